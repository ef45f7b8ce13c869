// The three sorts of goods: a light basket, a barrel, a dark crate.
import { type Drawing, piece } from '../ink/drawing.ts';
import { circle, roundRect } from '../ink/shapes.ts';

export const goods: readonly Drawing[] = [
  piece('goods-l', 20, (p) => {
    const c = 'var(--goods-l,#e0b878)';
    p.ink('M14 27C14 2 50 2 50 27', 5.6);
    p.ink('M14 27C14 2 50 2 50 27', 2.4, { color: c });
    p.shape('M15 27C15 20 22 19 24 22C26 17 34 17 36 21C39 17 48 19 49 27Z', '#c2553b', 1.7);
    p.shape(circle(27, 23.5, 5.4), '#d9a32b', 1.5);
    p.shape(circle(40, 24, 4.8), '#8fae4c', 1.5);
    p.shape('M9 31L14 55C15 59 18 60 22 60H42C46 60 49 59 50 55L55 31Z', c, 2.1);
    for (let r = 0; r < 4; r++)
      for (let k = 0; k < 6; k++) {
        const y = 36.5 + r * 6;
        const x = 13 + k * 7 + (r % 2 ? 3.5 : 0) + r * 0.4;
        if (x < 49 - r)
          p.ink(`M${x} ${y + 1.5}C${x + 1} ${y - 1.5} ${x + 4} ${y - 1.5} ${x + 5} ${y + 1.5}`, 1.5, {
            taper: [0.3, 0.3],
          });
      }
    p.hatch('M46 32H55L50 55C49 59 46 60 42 60C45 52 46 42 46 32Z', { angle: 8, gap: 2.8, w: [1.3, 0.1] });
    p.shape(roundRect(5.5, 25.5, 53, 7, 3.5), '#c9974f', 1.9);
    p.hatch('M8 26.5H57V32H8Z', { angle: 60, gap: 4, w: [1.2, 0.8] });
  }),
  piece('goods-m', 21, (p) => {
    const c = 'var(--goods-m,#b07a3d)';
    p.shape('M16 8C8 22 8 44 16 58C26 62 38 62 48 58C56 44 56 22 48 8Z', c, 2.2);
    p.hatch('M40 10L48 8C56 22 56 44 48 58L40 60C46 44 46 24 40 10Z', { gap: 2.8, w: [1.4, 0.1] });
    p.ink('M25 10C21 26 21 42 25 60M39 10C43 26 43 42 39 60M32 12V61', 1.2);
    p.shape('M16 8C26 3 38 3 48 8C38 13 26 13 16 8Z', '#d6a464', 1.8);
    p.shape('M12.5 18C24 23 40 23 51.5 18L53 24C40 29 24 29 11 24Z', '#5f5348', 1.5);
    p.shape('M11 43C24 48 40 48 53 43L51.5 49C40 54 24 54 12.5 49Z', '#5f5348', 1.5);
  }),
  piece('goods-d', 22, (p) => {
    const c = 'var(--goods-d,#6e4322)';
    p.fill('M5 22L16 8H60L60 44L49 58H5Z', c);
    p.fill('M5 22L16 8H60L49 22Z', '#fff', 0.22);
    p.fill('M49 22L60 8V44L49 58Z', '#000', 0.25);
    p.hatch('M49 22L60 8V44L49 58Z', { angle: 128, gap: 2.9, w: [1.5, 0.6] });
    p.shape('M10 29L15 27L44 51L39 53Z', '#a97b4f', 1.4);
    p.shape('M39 27L44 29L15 53L10 51Z', '#a97b4f', 1.4);
    p.shape('M5 22H49V28H5Z', '#96683d', 1.6);
    p.shape('M5 52H49V58H5Z', '#96683d', 1.6);
    p.shape('M5 22H11V58H5Z', '#a97b4f', 1.5);
    p.shape('M43 22H49V58H43Z', '#a97b4f', 1.5);
    p.ink('M5 22H49V58H5Z', 2)
      .ink('M5 22L16 8H60L49 22', 2)
      .ink('M60 8V44L49 58', 2.2)
      .ink('M17 22L28 8M32 22L43 8', 1.2);
    for (const [x, y] of [
      [8, 25],
      [46, 25],
      [8, 55],
      [46, 55],
    ])
      p.fill(circle(x, y, 1.3), p.cut);
  }),
];
