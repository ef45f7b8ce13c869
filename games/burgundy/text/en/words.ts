import { counted, joined } from '@spielstube/engine/text';
import { CARD_DIE, type Card } from '../../data/cards.ts';
import { ANIMAL_KEYS, type AnimalKey, GOODS_KEYS, type GoodsKey } from '../../data/setup.ts';
import { TAKEN_TYPES, TYPE_KEYS } from '../../data/types.ts';
import { type CardKey, cardKey, type Gain, type GainKey } from '../facts.ts';

type Noun = readonly [one: string, many: string];

const CARDS: Readonly<Record<CardKey, Noun>> = {
  castle: ['Castle', 'Castles'],
  mine: ['Mine', 'Mines'],
  cloister: ['Cloister', 'Cloisters'],
  knowledge: ['Knowledge', 'Knowledge'],
  ship: ['Ship', 'Ships'],
  pasture: ['Pasture', 'Pastures'],
  building: ['Building', 'Buildings'],
  carpenter: ["Carpenter's Workshop", "Carpenter's Workshops"],
  church: ['Church', 'Churches'],
  market: ['Market', 'Markets'],
  watchtower: ['Watchtower', 'Watchtowers'],
  bank: ['Bank', 'Banks'],
  boardinghouse: ['Boarding House', 'Boarding Houses'],
  warehouse: ['Warehouse', 'Warehouses'],
  cityhall: ['City Hall', 'City Halls'],
  card: ['card', 'cards'],
};

const GOODS: Readonly<Record<GoodsKey, Noun>> = {
  light: ['basket', 'baskets'],
  medium: ['barrel', 'barrels'],
  dark: ['crate', 'crates'],
};

/** The shade of each sort, as the cards are printed. */
const SHADES: Readonly<Record<GoodsKey, string>> = { light: 'light', medium: 'medium brown', dark: 'dark' };

const ANIMALS: Readonly<Record<AnimalKey, string>> = {
  sheep: 'sheep',
  cattle: 'cow',
  chicken: 'chicken',
  pig: 'pig',
};

const GAINS: Readonly<Record<GainKey, Noun>> = {
  points: ['point', 'points'],
  goods: ['good', 'goods'],
  animals: ['animal', 'animals'],
  silver: ['silver', 'silver'],
  workers: ['worker', 'workers'],
};

const count = (n: number, [one, many]: Noun): string => counted(n, one, many);

export const cardName = (key: CardKey): string => CARDS[key][0];
export const cardNames = (key: CardKey): string => CARDS[key][1];
/** City Hall (5): a card in a list; the log says "the City Hall (5)". */
export const listed = (card: Card): string => `${cardName(cardKey(card))} (${CARD_DIE[card]})`;
export const thisCard = (card: Card): string => `the ${listed(card)}`;

export const goodsName = (sort: GoodsKey): string => GOODS[sort][0];
export const goodsPlural = (sort: GoodsKey): string => GOODS[sort][1];
export const goodsCount = (n: number, sort: GoodsKey): string => count(n, GOODS[sort]);
/** barrels (medium brown) */
export const goodsOfShade = (sort: number): string =>
  `${GOODS[GOODS_KEYS[sort]][1]} (${SHADES[GOODS_KEYS[sort]]})`;
export const aGood = (sort: number): string => `a ${GOODS[GOODS_KEYS[sort]][0]}`;
export const animalName = (sort: AnimalKey): string => ANIMALS[sort];
export const anAnimal = (sort: number): string => `a ${ANIMALS[ANIMAL_KEYS[sort]]}`;

export const amountOf = ({ what, amount: n }: Gain): string => count(n, GAINS[what]);
export const amount = (what: GainKey, n: number): string => count(n, GAINS[what]);
/** "2 workers and 1 silver" */
export function mixture(workers: number, silver: number): string {
  return listOf([workers > 0 && amount('workers', workers), silver > 0 && amount('silver', silver)]);
}

/** What a building takes from the display: "a Building or a Knowledge", "Building or Knowledge". */
export const takenBy = (building: number): string =>
  listOr(TAKEN_TYPES[building].map((type) => `a ${cardName(TYPE_KEYS[type])}`));
export const whichTakenBy = (building: number): string =>
  listOr(TAKEN_TYPES[building].map((type) => cardName(TYPE_KEYS[type])));
/** The same in the plural: "Buildings and Knowledge". */
export const allTakenBy = (building: number): string =>
  listOf(TAKEN_TYPES[building].map((type) => cardNames(TYPE_KEYS[type])));

/** "A, B and C", "A, B or C" */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'and');
export const listOr = (parts: readonly string[]): string => joined(parts, 'or');
/** The same with parts that are lists themselves: "A, or B and C". */
export function anyOf(parts: readonly string[]): string {
  const last = parts[parts.length - 1];
  return last.includes(' and ') ? `${parts.slice(0, -1).join(', ')}, or ${last}` : listOr(parts);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A number of the box in a sentence: "one point", "three points", "17 points". */
export const spelled = (n: number, one: string, many: string): string =>
  `${NUMBERS[n] ?? n} ${n === 1 ? one : many}`;
