import { type Draw, type Drawing, piece } from '../ink/drawing.ts';

/** Hand tools of the parlour have one colour: that of the words beside them. */
export const INK = 'currentColor';

export const icon = (id: string, seed: number, draw: Draw): Drawing =>
  piece(`ui-${id}`, seed, draw, { cut: INK, wobble: 0.35, grain: 13 });
