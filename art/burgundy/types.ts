// Emblems of the seven card types: one flat colour, so that they read at the size of a letter.
import type { Drawing } from '../ink/drawing.ts';
import { arch, circle } from '../ink/shapes.ts';
import { emblem, FACE } from './type-emblem.ts';

export const types: readonly Drawing[] = [
  emblem('castle', 27, (p) => {
    p.shape(
      'M8 60V20H5V8H12V13H17V8H24V20H21V30H26V26H31V30H33V26H38V30H43V20H40V8H47V13H52V8H59V20H56V60Z',
      FACE,
      2.2,
    );
    p.fill(arch(25, 40, 14, 20), p.cut);
    p.fill('M13 26H16V36H13Z', p.cut);
    p.fill('M48 26H51V36H48Z', p.cut);
  }),
  emblem('mine', 28, (p) => {
    const pick = (mirrored: boolean) => {
      const X = (x: number) => (mirrored ? 64 - x : x);
      p.shape(`M${X(12)} 60L${X(6)} 55L${X(43)} 15L${X(49)} 20Z`, FACE, 2);
      p.shape(
        `M${X(26)} 5C${X(40)} 3 ${X(58)} 14 ${X(61)} 36C${X(54)} 26 ${X(48)} 20 ${X(42)} 17C${X(38)} 11 ${X(33)} 8 ${X(26)} 5Z`,
        FACE,
        2,
      );
    };
    pick(false);
    pick(true);
  }),
  emblem('cloister', 29, (p) => {
    p.shape('M10 60V30C10 14 22 6 32 3C42 6 54 14 54 30V60Z', FACE, 2.2);
    p.fill('M17 60V33C17 24 22 20 23.5 19C26 21 29.5 26 29.5 33V60Z', p.cut);
    p.fill('M34.5 60V33C34.5 26 38 21 40.5 19C42 20 47 24 47 33V60Z', p.cut);
    p.fill(circle(32, 17, 4.6), p.cut);
  }),
  emblem('knowledge', 30, (p) => {
    p.shape(
      'M12 10C17 13 22 12 26 11C30 9.5 34 9.5 38 11C42 12 47 13 52 10C53 16 53 20 52 24C56 34 55 48 46 56C40 61 24 61 18 56C9 48 8 34 12 24C11 20 11 16 12 10Z',
      FACE,
      2.2,
    );
    p.shape(circle(22.5, 25, 8.6), FACE, 2);
    p.shape(circle(41.5, 25, 8.6), FACE, 2);
    p.fill(circle(23.5, 25.5, 4), p.cut);
    p.fill(circle(40.5, 25.5, 4), p.cut);
    p.fill('M28.5 31H35.5L32 39Z', p.cut);
    p.ink('M20 42L24 46L28 42L32 46L36 42L40 46L44 42M24 50L28 54L32 50L36 54L40 50', 1.8);
  }),
  emblem('ship', 31, (p) => {
    p.shape('M4 42H60C58 52 52 59 44 59H20C12 59 6 52 4 42Z', FACE, 2.2);
    p.shape('M30 3H34V42H30Z', FACE, 1.5);
    p.shape('M12 12C24 8 40 8 52 12C55 22 55 28 52 36C40 32 24 32 12 36C16 28 16 20 12 12Z', FACE, 2.2);
    p.ink('M32 10V33M14 23C26 20 40 20 54 23', 1.6);
    p.shape('M34 3C39 0.5 43 5.5 48 3V8C43 10.5 39 6 34 8Z', FACE, 1.4);
    p.ink('M9 49C24 52 40 52 56 49', 1.7);
  }),
  emblem('pasture', 32, (p) => {
    p.ink('M4 59C10 56 14 61 20 58C26 55 30 61 36 58C42 55 48 61 60 57', 2.2);
    for (const x of [8, 28, 48]) p.shape(`M${x} 16L${x + 4} 9L${x + 8} 16V58H${x}Z`, FACE, 2);
    p.shape('M3 23L61 21V28L3 30Z', FACE, 2);
    p.shape('M3 41L61 39V46L3 48Z', FACE, 2);
  }),
  emblem('building', 33, (p) => {
    p.shape('M9 60V32H55V60Z', FACE, 2.2);
    p.shape('M3 34L20 8H44L61 34Z', FACE, 2.2);
    p.hatch('M6 33L20 9H44L58 33Z', { gap: 5.2, w: [1.7, 1] });
    p.fill('M27 60V46H37V60Z', p.cut);
    p.fill('M14 39H21V47H14Z', p.cut);
    p.fill('M43 39H50V47H43Z', p.cut);
  }),
];
