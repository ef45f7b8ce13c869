import { CUBE_KEYS, PLAGUE } from '../../data/pieces.ts';
import { price } from './words.ts';

/** Cubes by their keys among the details of a refusal, those of any colour too. */
export const missingCubes = (detail: (key: string) => number): string =>
  price(CUBE_KEYS.slice(0, PLAGUE).map(detail), detail('any'));

export function standIn(purse: number): string {
  if (purse === 0) return 'You have no coin to replace a cube.';
  return purse === 1 ? 'Your coin replaces only one cube.' : `Your ${purse} coins are not enough for that.`;
}
