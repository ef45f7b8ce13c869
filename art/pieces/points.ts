import { type Drawing, piece } from '../ink/drawing.ts';
import { GOLD } from '../ink/palette.ts';
import { radians } from '../ink/shapes.ts';

export const points: readonly Drawing[] = [
  piece('vp', 12, (p) => {
    const leaf = (x: number, y: number, a: number) => {
      const t = radians(a);
      const c = Math.cos(t);
      const s = Math.sin(t);
      const P = (u: number, v: number) =>
        `${(x + u * c - v * s).toFixed(2)} ${(y + u * s + v * c).toFixed(2)}`;
      p.shape(
        `M${P(0, 0)}C${P(3, -4.6)} ${P(8, -4.6)} ${P(12, 0)}C${P(8, 4)} ${P(3, 4)} ${P(0, 0)}Z`,
        '#7fa24f',
        1.2,
      );
    };
    for (const side of [-1, 1]) {
      p.ink(`M32 58C${32 + side * 18} 56 ${32 + side * 25} 40 ${32 + side * 21} 17`, 1.6, {
        taper: [0, 0.6],
      });
      const twigs = [
        [10, 54.5, 165, 10],
        [18.5, 47, 205, 320],
        [22.5, 38, 225, 318],
        [23, 28, 245, 300],
        [21.5, 19, 262, 282],
      ];
      for (const [dx, y, l, r] of twigs) {
        const x = 32 + side * dx;
        leaf(x, y, side < 0 ? l : 180 - l);
        leaf(x, y, side < 0 ? r + 20 : 160 - r);
      }
    }
    p.shape('M32 14L37 25.5L49 26.5L40 34.5L43 46.5L32 40L21 46.5L24 34.5L15 26.5L27 25.5Z', GOLD, 1.8);
    p.hatch('M32 14L37 25.5L49 26.5L40 34.5L43 46.5L32 40Z', { angle: 40, gap: 2.6, w: [1, 0.1] });
  }),
];
