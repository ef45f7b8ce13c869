// What stands in the fields and walks beside them.
import type { Drawing } from '../ink/drawing.ts';
import { circle } from '../ink/shapes.ts';
import { transform } from '../ink/transform.ts';
import { tone } from './palette.ts';
import { place } from './print.ts';

export const fields: readonly Drawing[] = [
  place('b-sheaf', 26, 34, 108, (p) => {
    p.shape('M13 16C8 20 6 26 5 32H21C20 26 18 20 13 16Z', tone.straw, 1.3);
    p.shape(
      'M13 17C6 14 3 8 4 2C8 3 10 5 10.5 7C11 4 12 2 13 1C14 2 15 4 15.5 7C16 5 18 3 22 2C23 8 20 14 13 17Z',
      tone.straw,
      1.3,
    );
    p.shape('M9 15.5C11 14.5 15 14.5 17 15.5L17 19C15 20 11 20 9 19Z', tone.timber, 1.1);
    p.ink('M9 22L7 32M13 21V32M17 22L19 32M7 5L11 13M13 4V13M19 5L15 13', 0.9);
    p.hatch('M15 19C18 22 20 27 21 32H15Z', { angle: 10, gap: 2.3, w: [1, 0.1] });
  }),
  place('b-scarecrow', 30, 44, 109, (p) => {
    p.ink('M15 12V43', 2);
    p.ink('M3 19H27', 1.9);
    p.shape('M8 16H22L24 32L19 30L17 33L14 30L11 33L6 31Z', 'var(--b-cloth,#8f6aa8)', 1.3);
    p.hatch('M16 16H22L24 32L18 31Z', { angle: 8, gap: 2.4, w: [1.1, 0.1] });
    p.shape(circle(15, 10.5, 4.2), '#e8cf9a', 1.2);
    p.shape('M8 8C11 6.5 19 6.5 22 8L18.5 7.5L17 2L13 2L11.5 7.5Z', tone.timber, 1.2);
  }),
  place('b-geese', 44, 18, 110, (p) => {
    for (const [x, y, s] of [
      [2, 4, 1],
      [17, 7, 0.9],
      [30, 3, 0.85],
    ]) {
      const goose = (d: string): string => transform(d, s, x, y);
      p.shape(
        goose('M1 3C0 0 5 -1 5.5 2C5.5 5 4.5 6 6 7C9 6 13 6 14 8C13 12 7 13 4.5 11C2.5 9 3.5 6 2.5 4Z'),
        '#fbf4e2',
        1.1,
      );
      p.ink(goose('M1 3L-1.2 3.6'), 1.3, { color: '#c77c2c' });
      p.ink(goose('M7 12V14.5M9.5 12V14.5'), 1);
    }
  }),
  place('b-cart', 50, 34, 111, (p) => {
    p.shape('M12 10L44 7L46 20H14Z', tone.wood, 1.4);
    p.ink('M13 15L45 13M22 10V20M33 8.5V20', 0.9);
    p.shape('M16 9C18 2 38 0 42 7Z', tone.straw, 1.3);
    p.hatch('M30 3C38 2 40 4 42 7L30 8Z', { angle: 20, gap: 2.2, w: [1, 0.1] });
    p.ink('M13 18L1 24', 1.7);
    p.fill(circle(30, 24, 8), '#d9b780');
    p.ink(circle(30, 24, 8), 2, { light: false });
    p.ink('M30 16V32M22 24H38M24.5 18.5L35.5 29.5M35.5 18.5L24.5 29.5', 1);
  }),
];
