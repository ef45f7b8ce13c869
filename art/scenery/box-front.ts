import { type Draw, type Drawing, drawing } from '../ink/drawing.ts';
import type { Plate } from '../ink/plate.ts';
import { rect } from '../ink/shapes.ts';

const WIDTH = 240;
const HEIGHT = 250;

/** The scene on a box front; the page lays frame and name around it. */
export const boxFront = (id: string, seed: number, draw: Draw): Drawing =>
  drawing(`cover-${id}`, WIDTH, HEIGHT, { seed, wobble: 0.8, grain: 14, tolerance: 0.14, step: 2 }, draw);

/** One colour behind everything, wider than the scene so that no wobble shows paper at the edge. */
export const backdrop = (p: Plate, color: string): Plate =>
  p.fill(rect(-4, -4, WIDTH + 8, HEIGHT + 8), color);
