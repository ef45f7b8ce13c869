import type { PlateOptions } from '../../ink/plate.ts';
import { BOARD } from '../anchors/spots.ts';
import { Print } from '../print.ts';

/** A plate as large as the board; what it prints is a layer of it. */
export function sheet(options: PlateOptions, draw: (print: Print) => void): string {
  const print = new Print(BOARD.w, BOARD.h, options);
  draw(print);
  return print.paths();
}
