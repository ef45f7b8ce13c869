import type { Drawing } from '../ink/drawing.ts';
import type { Point } from '../ink/path.ts';
import { hundredths, loop } from './lines.ts';
import { tone } from './palette.ts';
import { type Print, place } from './print.ts';

/** The round crown of a leaf tree: n bulges around x, y. */
function crown(p: Print, x: number, y: number, r: number, n: number): void {
  const start = p.random() * 6;
  const radii = Array.from({ length: n }, () => r * (0.88 + p.random() * 0.18));
  const at = (i: number): string => {
    const a = start + ((i % n) * 2 * Math.PI) / n;
    const radius = radii[i % n];
    return `${hundredths(x + Math.cos(a) * radius)} ${hundredths(y + Math.sin(a) * radius * 0.95)}`;
  };
  const bulge = hundredths((r * 2.6) / n);
  const bulges = Array.from({ length: n }, (_, i) => `A${bulge} ${bulge} 0 0 1 ${at(i + 1)}`);
  p.shape(`M${at(0)}${bulges.join('')}Z`, tone.tree, 1.45);
  shadow(p, x, y, r * 0.97);
  for (let i = 0; i < n * 0.7; i++) {
    const a = 2.2 + p.random() * 3.4;
    const t = (0.25 + p.random() * 0.5) * r;
    const leaf = `M${hundredths(x + Math.cos(a) * t - 2)} ${hundredths(y + Math.sin(a) * t)}q2 -2.4 4 0`;
    p.ink(leaf, 0.9, { taper: [0.5, 0.5] });
  }
}

/** A crescent of shadow on the right of a crown. */
function shadow(p: Print, x: number, y: number, r: number): void {
  const from = `${hundredths(x + r * 0.55)} ${hundredths(y - r * 0.8)}`;
  const to = `${hundredths(x - r * 0.35)} ${hundredths(y + r * 0.88)}`;
  const [near, far] = [hundredths(r), hundredths(r * 1.25)];
  p.hatch(`M${from}A${near} ${near} 0 0 1 ${to}A${far} ${far} 0 0 0 ${from}Z`, {
    angle: 38,
    gap: 2.5,
    w: [1.25, 0.1],
    cover: [0.55, 1],
  });
}

const tree = (id: string, seed: number, r: number, bulges: number): Drawing =>
  place(id, 34, 40, seed, (p) => {
    p.shape('M15 25L14 38C16 39.5 19 39.5 20.5 38L19 25Z', tone.trunk, 1.1);
    crown(p, 17, 26 - r * 0.75, r, bulges);
  });

const fir = (id: string, seed: number, h: number): Drawing =>
  place(id, 24, 38, seed, (p) => {
    p.ink('M12 30V36.5', 2.2);
    const w = h * 0.3;
    const top = 33 - h;
    const half = (side: 1 | -1): Point[] => [
      [12, top],
      [12 + side * w * 0.5, top + h * 0.36],
      [12 + side * w * 0.28, top + h * 0.34],
      [12 + side * w * 0.8, top + h * 0.68],
      [12 + side * w * 0.5, top + h * 0.66],
      [12 + side * w, top + h],
    ];
    const right = half(1);
    p.shape(loop(...right, ...half(-1).slice(1).reverse()), tone.fir, 1.4);
    p.hatch(loop(...right, [12, top + h]), { angle: 28, gap: 2.4, w: [1.35, 0.2], cover: [0.6, 1] });
  });

export const trees: readonly Drawing[] = [
  tree('b-tree1', 101, 11, 9),
  tree('b-tree2', 102, 9, 9),
  tree('b-tree3', 103, 13.5, 11),
  fir('b-fir1', 104, 30),
  fir('b-fir2', 105, 24),
  place('b-poplar', 16, 46, 106, (p) => {
    p.ink('M8 36V45', 2);
    const d = 'M8 2C12 8 14 18 13 28C12.5 35 10 39 8 39C6 39 3.5 35 3 28C2 18 4 8 8 2Z';
    p.shape(d, tone.tree, 1.4);
    p.hatch('M8 2C12 8 14 18 13 28C12.5 35 10 39 8 39C11 30 11 14 8 2Z', {
      angle: 30,
      gap: 2.4,
      w: [1.2, 0.1],
    });
  }),
  place('b-bush', 26, 16, 107, (p) => {
    const d = 'M2 14C0 10 4 6 8 8C9 3 16 2 18 7C22 5 26 9 24 14Z';
    p.shape(d, tone.tree, 1.3);
    p.hatch('M18 7C22 5 26 9 24 14H14C19 13 20 10 18 7Z', { angle: 30, gap: 2.3, w: [1.1, 0.1] });
    p.ink('M7 11q1.5 -1.6 3 0M13 8.5q1.5 -1.6 3 0', 0.9);
  }),
];
