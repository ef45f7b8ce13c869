import { type Drawing, piece } from '../ink/drawing.ts';
import { GOLD } from '../ink/palette.ts';
import { circle, radians, roundRect } from '../ink/shapes.ts';

export const wealth: readonly Drawing[] = [
  piece('coin', 8, (p) => {
    p.shape('M5 32A27 26 0 0 1 59 32V37A27 26 0 0 1 5 37Z', '#a9791a', 2);
    p.hatch('M5 32A27 26 0 0 0 59 32V37A27 26 0 0 1 5 37Z', { angle: 90, gap: 2.6, w: [1, 0.6] });
    p.shape(circle(32, 30, 27, 25.5), GOLD, 2);
    p.ink(circle(32, 30, 21, 19.6), 1.2);
    // five-petalled rose
    for (let k = 0; k < 5; k++) {
      const a = radians(-90 + k * 72);
      const x = 32 + 8.6 * Math.cos(a);
      const y = 30 + 8.2 * Math.sin(a);
      p.shape(circle(x, y, 5.2, 5), '#f3d675', 1.3);
    }
    p.shape(circle(32, 30, 4.2), '#a9791a', 1.2);
    p.hatch('M44 12A27 25 0 0 1 40 54L36 49A21 19.6 0 0 0 41 14Z', {
      angle: 30,
      gap: 2.6,
      w: [1, 0.2],
      opacity: 0.75,
    });
  }),
  piece('grain', 10, (p) => {
    p.shape('M21 20C10 27 4 44 10 58C22 62 42 62 54 58C60 44 54 27 43 20Z', 'var(--grain,#e3bf55)', 2.1);
    p.hatch('M43 20C54 27 60 44 54 58C50 60 44 61 38 61C46 50 47 34 40 20Z', {
      angle: 18,
      gap: 3,
      w: [1.3, 0.1],
      cover: [0.6, 1],
    });
    p.shape('M23 16C17 11 18 6 22 3C26 7 29 4 32 3C35 5 39 7 43 3C46 7 46 12 41 16Z', '#f0d88c', 1.8);
    p.shape(roundRect(19.5, 15, 25, 6, 3), '#8a5a2b', 1.6);
    p.ink('M32 56C31 48 31 42 33 32', 1.7, { taper: [0, 0.5] });
    for (const [x, y, r] of [
      [33.6, 29, 0],
      [29, 36, -28],
      [36.6, 36, 28],
      [28.5, 43, -28],
      [36, 43, 28],
      [28.5, 50, -28],
      [35.5, 50, 28],
    ]) {
      const a = radians(r);
      const ux = Math.sin(a);
      const uy = -Math.cos(a);
      const vx = -uy;
      const vy = ux;
      const P = (u: number, v: number) =>
        `${(x + ux * u + vx * v).toFixed(2)} ${(y + uy * u + vy * v).toFixed(2)}`;
      p.shape(
        `M${P(-4, 0)}C${P(-2, 3)} ${P(2, 3)} ${P(5, 0)}C${P(2, -3)} ${P(-2, -3)} ${P(-4, 0)}Z`,
        '#fff0b8',
        1.1,
      );
    }
  }),
];
