import { type Draw, type Drawing, drawing } from '../../ink/drawing.ts';
import type { Plate } from '../../ink/plate.ts';
import { rect } from '../../ink/shapes.ts';
import { strokes } from '../../scenery/sky.ts';

const WIDTH = 100;
const HEIGHT = 74;

/** A vignette in the upper half of a card. */
export const picture = (id: string, seed: number, draw: Draw): Drawing =>
  drawing(`art-${id}`, WIDTH, HEIGHT, { seed, wobble: 0.5, grain: 9, tolerance: 0.1 }, draw);

/** One colour behind everything, wider than the picture so that no wobble shows paper at the edge. */
export const backdrop = (p: Plate, color: string): Plate => p.fill(rect(-2, -2, 104, 78), color);

/** Cobbled ground that town houses stand on. */
export function street(p: Plate): void {
  p.fill(rect(-2, 62, 104, 16), '#e9d7ae');
  p.ink('M-2 62H102', 1.1);
  const cobbles = [
    [8, 66],
    [22, 70],
    [40, 66.5],
    [58, 71],
    [74, 66.5],
    [90, 70],
    [32, 73.5],
    [66, 73.5],
  ];
  for (const [x, y] of cobbles) p.ink(`M${x} ${y}q4 -2 8 0`, 0.9, { taper: [0.6, 0.6] });
}

export function townSky(p: Plate, color = '#f0e3c1'): void {
  backdrop(p, color);
  strokes(p, 0, 0, 100, 34, { gap: 4.6, opacity: 0.42 });
}
