import { Plate, type PlateOptions } from './plate.ts';

/** A picture that is cut when it is asked for, and then is one `<symbol>` of a sprite. */
export interface Drawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  symbol(): string;
}

export type Draw = (plate: Plate) => void;

export function drawing(
  id: string,
  width: number,
  height: number,
  options: PlateOptions,
  draw: Draw,
): Drawing {
  return {
    id,
    width,
    height,
    symbol() {
      const plate = new Plate(width, height, options);
      draw(plate);
      return plate.symbol(id);
    },
  };
}

/** Signs and pieces are cut into squares of 64. */
export const piece = (id: string, seed: number, draw: Draw, options: PlateOptions = {}): Drawing =>
  drawing(id, 64, 64, { seed, ...options }, draw);
