// Single cards of the box that are no action cards.
import { type Draw, type Drawing, drawing, piece } from '../ink/drawing.ts';
import { CARD, GOLD } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle, radians, roundRect } from '../ink/shapes.ts';
import { hill } from '../scenery/land.ts';
import { cloud, strokes } from '../scenery/sky.ts';

const FIELD = roundRect(8, 8, 84, 124, 4);
const CLOTH = 'M26 24C38 15 50 33 86 22C80 32 78 40 79 48C80 58 83 66 87 74C60 84 46 67 26 77Z';
const BURGUNDY = 'var(--burgundy,#7a1f3d)';
const GILT = '#f0d0a0';

/** A banner in the wind, the same on both sides of the start player's card. */
function banner(p: Plate, charge: Draw): void {
  p.shape('M20 17L25.5 16.5L26 128H20Z', '#a8743f', 1.7);
  p.hatch('M23 20H26V124H23Z', { gap: 4.4, w: [1, 0.1] });
  p.shape(circle(23, 14, 4.6), GOLD, 1.6);
  p.fill(CLOTH, BURGUNDY);
  p.hatch(
    'M60 29C68 29 78 26 86 22C80 32 78 40 79 48C80 58 83 66 87 74C78 77 70 77 63 76C70 62 69 44 60 29Z',
    {
      angle: 8,
      gap: 3.4,
      w: [1.4, 0.1],
      cover: [0.5, 1],
    },
  );
  p.hatch('M27 24C31 22 35 22 38 23C34 38 34 58 37 73C33 73 30 74 27 76Z', {
    angle: 4,
    gap: 3.6,
    w: [1.1, 0.1],
    from: 'start',
    cover: [0.4, 0.8],
  });
  charge(p);
  p.ink(CLOTH, 2);
}

const startCard = (id: string, seed: number, sky: string, charge: Draw): Drawing =>
  drawing(id, 100, 140, { seed, wobble: 0.45, grain: 12, tolerance: 0.08 }, (p) => {
    p.fill(roundRect(1.4, 1.4, 97.2, 137.2, 8), CARD);
    p.fill(FIELD, sky);
    strokes(p, 9, 9, 82, 60, { gap: 6, opacity: 0.4 });
    cloud(p, 60, 96, 0.9);
    hill(p, 'M8.5 131.5V112C24 102 40 104 52 110C66 104 80 104 91.5 109V131.5Z', '#9bb070', {
      hatch: true,
      cover: [0.1, 0.4],
      angle: 8,
    });
    banner(p, charge);
    p.ink(roundRect(1.4, 1.4, 97.2, 137.2, 8), 2.1);
    p.ink(FIELD, 1.4);
  });

const castle: Draw = (p) => {
  p.fill('M42 66V50H40V42H45V45H49V42H53V46H57V42H61V45H65V42H70V50H68V66H59V60A4 4 0 0 0 51 60V66Z', GILT);
};

const question: Draw = (p) => {
  p.ink('M44 42C43 30 67 29 66 42C65.5 50 55 50 55 58', 5.6, { color: GILT, light: false, taper: [0.15, 0] });
  p.fill(circle(55, 67, 3.7), GILT);
};

/** Colours of the seven types, in the order of the box. */
const TYPES: readonly (readonly [id: string, color: string])[] = [
  ['castle', '#2f5a3d'],
  ['mine', '#6b6761'],
  ['cloister', '#6a4a86'],
  ['knowledge', '#d2a026'],
  ['ship', '#2f6593'],
  ['pasture', '#86ad4a'],
  ['building', '#cda66a'],
];

/** Seven cards in a ring around a star: all types in one estate. */
const allSeven = piece('all-seven', 153, (p) => {
  TYPES.forEach(([id, color], k) => {
    const turn = radians(-90 + (k * 360) / TYPES.length);
    const at = (out: number, side: number): string => {
      const x = 32 + Math.cos(turn) * out - Math.sin(turn) * side;
      const y = 33 + Math.sin(turn) * out + Math.cos(turn) * side;
      return `${x.toFixed(2)} ${y.toFixed(2)}`;
    };
    p.shape(
      `M${at(15, -6)}L${at(15, 6)}L${at(29.5, 7.5)}L${at(29.5, -7.5)}Z`,
      `var(--t-${id},${color})`,
      1.7,
    );
  });
  p.shape(
    'M32 20L35.6 28.6L45 29.4L37.9 35.4L40.1 44.6L32 39.7L23.9 44.6L26.1 35.4L19 29.4L28.4 28.6Z',
    GOLD,
    1.7,
  );
});

export const cards: readonly Drawing[] = [
  startCard('start-front', 151, '#f0e3c1', castle),
  // Lies this side up as soon as somebody has sold goods: the next phase will begin elsewhere.
  startCard('start-back', 152, '#d9cfe0', question),
  allSeven,
];
