import { isFounders } from '../data/jobs.ts';
import { buildersIn, foodIn, goldIn, silverIn } from '../rules/symbols.ts';
import { addCard } from '../rules/village.ts';

/** What a village gains by a card, as far as it can be counted at once; what gets covered is taken off. */
export interface Gain {
  readonly food: number;
  readonly builders: number;
  /** At each market day. */
  readonly gold: number;
  /** At the second market day, if nothing changed until then. */
  readonly silver: number;
}

/** What a card would bring at a place. */
export function gainAt(village: readonly number[], job: number, place: number): Gain {
  const after = village.slice();
  // Founders that an Apprentice frees are laid out on the side that is asked for next.
  if (!isFounders(job)) addCard(after, job, place);
  return {
    food: foodIn(after) - foodIn(village),
    builders: buildersIn(after) - buildersIn(village),
    gold: goldIn(after) - goldIn(village),
    silver: silverIn(after) - silverIn(village),
  };
}

const isEqual = (a: Gain, b: Gain): boolean =>
  a.food === b.food && a.builders === b.builders && a.gold === b.gold && a.silver === b.silver;

/** What a card would bring, if that is the same at all of its places; null if not, or if it has none. */
export function gainOf(village: readonly number[], job: number, places: readonly number[]): Gain | null {
  if (places.length === 0) return null;
  const [first, ...others] = places.map((place) => gainAt(village, job, place));
  return others.every((other) => isEqual(other, first)) ? first : null;
}
