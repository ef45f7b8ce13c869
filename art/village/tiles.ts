// Customers and life goals. Fronts are frames, on which the page lays what is asked for and the points.
import { type Drawing, drawing } from '../ink/drawing.ts';
import { Inset } from '../ink/inset.ts';
import { CARD, GOLD, SILVER } from '../ink/palette.ts';
import type { Plate } from '../ink/plate.ts';
import { circle, polygon, radians, roundRect } from '../ink/shapes.ts';
import { QUEUE_TILE, STALL_TILE } from './anchors/market.ts';
import { customer } from './markers.ts';

interface Size {
  readonly w: number;
  readonly h: number;
}

const frame = (id: string, seed: number, { w, h }: Size, rim: string): Drawing =>
  drawing(id, w, h, { seed, wobble: 0.3, grain: 10, tolerance: 0.07 }, (p) => {
    const edge = roundRect(0.8, 0.8, w - 1.6, h - 1.6, 3);
    p.fill(edge, 'var(--tile,#fbf3dc)');
    p.ink(roundRect(2.6, 2.6, w - 5.2, h - 5.2, 2), 2.2, { color: rim, light: false });
    p.ink(`M8 ${h - 17}H${w - 8}`, 1, { opacity: 0.35, taper: [0.3, 0.3] });
    p.ink(edge, 1.4);
  });

const back = drawing('v-tile-back', 28, 38, { seed: 411, wobble: 0.3, grain: 10, tolerance: 0.07 }, (p) => {
  const edge = roundRect(0.8, 0.8, 26.4, 36.4, 3);
  p.fill(edge, '#c7a46b');
  p.hatch(roundRect(2.6, 2.6, 22.8, 32.8, 2), {
    angle: 45,
    gap: 3.4,
    w: [0.8, 0.5],
    color: '#8a6533',
    opacity: 0.5,
  });
  customer(new Inset(p, 3.2, 3.4, 0.34));
  p.ink(edge, 1.4);
});

/** A star with five points. */
function star(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 10 }, (_, k): readonly [number, number] => {
    const a = radians(-90 + k * 36);
    const radius = k % 2 ? r * 0.42 : r;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
  });
  return polygon(...corners);
}

/** Leaves on both sides of a circle, open at the top. */
function laurel(p: Plate, x: number, y: number, r: number, color: string): void {
  for (const side of [-1, 1]) {
    for (let k = 0; k < 6; k++) {
      const a = radians(82 - k * 24);
      const [cx, cy] = [x + side * r * Math.cos(a), y + r * Math.sin(a)];
      const [ux, uy] = [side * Math.sin(a + 0.5), -Math.cos(a + 0.5)];
      const at = (u: number, v: number): string => `${cx + ux * u - uy * v} ${cy + uy * u + ux * v}`;
      p.shape(
        `M${at(-3, 0)}C${at(-1, -2.8)} ${at(3, -2.6)} ${at(5.4, 0)}C${at(3, 2.6)} ${at(-1, 2.8)} ${at(-3, 0)}Z`,
        color,
        1,
      );
    }
  }
}

const goal = (id: string, seed: number, metal: string, deep: string, ground: string): Drawing =>
  drawing(id, 44, 60, { seed, wobble: 0.35, grain: 11, tolerance: 0.08 }, (p) => {
    const edge = roundRect(1, 1, 42, 58, 4);
    const inner = roundRect(4, 4, 36, 52, 2.5);
    p.fill(edge, CARD);
    p.fill(inner, ground);
    for (const angle of [57, -57])
      p.hatch(inner, { angle, gap: 6, w: [0.8, 0.7], color: deep, opacity: 0.8, jitter: 0 });
    p.shape(circle(22, 30, 15.5), ground, 1.4);
    laurel(p, 22, 30, 11, metal);
    p.shape(star(22, 29, 7), metal, 1.3);
    p.ink(inner, 1.1);
    p.ink(edge, 1.6);
  });

const medal = drawing('v-medal', 64, 64, { seed: 415, wobble: 0.4 }, (p) => {
  p.shape('M18 2H30L38 26L28 32Z', '#a3341f', 1.9);
  p.shape('M46 2H34L26 26L36 32Z', '#c24a30', 1.9);
  p.hatch('M40 2H46L36 32L32 29Z', { angle: 0, gap: 2.8, w: [1.2, 0.1] });
  p.shape(circle(32, 43, 18.5), 'var(--medal,#d7a62a)', 2.2);
  p.ink(circle(32, 43, 14.6), 1.2);
  p.hatch('M42 28A18.5 18.5 0 0 1 36 61L34 57A14.6 14.6 0 0 0 40 31Z', {
    angle: 25,
    gap: 2.6,
    w: [1.2, 0.1],
  });
  p.shape(star(32, 43, 11), 'var(--bone,#fbf1d8)', 1.6);
});

export const tiles: readonly Drawing[] = [
  frame('v-tile-stall', 409, STALL_TILE, 'var(--stall,#33598c)'),
  frame('v-tile-queue', 410, QUEUE_TILE, 'var(--queue,#7b4f2d)'),
  back,
  goal('v-goal-silver', 412, SILVER, '#5f6b76', '#7e8b96'),
  goal('v-goal-gold', 413, GOLD, '#7d5410', '#a9791a'),
  medal,
];
