// The furniture of playing together: a table seen from above, a sealed letter, a chest.
import type { GameArt } from '../../game-art.ts';
import { drawing } from '../../ink/drawing.ts';
import { BONE } from '../../ink/palette.ts';
import { circle, radians } from '../../ink/shapes.ts';

const PLATE = { wobble: 0.9, grain: 22, tolerance: 0.14, scale: 10 };

export const art: GameArt = {
  drawings: [
    drawing('deco-table', 560, 300, { ...PLATE, seed: 561 }, (p) => {
      p.fill(circle(284, 166, 268, 126), 'var(--table-shade,#00000055)');
      p.shape(circle(280, 150, 268, 134), 'var(--tabletop-rim,#6b4526)', 3.2);
      p.shape(circle(280, 146, 254, 124), 'var(--tabletop,#a9763f)', 2.2);
      const inside = circle(280, 146, 250, 120);
      p.hatch(inside, {
        angle: 1,
        gap: 15,
        w: [1.5, 0.4],
        from: 'both',
        cover: [0.25, 0.9],
        jitter: 0.9,
        color: 'var(--tabletop-grain,#7d5329)',
        opacity: 0.75,
      });
      for (const y of [84, 146, 208]) {
        const w = 252 * Math.sqrt(1 - ((y - 146) / 122) ** 2);
        p.ink(`M${280 - w} ${y}L${280 + w} ${y}`, 1.7, { color: 'var(--tabletop-rim,#6b4526)' });
      }
      for (const [x, y] of [
        [132, 112],
        [404, 178],
      ]) {
        p.ink(circle(x, y, 13, 5), 1.5, { color: 'var(--tabletop-grain,#7d5329)', light: false });
        p.ink(circle(x, y, 6, 2.2), 1.4, { color: 'var(--tabletop-grain,#7d5329)', light: false });
      }
      p.hatch('M530 160C520 230 410 270 280 270C360 262 480 236 530 160Z', {
        angle: 16,
        gap: 6,
        w: [2, 0.2],
      });
    }),
    drawing('deco-letter', 200, 140, { ...PLATE, seed: 562, wobble: 0.7 }, (p) => {
      p.shape('M10 22L188 14L194 124L14 132Z', BONE, 2.4);
      p.hatch('M150 70L192 40L194 124L60 130C110 118 140 100 150 70Z', {
        angle: 22,
        gap: 5,
        w: [1.6, 0.1],
        color: '#b9a274',
      });
      p.ink('M11 23L98 84L188 15M14 131L78 71M194 123L120 69', 2.2);
      for (let k = 0; k < 11; k++) {
        const a = radians(k * 33);
        p.fill(circle(100 + 19 * Math.cos(a), 84 + 18 * Math.sin(a), 7.5), '#a3341f');
      }
      p.shape(circle(100, 84, 21), '#a3341f', 1.6);
      p.ink(circle(100, 84, 15), 1.6, { color: '#6d1d10', light: false });
      p.fill('M91 92V80H88V74H92V77H97V74H103V77H108V74H112V80H109V92H104V88A4 4 0 0 0 96 88V92Z', '#f0c9a8');
    }),
    drawing('deco-chest', 150, 120, { ...PLATE, seed: 563, wobble: 0.7 }, (p) => {
      p.shape('M14 54H136V110H14Z', '#8a5a2c', 2.6);
      p.hatch('M100 56H136V110H96C104 92 106 74 100 56Z', { angle: 8, gap: 4, w: [1.8, 0.1] });
      p.shape('M10 56C10 26 28 12 52 12H98C122 12 140 26 140 56Z', '#a8743f', 2.6);
      p.hatch('M104 14C130 18 140 34 140 56H112C118 40 114 24 104 14Z', { angle: 14, gap: 4, w: [1.8, 0.1] });
      for (const x of [26, 112]) {
        p.shape(`M${x} 15H${x + 12}V110H${x}Z`, '#6b6761', 1.8);
        for (const y of [30, 48, 72, 96]) p.fill(circle(x + 6, y, 1.8), p.cut);
      }
      p.ink('M10 56H140', 2.4);
      p.shape('M64 44H86V74C86 80 64 80 64 74Z', '#d7a62a', 2);
      p.fill('M75 56A4 4 0 0 0 73 63L72 70H78L77 63A4 4 0 0 0 75 56Z', p.cut);
    }),
  ],
};
