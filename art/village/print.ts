import type { Drawing } from '../ink/drawing.ts';
import { type InkOptions, Plate, type PlateOptions } from '../ink/plate.ts';
import { arch, rect } from '../ink/shapes.ts';
import { transform } from '../ink/transform.ts';
import { tone } from './palette.ts';

/** How far the colours lie beside the lines. */
const SLIP = { x: 0.8, y: 0.7 };

/** A plate of the village: colour printed a hair off its outline, as in hand-coloured sheets. */
export class Print extends Plate {
  constructor(width: number, height: number, options: PlateOptions = {}) {
    super(width, height, { wobble: 0.34, grain: 9, step: 2, tolerance: 0.12, ...options });
  }

  override shape(d: string, color: string, width: number, options?: InkOptions): this {
    return this.fill(transform(d, 1, SLIP.x, SLIP.y), color).ink(d, width, options);
  }

  /** A hole in a wall; by candle there is light behind it. */
  window(x: number, y: number, w: number, h: number): this {
    return this.fill(rect(x, y, w, h), tone.window);
  }

  archWindow(x: number, y: number, w: number, h: number): this {
    return this.fill(arch(x, y, w, h), tone.window);
  }
}

/** A place or a part of the landscape. */
export function place(
  id: string,
  width: number,
  height: number,
  seed: number,
  draw: (print: Print) => void,
): Drawing {
  return {
    id,
    width,
    height,
    symbol() {
      const print = new Print(width, height, { seed });
      draw(print);
      return print.symbol(id);
    },
  };
}
