import { GONE, GRAVE, groupOf, seaBurialOf } from '../../data/places.ts';
import { groupName } from './words.ts';

/** Where the dead member will lie. */
export function resting(to: number): string {
  if (to === GRAVE) return 'Friedhof';
  if (seaBurialOf(to) >= 0) return 'Seebestattung';
  return to === GONE ? 'kein Platz mehr, aus dem Spiel' : `Chronik: ${groupName(groupOf(to))}`;
}
