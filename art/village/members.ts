// A member is laid together by the page: robe in the colour of the seat, its hatching, then the figure of the
// generation, then the numeral. Dead ones are turned by 90°.
import { type Draw, type Drawing, drawing } from '../ink/drawing.ts';
import { BONE } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle } from '../ink/shapes.ts';

const ROBE = 'M22 22C14 22 11 26 9 33L3 55C9 60 35 60 41 55L35 33C33 26 30 22 22 22Z';
const HOOD =
  'M22 1C12 1 9 10 10 18C10.5 23 13 26 16 26C14 21 13 15 16 10C19 7 25 7 28 10C31 15 30 21 28 26' +
  'C31 26 33.5 23 34 18C35 10 32 1 22 1Z';
const SEAT = 'var(--c,#b3392b)';
const STRAW = '#e6c66a';
const CORD = '#d8c7a0';

const person = (id: string, seed: number, draw: Draw): Drawing =>
  drawing(id, 44, 62, { seed, wobble: 0.3 }, draw);

function face(p: Plate): void {
  p.shape(circle(22, 14, 7.6, 8), '#f1cfa6', 1.8);
  p.fill(circle(19, 13.5, 1.15), p.cut);
  p.fill(circle(25, 13.5, 1.15), p.cut);
  p.ink('M20 17.5C21.5 18.5 22.5 18.5 24 17.5', 1);
}

/** Everything but the headgear. */
function body(p: Plate): void {
  p.hatch('M30 23C33 26 34 30 35 33L41 55C38 58 34 58.5 31 59C34 46 33 34 30 23Z', {
    angle: 4,
    gap: 3,
    w: [1.5, 0.1],
    cover: [0.6, 0.95],
  });
  p.ink(ROBE, 2.3);
  face(p);
}

const stripes =
  (angle: number, color: string): Draw =>
  (p) =>
    p.hatch(ROBE, { angle, gap: 3.6, w: [1.25, 1.1], color, jitter: 0.1 });

export const members: readonly Drawing[] = [
  person('v-robe', 48, (p) => p.fill(ROBE, SEAT)),
  person('v-robe-1', 49, stripes(90, '#7d1f14')),
  person('v-robe-2', 50, stripes(0, '#173a5e')),
  person('v-robe-3', 51, (p) => p.dots(ROBE, { gap: 5, r: 0.95, color: '#8a5d06' })),
  person('v-robe-4', 52, (p) => {
    // plain, but for a shadow
    p.hatch('M30 22C33 26 34 30 35 33L41 55C38 58 34 58.5 30 59C33 46 33 34 30 22Z', {
      angle: 0,
      gap: 3.4,
      w: [1, 0.1],
      color: '#b9a67c',
    });
  }),
  person('v-robe-5', 53, stripes(-45, '#41235a')),
  // elder: hood and beard
  person('v-fig-1', 54, (p) => {
    body(p);
    p.shape(
      'M16.5 15C16 24 19 31 22 32C25 31 28 24 27.5 15C26 19 24 19.5 22 19.5C20 19.5 18 19 16.5 15Z',
      '#efeadd',
      1.5,
    );
    p.shape(HOOD, SEAT, 2);
    p.hatch('M28 3C33 5 35 11 34 18C33.5 23 31 26 28 26C31 20 32 10 28 3Z', {
      angle: 0,
      gap: 2.6,
      w: [1.2, 0.1],
    });
  }),
  // farmer: broad hat
  person('v-fig-2', 55, (p) => {
    body(p);
    p.shape('M14 9C14 3 17 1 22 1C27 1 30 3 30 9Z', STRAW, 1.8);
    p.shape('M7 10C12 6.5 32 6.5 37 10C32 13.5 12 13.5 7 10Z', STRAW, 1.8);
    p.ink('M14.5 7.5C19 9 25 9 29.5 7.5', 1.3);
  }),
  // bonnet
  person('v-fig-3', 56, (p) => {
    body(p);
    p.shape(
      'M22 2C13 1 10 8 11 14C12 20 13 22 15 23C14 18 14.5 12 17 9.5C20 8 24 8 27 9.5C29.5 12 30 18 29 23' +
        'C31 22 32 20 33 14C34 8 31 1 22 2Z',
      BONE,
      1.9,
    );
    p.ink('M15 23C18 26 26 26 29 23', 1.6);
    p.hatch('M28 3C33 5 34 9 33 14C32 20 31 22 29 23C31 16 31 8 28 3Z', {
      angle: 0,
      gap: 2.5,
      w: [1.1, 0.1],
    });
  }),
  // child: bowl cut and feather
  person('v-fig-4', 57, (p) => {
    body(p);
    p.shape(
      'M22 4C14 4 12 10 13 17L16 16C16 13 17 11 19 10.5C23 12 27 11 28 11C28.5 13 28 15 28.5 16L31 17' +
        'C32 10 30 4 22 4Z',
      '#8a5a2b',
      1.7,
    );
    p.shape('M22 5C24 1 29 -1 34 1C32 5 28 7 24 7Z', '#5d9a48', 1.3);
  }),
  person('v-monk', 58, (p) => {
    // A black robe would vanish on a dark board.
    for (const d of [ROBE, HOOD]) p.ink(d, 4, { color: 'var(--dark-rim,transparent)', light: false });
    p.shape(ROBE, '#2b2622', 2);
    face(p);
    p.shape(HOOD, '#3a332d', 1.9);
    p.ink('M9 44C17 48 27 48 35.5 44', 2, { color: CORD });
    p.ink('M24 46V56', 1.8, { color: CORD });
    p.ink('M14 30C13 38 11 48 9 55M30 29C32 38 33 48 35 56', 1, {
      color: CORD,
      opacity: 0.45,
      taper: [0.3, 0.6],
    });
  }),
];
