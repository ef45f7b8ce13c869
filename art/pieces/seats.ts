// Seats are told apart by colour, charge and heraldic hatching together, never by colour alone.
import type { Drawing } from '../ink/drawing.ts';
import { BONE, GOLD } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle, radians } from '../ink/shapes.ts';
import { crest, lines, SHIELD } from './crest.ts';

function rose(p: Plate): void {
  for (let k = 0; k < 5; k++) {
    const a = radians(-90 + k * 72);
    p.shape(circle(32 + 9.6 * Math.cos(a), 31 + 9.6 * Math.sin(a), 7.4), BONE, 1.7);
  }
  p.shape(circle(32, 31, 5.4), GOLD, 1.6);
}

function fish(p: Plate): void {
  p.shape('M12 31C18 21 32 18 43 28L53 20C51 28 51 35 53 43L43 35C32 45 18 41 12 31Z', BONE, 1.8);
  p.fill(circle(20, 29.5, 2), p.cut);
  p.ink('M26 23C29 28 29 34 26 39', 1.5);
  p.ink('M32 26L34 29M31 32L34 35M36 29L38 32', 1.2);
}

function acorn(p: Plate): void {
  p.shape('M22 27C22 40 26 48 32 52C38 48 42 40 42 27Z', BONE, 1.8);
  p.hatch('M36 27H42C42 40 38 48 32 52C36 44 37 36 36 27Z', { angle: 10, gap: 2.8, w: [1.2, 0.1] });
  p.shape('M19 28C18 20 24 16 32 16C40 16 46 20 45 28C38 31 26 31 19 28Z', '#6e4a1c', 1.8);
  p.ink('M32 16C32 12 33 10 36 8', 2.6, { taper: [0, 0.2] });
  p.hatch('M20 27C19 20 24 17 32 17C40 17 45 20 44 27C38 30 26 30 20 27Z', {
    angle: 45,
    gap: 3.6,
    w: [1, 0.8],
    color: BONE,
    opacity: 0.6,
  });
}

function firTree(p: Plate): void {
  const tree = 'M32 10L41 23H36.5L45 35H39L48 48H35V54H29V48H16L25 35H19L27.5 23H23Z';
  p.fill(tree, '#2f5a3d');
  p.hatch('M32 10L41 23H36.5L45 35H39L48 48H32Z', { angle: 30, gap: 2.8, w: [1.3, 0.2] });
  p.ink(tree, 1.6);
}

function grapes(p: Plate): void {
  p.ink('M32 20C31 15 34 12 38 11', 2);
  p.shape('M31 19C24 20 19 16 18 11C25 9 31 12 31 19Z', '#7fa24f', 1.5);
  const berries = [
    [22, 25],
    [32, 24],
    [42, 25],
    [27, 33],
    [37, 33],
    [32, 41],
    [32, 49.5],
  ];
  for (const [x, y] of berries) p.shape(circle(x, y, 5.6), BONE, 1.6);
}

export const seats: readonly Drawing[] = [
  crest({
    id: 'seat-1',
    seed: 42,
    color: 'var(--seat-1,#b3392b)',
    pattern: lines(90, '#7d1f14'),
    charge: rose,
  }),
  crest({
    id: 'seat-2',
    seed: 43,
    color: 'var(--seat-2,#2f5d8c)',
    pattern: lines(0, '#173a5e'),
    charge: fish,
  }),
  crest({
    id: 'seat-3',
    seed: 44,
    color: 'var(--seat-3,#d9a321)',
    pattern: (p) => p.dots(SHIELD, { gap: 6.4, r: 1.15, color: '#8a5d06' }),
    charge: acorn,
  }),
  crest({ id: 'seat-4', seed: 45, color: 'var(--seat-4,#efe6d2)', pattern: () => {}, charge: firTree }),
  crest({
    id: 'seat-5',
    seed: 46,
    color: 'var(--seat-5,#6a3f86)',
    pattern: lines(-45, '#41235a'),
    charge: grapes,
  }),
];
