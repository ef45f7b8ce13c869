// Conny, who plays against a single player: her crest, her tray and the fate tiles before it.
import type { Drawing } from '../ink/drawing.ts';
import { Inset } from '../ink/inset.ts';
import { BONE } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle, radians, roundRect } from '../ink/shapes.ts';
import { crest, SHIELD } from '../pieces/crest.ts';
import { quill } from './time.ts';
import { token } from './token.ts';

/** A straw hat drawn over the eyes: nobody knows what Conny looks at. */
function hat(p: Plate): void {
  p.shape(
    'M20 30C17 40 15 47 18 52C22 54 25 51 26 47L38 47C39 51 42 54 46 52C49 47 47 40 44 30Z',
    '#6e3b1c',
    1.8,
  );
  p.shape('M22 28C22 42 26 51 32 51C38 51 42 42 42 28Z', '#f1cfa6', 1.8);
  p.hatch('M37 34H42C41 44 38 50 33 51C37 46 38 40 37 34Z', { angle: 8, gap: 2.5, w: [1.1, 0.1] });
  p.ink('M27.5 43C30 45.5 34 45.5 36.5 43', 1.6, { taper: [0.4, 0.4] });
  p.shape('M20 27C20 16 25 12 32 12C39 12 44 16 44 27Z', '#e6c66a', 2);
  p.hatch('M36 13C42 15 44 19 44 27H37C39 22 39 17 36 13Z', { angle: 6, gap: 2.6, w: [1.2, 0.1] });
  p.shape('M20 22C26 25 38 25 44 22V27C38 29 26 29 20 27Z', '#a3341f', 1.5);
  p.shape('M10 31C16 24 48 24 54 31C50 38 14 38 10 31Z', '#e6c66a', 2);
  p.ink('M15 32C22 35 42 35 49 32', 1.1, { taper: [0.4, 0.4] });
}

const TILE = roundRect(5, 5, 54, 54, 8);
const PAPER = 'var(--card,#fbf3df)';

/** A fate tile lying open, with an empty ring. */
function open(p: Plate): void {
  p.shape(TILE, PAPER, 2.2);
  p.ink(roundRect(9, 9, 46, 46, 5), 1);
  p.hatch('M50 9A5 5 0 0 1 55 14V50A5 5 0 0 1 50 55H44C50 42 51 22 50 9Z', {
    angle: 0,
    gap: 3.4,
    w: [0.9, 0.1],
    cover: [0.3, 0.8],
    opacity: 0.7,
  });
}

/** The wheel of fortune. */
function wheel(p: Plate): void {
  const gilt = '#e7c77e';
  p.shape(TILE, '#7b5028', 2.2);
  p.hatch(TILE, {
    angle: 4,
    gap: 5,
    w: [1, 0.3],
    from: 'both',
    cover: [0.4, 1],
    color: '#4f3117',
    opacity: 0.7,
  });
  p.ink(roundRect(9, 9, 46, 46, 5), 1.1, { color: gilt });
  p.shape(circle(32, 32, 17), gilt, 1.8);
  p.shape(circle(32, 32, 12), '#7b5028', 1.5);
  for (let k = 0; k < 8; k++) {
    const a = radians(k * 45);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    p.ink(`M32 32L${32 + 13 * c} ${32 + 13 * s}`, 2.6, { color: gilt, light: false });
    p.shape(circle(32 + 18.5 * c, 32 + 18.5 * s, 2.4), gilt, 1.1);
  }
  p.shape(circle(32, 32, 4.4), '#b3392b', 1.5);
}

export const rival: readonly Drawing[] = [
  crest({
    id: 'rival-conny',
    seed: 421,
    color: '#4f7d78',
    pattern: (p) => {
      for (const angle of [57, -57]) {
        p.hatch(SHIELD, { angle, gap: 7.5, w: [1.3, 1.1], color: '#2c504c', jitter: 0.1 });
      }
    },
    charge: hat,
  }),
  token('v-fate-back', 422, wheel),
  token('v-fate-blank', 423, (p) => {
    open(p);
    p.ink(circle(32, 32, 11), 1.6, { opacity: 0.45, light: false });
  }),
  token('v-fate-quill', 424, (p) => {
    open(p);
    quill(new Inset(p, 12, 12, 0.62));
  }),
  // one of the ten compartments of the tray, seen from above
  token('v-compartment', 425, (p) => {
    p.shape(roundRect(2.5, 2.5, 59, 59, 5), 'var(--wood,#a8743f)', 2);
    p.hatch('M3 54H61V61H3Z', { angle: 0, gap: 2.4, w: [0.9, 0.2], cover: [0.5, 1], opacity: 0.7 });
    p.shape(roundRect(9, 9, 46, 46, 2.5), 'var(--b-inside,#cbb78c)', 1.8);
    p.hatch('M9 9H55L49 16H16V49L9 55Z', { angle: 135, gap: 3, w: [1.5, 0.5] });
    p.ink('M4 4L9 9M60 4L55 9M4 60L9 55M60 60L55 55', 1.4);
    p.ink('M12 4.8H40', 0.9, { color: BONE, opacity: 0.6, taper: [0.5, 1] });
  }),
];
