import type { Drawing } from '../ink/drawing.ts';
import { circle, radians } from '../ink/shapes.ts';
import { INK, icon } from './icon.ts';

export const signs: readonly Drawing[] = [
  icon('plus', 121, (p) => {
    p.fill('M27 7H37V27H57V37H37V57H27V37H7V27H27Z', INK);
  }),
  icon('minus', 122, (p) => {
    p.fill('M7 27H57V37H7Z', INK);
  }),
  icon('left', 123, (p) => {
    p.fill('M44 6C34 14 24 23 16 32C24 41 34 50 44 58L48 52C42 45 36 39 31 32C36 25 42 19 48 12Z', INK);
  }),
  icon('up', 124, (p) => {
    p.fill('M6 44C14 34 23 24 32 16C41 24 50 34 58 44L52 48C45 42 39 36 32 31C25 36 19 42 12 48Z', INK);
  }),
  icon('info', 125, (p) => {
    p.ink(circle(32, 32, 26), 4, { light: false });
    p.fill(circle(32, 19, 4.6), INK);
    p.fill('M24 27H36V44H40V49H24V44H28V32H24Z', INK);
  }),
  icon('warning', 126, (p) => {
    p.ink('M32 7L60 56H4Z', 4.8, { light: false });
    p.fill('M28 24H36L34.2 41H29.8Z', INK);
    p.fill(circle(32, 47.5, 3.6), INK);
  }),
  icon('eye-closed', 127, (p) => {
    p.ink('M4 28C14 44 50 44 60 28', 4.4);
    for (const [x, y, dx] of [
      [11, 36, -5],
      [24, 41, -2.5],
      [40, 41, 2.5],
      [53, 36, 5],
    ]) {
      p.ink(`M${x} ${y}L${x + dx} ${y + 9}`, 3.8, { taper: [0, 0.4] });
    }
  }),
  icon('book', 128, (p) => {
    p.fill(
      'M30 16C22 10 12 9 3 11V52C12 50 22 51 30 57ZM9 20C14 19.5 20 20.5 24 23V27C20 24.5 14 23.5 9 24ZM9 30C14 29.5 20 30.5 24 33V37C20 34.5 14 33.5 9 34Z',
      INK,
    );
    p.fill(
      'M34 16C42 10 52 9 61 11V52C52 50 42 51 34 57ZM55 20C50 19.5 44 20.5 40 23V27C44 24.5 50 23.5 55 24ZM55 30C50 29.5 44 30.5 40 33V37C44 34.5 50 33.5 55 34Z',
      INK,
    );
  }),
  icon('trophy', 129, (p) => {
    p.ink('M16 11H6C5 22 10 29 19 31M48 11H58C59 22 54 29 45 31', 4.2);
    p.fill('M16 6H48V20C48 32 42 39 36 41V49H46V57H18V49H28V41C22 39 16 32 16 20Z', INK);
  }),
  icon('wreath', 130, (p) => {
    for (const side of [-1, 1]) {
      p.ink(`M32 58C${32 + side * 22} 56 ${32 + side * 27} 30 ${32 + side * 15} 8`, 3, { taper: [0, 0.6] });
      for (const [out, y, lean] of [
        [12, 52, 60],
        [20, 42, 82],
        [22.5, 31, 96],
        [20.5, 20, 108],
      ]) {
        for (const spread of [-42, 42]) {
          const a = radians(-(lean + spread));
          const tip = 13;
          const x = 32 + side * out;
          const at = (along: number, across: number): string => {
            const dx = Math.cos(a) * along - Math.sin(a) * across;
            const dy = Math.sin(a) * along + Math.cos(a) * across;
            return `${(x + side * dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
          };
          p.fill(
            `M${at(0, 0)}C${at(3, -5)} ${at(8, -5)} ${at(tip, 0)}C${at(8, 5)} ${at(3, 5)} ${at(0, 0)}Z`,
            INK,
          );
        }
      }
    }
  }),
  icon('chart', 131, (p) => {
    p.ink('M8 5V57H60', 4.4);
    p.ink('M15 47L27 33L38 39L56 14', 4.6);
    p.fill(circle(56, 14, 4.6), INK);
  }),
  icon('link', 132, (p) => {
    p.ink('M28 20L37 11C47 3 61 16 53 27L44 36C40 40 34 40 30 37', 5);
    p.ink('M36 44L27 53C17 61 3 48 11 37L20 28C24 24 30 24 34 27', 5);
  }),
  icon('bell', 133, (p) => {
    p.fill(
      'M28 8C28 3 36 3 36 8C46 11 49 20 49 30C49 39 52 43 57 47V50H7V47C12 43 15 39 15 30C15 20 18 11 28 8Z',
      INK,
    );
    p.fill('M24 53H40C40 62 24 62 24 53Z', INK);
  }),
  icon('door', 134, (p) => {
    p.ink('M34 8H10V56H34', 4.6);
    p.fill('M40 16C46 22 53 28 61 32C53 36 46 42 40 48V37H22V27H40Z', INK);
  }),
];
