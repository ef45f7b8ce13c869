import { type Draw, type Drawing, piece } from '../ink/drawing.ts';

/** A piece of the game, 64 × 64, cut with a steady hand. */
export const token = (id: string, seed: number, draw: Draw): Drawing =>
  piece(id, seed, draw, { wobble: 0.4 });
