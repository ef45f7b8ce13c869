import { DEED_COINS } from '../data/deeds.ts';
import { GOOD_KEYS, isFood } from '../data/goods.ts';
import { FARMER, PEOPLE, PROFESSIONS } from '../data/people.ts';
import {
  FIRST_SPACE,
  PLACE_KEYS,
  PLACE_OF_SPACE,
  SPACE_NEEDS,
  spacesOf,
  TILE_CATEGORY,
} from '../data/places.ts';
import { CITIZEN_ON_FIELD, COINS_ON_FIELD, STATUS } from '../data/tracks.ts';

/* Figures that both books quote, worked out from the tables. */

const fieldsWhere = (isIt: (field: number) => boolean): readonly number[] =>
  STATUS.flatMap((_, field) => (isIt(field) ? [field] : []));
export const COIN_FIELDS = fieldsWhere((field) => COINS_ON_FIELD[field] > 0);
export const CITIZEN_FIELDS = fieldsWhere((field) => CITIZEN_ON_FIELD[field] >= 0);
export const STATUS_FIELDS = fieldsWhere((field) => field > 0 && STATUS[field] > STATUS[field - 1]);
export const LOWEST_STATUS = STATUS[0];

/** Neutral persons that fewer than four players take out, of each profession. */
export const removedPeople = (seats: number): readonly number[] =>
  Array.from({ length: PROFESSIONS }, (_, profession) => PEOPLE[4][profession] - PEOPLE[seats][profession]);

/** Places that take no technology because they have a single space. */
export const SINGLE_PLACES = PLACE_KEYS.flatMap((_, place) => (spacesOf(place) === 1 ? [place] : []));
/** Places where technology for farmers only fits. */
export const FARMER_GEAR_PLACES = PLACE_KEYS.flatMap((_, place) =>
  spacesOf(place) > 1 && SPACE_NEEDS.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]).includes(FARMER)
    ? [place]
    : [],
);
/** Goods that nobody can eat. */
export const INEDIBLE = GOOD_KEYS.flatMap((_, good) => (isFood(good) ? [] : [good]));

export const tilesOf = (category: number): number => TILE_CATEGORY.filter((each) => each === category).length;
export const DEED_REWARDS = [...new Set(DEED_COINS)].sort((a, b) => a - b);

/** A list of kinds as kinds with their counts, in the order of KIND_KEYS. */
export const byKind = (kinds: readonly number[]): readonly (readonly [kind: number, n: number])[] =>
  [...new Set(kinds)].sort((a, b) => a - b).map((kind) => [kind, kinds.filter((one) => one === kind).length]);
/** Counts by kind as a list of kinds. */
export const listed = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((n, kind) => Array.from({ length: n }, () => kind));

/** Spaces with the kinds on them, place by place. */
export function byPlace(
  spaces: readonly number[],
  kinds: readonly number[],
): readonly { readonly place: number; readonly kinds: readonly number[] }[] {
  const places = [...new Set(spaces.map((space) => PLACE_OF_SPACE[space]))].sort((a, b) => a - b);
  return places.map((place) => ({
    place,
    kinds: kinds.filter((_, n) => PLACE_OF_SPACE[spaces[n]] === place),
  }));
}
