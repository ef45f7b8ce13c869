import { CUBE_KEYS, PLAGUE } from '../../data/pieces.ts';
import { price } from './words.ts';

/** Cubes by their keys among the details of a refusal, those of any colour too. */
export const missingCubes = (detail: (key: string) => number): string =>
  price(CUBE_KEYS.slice(0, PLAGUE).map(detail), detail('any'));

export function standIn(purse: number): string {
  if (purse === 0) return 'Eine Münze als Ersatz hast du nicht.';
  return purse === 1 ? 'Deine Münze ersetzt nur einen Stein.' : `Deine ${purse} Münzen reichen dafür nicht.`;
}
