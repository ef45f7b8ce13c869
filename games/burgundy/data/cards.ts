import {
  BANK,
  BOARDING_HOUSE,
  BUILDING,
  CARPENTER,
  CASTLE,
  CHURCH,
  CITY_HALL,
  CLOISTER,
  KNOWLEDGE,
  MARKET,
  MINE,
  NO_BUILDING,
  PASTURE,
  SHIP,
  WAREHOUSE,
  WATCHTOWER,
} from './types.ts';

/** A card: its number in the deck of 114, or one of the faces that hide it (see below). */
export type Card = number;

export const DICE = [1, 2, 3, 4, 5, 6] as const;
export const CARD_COUNT = 114;

/**
 * Cards of a type for each die number. Reconstructed: the rulebook gives only the counts of each type (12 or 18);
 * the numbers are spread evenly, so that each occurs 19 times among all 114 cards.
 */
const COPIES_PER_DIE = [
  { type: CASTLE, code: 'CA', copies: 2 },
  { type: MINE, code: 'MI', copies: 2 },
  { type: CLOISTER, code: 'CL', copies: 2 },
  { type: KNOWLEDGE, code: 'KN', copies: 3 },
  { type: SHIP, code: 'SH', copies: 3 },
  { type: PASTURE, code: 'PA', copies: 3 },
] as const;

/** The three copies of each building kind and their dice. The dice are reconstructed. */
const BUILDING_DICE = [
  { kind: CARPENTER, code: 'CW', dice: [1, 3, 5] },
  { kind: CHURCH, code: 'CH', dice: [2, 4, 6] },
  { kind: MARKET, code: 'MK', dice: [1, 4, 6] },
  { kind: WATCHTOWER, code: 'WT', dice: [2, 3, 5] },
  { kind: BANK, code: 'BK', dice: [1, 2, 5] },
  { kind: BOARDING_HOUSE, code: 'BH', dice: [3, 4, 6] },
  { kind: WAREHOUSE, code: 'WH', dice: [1, 3, 6] },
  { kind: CITY_HALL, code: 'TH', dice: [2, 4, 5] },
] as const;

const type: number[] = [];
const die: number[] = [];
const building: number[] = [];
const name: string[] = [];

for (const set of COPIES_PER_DIE) {
  for (const number of DICE) {
    for (let copy = 0; copy < set.copies; copy++) {
      type.push(set.type);
      die.push(number);
      building.push(NO_BUILDING);
      name.push(`${set.code}${number}${'abc'[copy]}`);
    }
  }
}
for (const set of BUILDING_DICE) {
  for (const number of set.dice) {
    type.push(BUILDING);
    die.push(number);
    building.push(set.kind);
    name.push(`${set.code}${number}`);
  }
}

/** A hand card of which only the die is seen: DIE_ONLY + 1 shows a one. */
export const DIE_ONLY = CARD_COUNT - 1;
for (const number of DICE) {
  type.push(-1);
  die.push(number);
  building.push(NO_BUILDING);
  name.push(`?${number}`);
}
/** A card of which only the back is seen. */
export const FACE_DOWN: Card = CARD_COUNT + DICE.length;
type.push(-1);
die.push(0);
building.push(NO_BUILDING);
name.push('??');

/** The type of each card, its die number, its building kind and its short name (CA2a). */
export const CARD_TYPE: readonly number[] = Object.freeze(type);
export const CARD_DIE: readonly number[] = Object.freeze(die);
export const CARD_BUILDING: readonly number[] = Object.freeze(building);
export const CARD_NAME: readonly string[] = Object.freeze(name);

const numberByName = new Map(CARD_NAME.map((each, card) => [each, card]));

/** The card with a short name, or undefined. */
export function cardNamed(short: string): Card | undefined {
  return numberByName.get(short);
}
