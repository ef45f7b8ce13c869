import { misfit, unless } from '@spielstube/engine';
import { box } from './box.ts';
import { BUILDING, BUILDING_KEYS, type BuildingKey, NO_BUILDING, TYPE_KEYS, type TypeKey } from './types.ts';

/** A card: its number in the deck, or one of the faces that hide it (see below). */
export type Card = number;

export const DICE = [1, 2, 3, 4, 5, 6] as const;

/** Types whose cards are all alike but for the die. */
type PlainType = Exclude<TypeKey, 'building'>;
const PLAIN_TYPES = TYPE_KEYS.filter((key): key is PlainType => key !== 'building');

/** How many cards of each type there are. */
export const CARD_COUNTS = box.table(
  'cardCounts',
  { castle: 12, mine: 12, cloister: 12, knowledge: 18, ship: 18, pasture: 18, building: 24 },
  { check: ({ building }) => unless([building === BUILDING_KEYS.length * 3, 'threeOfEachBuilding']) },
);

const evenly = (cards: number) => ({ 1: cards, 2: cards, 3: cards, 4: cards, 5: cards, 6: cards });
/** More copies of a card than this have no name. */
const MOST_COPIES = 26;

/**
 * How many cards of a type show each number. The rulebook says only how many cards a type has; the numbers are spread
 * evenly, so that each occurs equally often among all cards.
 */
const cardDice = box.table(
  'cardDice',
  {
    castle: evenly(2),
    mine: evenly(2),
    cloister: evenly(2),
    knowledge: evenly(3),
    ship: evenly(3),
    pasture: evenly(3),
  },
  {
    reconstructed: 'all',
    check(dice) {
      for (const type of PLAIN_TYPES) {
        const copies = DICE.map((die) => dice[type][die]);
        if (copies.reduce((sum, n) => sum + n, 0) !== CARD_COUNTS[type])
          return misfit('cardsOfType', CARD_COUNTS[type], type);
        if (Math.max(...copies) > MOST_COPIES) return misfit('copiesOfNumber', MOST_COPIES);
      }
      return null;
    },
  },
);

/** The dice on the three cards of each building: different ones, each number equally often in all. */
const buildingDice = box.table(
  'buildingDice',
  {
    carpenter: [1, 3, 5],
    church: [2, 4, 6],
    market: [1, 4, 6],
    watchtower: [2, 3, 5],
    bank: [1, 2, 5],
    boardinghouse: [3, 4, 6],
    warehouse: [1, 3, 6],
    cityhall: [2, 4, 5],
  },
  {
    reconstructed: 'all',
    check: (dice) =>
      unless([
        Object.values(dice)
          .flat()
          .every((die) => DICE.some((one) => one === die)),
        'dieNumber',
      ]),
  },
);

/** How the short names of cards begin. */
const TYPE_CODES: Readonly<Record<PlainType, string>> = {
  castle: 'CA',
  mine: 'MI',
  cloister: 'CL',
  knowledge: 'KN',
  ship: 'SH',
  pasture: 'PA',
};
const BUILDING_CODES: Readonly<Record<BuildingKey, string>> = {
  carpenter: 'CW',
  church: 'CH',
  market: 'MK',
  watchtower: 'WT',
  bank: 'BK',
  boardinghouse: 'BH',
  warehouse: 'WH',
  cityhall: 'TH',
};

const type: number[] = [];
const die: number[] = [];
const building: number[] = [];
const name: string[] = [];

function add(ofType: number, number: number, ofBuilding: number, short: string): void {
  type.push(ofType);
  die.push(number);
  building.push(ofBuilding);
  name.push(short);
}

/** a, b, c …: tells cards with the same face apart. */
const letter = (copy: number): string => String.fromCharCode('a'.charCodeAt(0) + copy);

PLAIN_TYPES.forEach((key) => {
  for (const number of DICE) {
    for (let copy = 0; copy < cardDice[key][number]; copy++)
      add(TYPE_KEYS.indexOf(key), number, NO_BUILDING, `${TYPE_CODES[key]}${number}${letter(copy)}`);
  }
});
BUILDING_KEYS.forEach((key, kind) => {
  buildingDice[key].forEach((number, n) => {
    const copy = buildingDice[key].slice(0, n).filter((other) => other === number).length;
    add(BUILDING, number, kind, `${BUILDING_CODES[key]}${number}${copy === 0 ? '' : letter(copy)}`);
  });
});

export const CARD_COUNT = type.length;

/** A hand card of which only the die is seen: DIE_ONLY + 1 shows a one. */
export const DIE_ONLY = CARD_COUNT - 1;
for (const number of DICE) add(-1, number, NO_BUILDING, `?${number}`);
/** A card of which only the back is seen. */
export const FACE_DOWN: Card = CARD_COUNT + DICE.length;
add(-1, 0, NO_BUILDING, '??');

/** The type of each card, its die number, its building kind and its short name (CA2a). */
export const CARD_TYPE: readonly number[] = Object.freeze(type);
export const CARD_DIE: readonly number[] = Object.freeze(die);
export const CARD_BUILDING: readonly number[] = Object.freeze(building);
export const CARD_NAME: readonly string[] = Object.freeze(name);
