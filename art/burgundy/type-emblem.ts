import { type Draw, type Drawing, piece } from '../ink/drawing.ts';

/** Emblems are light on the colour of their type; a page may set another colour. */
export const FACE = 'var(--emblem,#fbf1d8)';

export const emblem = (id: string, seed: number, draw: Draw): Drawing =>
  piece(`type-${id}`, seed, draw, { wobble: 0.35 });
