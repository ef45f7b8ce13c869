import { Box } from '@spielstube/engine';

/** The tables of the box. */
export type BoxKey =
  | 'figures'
  | 'goods'
  | 'trades'
  | 'coalMine'
  | 'production'
  | 'specials'
  | 'effects'
  | 'sailors'
  | 'sailorEffects'
  | 'frontAreas'
  | 'backAreas'
  | 'actionFields'
  | 'chapterFields'
  | 'pointsTrack'
  | 'bonusTiles'
  | 'persons'
  | 'personEffects'
  | 'supplementaryMissions'
  | 'events'
  | 'eventPoints'
  | 'boardA'
  | 'boardB'
  | 'boardC'
  | 'boardD'
  | 'boardE'
  | 'boardF'
  | 'chapters'
  | 'orders'
  | 'soloCards'
  | 'targetPlaces'
  | 'arrivals'
  | 'voyage'
  | 'starting'
  | 'building'
  | 'scoring';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey>('newdale');

/** For checks: the first of the sentences whose condition does not hold. */
export function unless(...claims: readonly (readonly [holds: boolean, wrong: string])[]): string | null {
  return claims.find(([holds]) => !holds)?.[1] ?? null;
}

/** The place of a key in its list; an error for one that is not there. */
export function placeIn(keys: readonly string[], key: string): number {
  const found = keys.indexOf(key);
  if (found < 0) throw new Error(`"${key}" is none of ${keys.join(', ')}`);
  return found;
}

/** No card, place, field or good. */
export const NOTHING = -1;

/** The same, where '' stands for nothing. */
export const placeOrNothing = (keys: readonly string[], key: string): number =>
  key === '' ? NOTHING : placeIn(keys, key);
