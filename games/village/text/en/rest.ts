import { GONE, GRAVE, groupOf, seaBurialOf } from '../../data/places.ts';
import { groupName } from './words.ts';

/** Where the dead member will lie. */
export function resting(to: number): string {
  if (to === GRAVE) return 'Graveyard';
  if (seaBurialOf(to) >= 0) return 'sea burial';
  return to === GONE ? 'no space left, out of the game' : `Chronicle: ${groupName(groupOf(to))}`;
}
