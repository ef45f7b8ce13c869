// What belongs to the room: people, light, language, settings.
import type { Drawing } from '../ink/drawing.ts';
import { circle, radians } from '../ink/shapes.ts';
import { INK, icon } from './icon.ts';

export const parlour: readonly Drawing[] = [
  icon('bot', 65, (p) => {
    p.ink('M12 20H52V56H12Z', 4.4);
    p.ink('M32 20V9', 3.4);
    p.fill(circle(32, 7, 4.6), INK);
    p.fill(circle(23.5, 35, 4.8), INK);
    p.fill(circle(40.5, 35, 4.8), INK);
    p.ink('M22 47H42', 3.4);
    p.ink('M6 32V44M58 32V44', 4);
  }),
  icon('person', 66, (p) => {
    p.fill(circle(32, 18, 13), INK);
    p.fill('M6 60C6 44 16 36 32 36C48 36 58 44 58 60Z', INK);
  }),
  icon('people', 67, (p) => {
    p.fill(circle(20, 19, 9.6), INK);
    p.fill(circle(45, 19, 9.6), INK);
    p.fill('M2 56C2 40 9 32 20 32C31 32 33 40 32.5 56Z', INK);
    p.fill('M37 56C38 46 37 38 34 34C37 32.5 41 32 45 32C56 32 62 41 62 56Z', INK);
  }),
  icon('clock', 49, (p) => {
    p.ink(circle(32, 32, 25.5), 4.4, { light: false });
    p.ink('M32 15V32L43 40', 4.4);
    for (let k = 0; k < 12; k += 3) {
      const a = (k * Math.PI) / 6;
      p.ink(
        `M${32 + 20.5 * Math.cos(a)} ${32 + 20.5 * Math.sin(a)}L${32 + 23.5 * Math.cos(a)} ${32 + 23.5 * Math.sin(a)}`,
        3,
      );
    }
  }),
  icon('hourglass', 50, (p) => {
    p.ink('M14 6H50M14 58H50', 5);
    p.ink('M18 8C18 22 28 26 28 32C28 38 18 42 18 56M46 8C46 22 36 26 36 32C36 38 46 42 46 56', 3.4);
    p.fill('M23 18H41C39 24 34 27 32 30C30 27 25 24 23 18Z', INK);
    p.fill('M22 55C23 47 30 46 32 41C34 46 41 47 42 55Z', INK);
  }),
  icon('language', 58, (p) => {
    p.ink('M5 8H40V32H22L13 42V32H5Z', 3.8);
    p.ink('M26 40V47H43L52 57V47H59V22H48', 3.8);
    p.ink('M15 28L22.5 12L30 28M18 23H27', 3);
  }),
  icon('sun', 59, (p) => {
    p.fill(circle(32, 32, 12), INK);
    for (let k = 0; k < 12; k++) {
      const a = radians(k * 30);
      const r = k % 2 ? 24 : 29;
      const c = Math.cos(a);
      const s = Math.sin(a);
      const w = 3;
      p.fill(
        `M${32 + 16 * c - w * s} ${32 + 16 * s + w * c}L${32 + r * c} ${32 + r * s}L${32 + 16 * c + w * s} ${32 + 16 * s - w * c}Z`,
        INK,
      );
    }
  }),
  icon('candle', 60, (p) => {
    p.fill(
      'M32 2C40 12 41 17 40 21C39 26 36 28 32 28C28 28 25 26 24 21C23 16 29 12 32 2ZM32 15C30 18 29.5 20 29.5 22C29.5 24 30.5 25 32 25C33.5 25 34.5 24 34.5 22C34.5 20 34 18 32 15Z',
      INK,
    );
    p.fill('M23 32C26 30 29 33 32 31C35 30 38 32 41 31V50H23Z', INK);
    p.fill('M10 52H54C53 57 48 61 42 61H22C16 61 11 57 10 52Z', INK);
    p.ink('M52 54C60 52 61 60 53 60', 2.6);
  }),
  icon('settings', 61, (p) => {
    const at = (r: number, degrees: number): string => {
      const a = radians(degrees);
      return `${(32 + r * Math.cos(a)).toFixed(2)} ${(32 + r * Math.sin(a)).toFixed(2)}`;
    };
    const teeth = Array.from({ length: 8 }, (_, k) => {
      const a = k * 45;
      return `${at(21, a - 13)}L${at(29, a - 9)}L${at(29, a + 9)}L${at(21, a + 13)}`;
    });
    p.fill(`M${teeth.join('L')}Z${circle(32, 32, 9)}`, INK);
  }),
  icon('offline', 78, (p) => {
    p.ink('M32 4V60', 4);
    p.fill('M34 6L58 22L34 32Z', INK);
    p.ink('M12 60H52', 5);
  }),
  icon('more', 615, (p) => {
    for (const x of [12, 32, 52]) p.fill(circle(x, 32, 6.4), INK);
  }),
];
