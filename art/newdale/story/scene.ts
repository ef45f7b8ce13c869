import type { Draw } from '../../ink/drawing.ts';
import { hue } from '../../ink/palette.ts';
import { Plate } from '../../ink/plate.ts';
import { circle, polygon, rect } from '../../ink/shapes.ts';
import { hill, tree } from '../../scenery/land.ts';
import { strokes } from '../../scenery/sky.ts';

export const SCENE = { w: 240, h: 140 } as const;

/** Scenes of the chronicle by name, each a picture of its own: nobody needs them all at once. */
export type Scenes = Readonly<Record<`story-${string}`, () => string>>;

/** A picture of the chronicle, 240 × 140. */
export const scene = (seed: number, draw: Draw) => (): string => {
  const p = new Plate(SCENE.w, SCENE.h, {
    seed,
    wobble: 0.6,
    grain: 12,
    step: 2.2,
    tolerance: 0.18,
    scale: 5,
  });
  draw(p);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE.w} ${SCENE.h}" aria-hidden="true">${p.paths()}</svg>\n`;
};

export function sky(p: Plate, color: string, horizon: number, opacity = 0.4): void {
  p.fill(rect(-4, -4, 248, 148), color);
  strokes(p, 0, 0, 240, horizon, { gap: 7, len: [30, 90], opacity });
}

export const ridge = (
  p: Plate,
  d: string,
  color: string,
  cover: readonly [number, number] = [0.1, 0.35],
): void => hill(p, d, color, { hatch: true, gap: 4.6, cover, line: 1.4 });

export function peak(p: Plate, x: number, y: number, w: number, h: number, color: string): void {
  p.fill(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, color);
  p.hatch(`M${x} ${y - h}L${x + w} ${y}H${x + w * 0.05}L${x + w * 0.14} ${y - h * 0.5}Z`, {
    angle: 54,
    gap: 4.4,
    w: [1.7, 0.1],
  });
  p.shape(
    `M${x} ${y - h}L${x + w * 0.3} ${y - h * 0.7}L${x + w * 0.12} ${y - h * 0.64}L${x} ${y - h * 0.72}L${x - w * 0.12} ${y - h * 0.62}L${x - w * 0.3} ${y - h * 0.7}Z`,
    '#fdf9ec',
    1.2,
  );
  p.ink(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}`, 1.4);
}

/** A covered cart that stands at x, y. */
export function cart(p: Plate, x: number, y: number, s: number, cover: string = hue.bone): void {
  p.shape(
    `M${x - 22 * s} ${y - 14 * s}C${x - 26 * s} ${y - 38 * s} ${x + 24 * s} ${y - 40 * s} ${x + 23 * s} ${y - 14 * s}Z`,
    cover,
    1.5,
  );
  p.hatch(
    `M${x + 6 * s} ${y - 34 * s}C${x + 20 * s} ${y - 32 * s} ${x + 24 * s} ${y - 24 * s} ${x + 23 * s} ${y - 14 * s}H${x + 8 * s}Z`,
    { angle: 10, gap: 3.2, w: [1.3, 0.1] },
  );
  p.ink(
    `M${x - 10 * s} ${y - 14 * s}C${x - 12 * s} ${y - 26 * s} ${x - 8 * s} ${y - 32 * s} ${x - 6 * s} ${y - 33 * s}M${x + 4 * s} ${y - 14 * s}V${y - 34 * s}`,
    1.1,
  );
  p.shape(
    polygon(
      [x - 27 * s, y - 15 * s],
      [x + 28 * s, y - 15 * s],
      [x + 24 * s, y - 6 * s],
      [x - 24 * s, y - 6 * s],
    ),
    hue.wood,
    1.5,
  );
  for (const dx of [-14, 14]) {
    p.shape(circle(x + dx * s, y - 5 * s, 7.4 * s), hue.wood2, 1.5);
    p.shape(circle(x + dx * s, y - 5 * s, 4.6 * s), hue.stone, 1);
    p.ink(`M${x + dx * s - 4.4 * s} ${y - 5 * s}h${8.8 * s}M${x + dx * s} ${y - 9.4 * s}v${8.8 * s}`, 1);
  }
}

export function tent(p: Plate, x: number, y: number, s: number, color: string): void {
  p.shape(polygon([x - 15 * s, y], [x, y - 24 * s], [x + 15 * s, y]), color, 1.4);
  p.hatch(polygon([x, y - 24 * s], [x + 15 * s, y], [x + 3 * s, y]), { angle: 60, gap: 3, w: [1.2, 0.1] });
  p.fill(polygon([x - 4 * s, y], [x, y - 13 * s], [x + 4 * s, y]), '#3a2c20');
  p.ink(`M${x} ${y - 24 * s}V${y - 28 * s}`, 1.2);
}

export function hooded(p: Plate, x: number, y: number, s: number): void {
  p.shape(
    `M${x} ${y - 30 * s}C${x - 10 * s} ${y - 28 * s} ${x - 10 * s} ${y - 14 * s} ${x - 10 * s} ${y - 10 * s}L${x - 14 * s} ${y}H${x + 14 * s}L${x + 10 * s} ${y - 10 * s}C${x + 10 * s} ${y - 14 * s} ${x + 10 * s} ${y - 28 * s} ${x} ${y - 30 * s}Z`,
    '#2a2529',
    1.3,
  );
  p.fill(
    `M${x} ${y - 24 * s}C${x - 6 * s} ${y - 22 * s} ${x - 6 * s} ${y - 15 * s} ${x - 4 * s} ${y - 11 * s}H${x + 4 * s}C${x + 6 * s} ${y - 15 * s} ${x + 6 * s} ${y - 22 * s} ${x} ${y - 24 * s}Z`,
    '#0d0a0b',
  );
  p.fill(circle(x - 2.2 * s, y - 17 * s, 1.1 * s), '#f2c14a').fill(
    circle(x + 2.2 * s, y - 17 * s, 1.1 * s),
    '#f2c14a',
  );
}

export function boat(p: Plate, x: number, y: number, s: number, sail: string): void {
  p.ink(`M${x} ${y}V${y - 46 * s}`, 1.8 * s);
  p.shape(
    `M${x + 1.5 * s} ${y - 44 * s}C${x + 20 * s} ${y - 38 * s} ${x + 26 * s} ${y - 22 * s} ${x + 26 * s} ${y - 9 * s}C${x + 16 * s} ${y - 13 * s} ${x + 8 * s} ${y - 13 * s} ${x + 1.5 * s} ${y - 10 * s}Z`,
    sail,
    1.4,
  );
  p.shape(
    `M${x - 2 * s} ${y - 38 * s}C${x - 12 * s} ${y - 30 * s} ${x - 17 * s} ${y - 18 * s} ${x - 17 * s} ${y - 10 * s}C${x - 11 * s} ${y - 13 * s} ${x - 6 * s} ${y - 13 * s} ${x - 2 * s} ${y - 10 * s}Z`,
    sail,
    1.4,
  );
  p.shape(
    `M${x - 27 * s} ${y - 7 * s}H${x + 32 * s}C${x + 29 * s} ${y + 4 * s} ${x + 23 * s} ${y + 9 * s} ${x + 13 * s} ${y + 9 * s}H${x - 12 * s}C${x - 20 * s} ${y + 9 * s} ${x - 25 * s} ${y + 3 * s} ${x - 27 * s} ${y - 7 * s}Z`,
    hue.wood,
    1.6,
  );
  p.ink(`M${x - 25 * s} ${y - 1 * s}H${x + 29 * s}`, 1.1);
}

export function firs(p: Plate, list: readonly (readonly [number, number, number])[], color?: string): void {
  for (const [x, y, s] of list) tree(p, x, y, s, color ? { kind: 'fir', color } : { kind: 'fir' });
}

export function torch(p: Plate, x: number, y: number, h: number): void {
  p.ink(`M${x} ${y}V${y - h}`, 2, { color: hue.wood2 });
  p.shape(
    `M${x} ${y - h}C${x - 6} ${y - h - 5} ${x - 1} ${y - h - 9} ${x} ${y - h - 15}C${x + 4} ${y - h - 9} ${x + 7} ${y - h - 5} ${x} ${y - h}Z`,
    '#f2a13c',
    1,
  );
  p.fill(
    `M${x} ${y - h - 1}C${x - 3} ${y - h - 4} ${x} ${y - h - 6} ${x} ${y - h - 9}C${x + 3} ${y - h - 5} ${x + 3} ${y - h - 3} ${x} ${y - h - 1}Z`,
    '#f9e07a',
  );
}
