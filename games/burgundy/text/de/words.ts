import { counted, joined } from '@spielstube/engine/text';
import { CARD_DIE, type Card } from '../../data/cards.ts';
import { ANIMAL_KEYS, type AnimalKey, GOODS_KEYS, type GoodsKey } from '../../data/setup.ts';
import { TAKEN_TYPES, TYPE_KEYS, type TypeKey } from '../../data/types.ts';
import { type CardKey, cardKey, type Gain, type GainKey } from '../facts.ts';

type Gender = 'm' | 'f' | 'n' | 'pl';
type Case = 'nom' | 'acc' | 'dat';

interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
}

const noun = (gender: Gender, one: string, many: string): Noun => ({ gender, one, many });

const ARTICLES: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem' },
  f: { nom: 'die', acc: 'die', dat: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem' },
  pl: { nom: 'die', acc: 'die', dat: 'den' },
};

const CARDS: Readonly<Record<CardKey, Noun>> = {
  castle: noun('f', 'Burg', 'Burgen'),
  mine: noun('f', 'Mine', 'Minen'),
  cloister: noun('n', 'Kloster', 'Klöster'),
  knowledge: noun('n', 'Wissen', 'Wissen'),
  ship: noun('n', 'Schiff', 'Schiffe'),
  pasture: noun('f', 'Weide', 'Weiden'),
  building: noun('n', 'Gebäude', 'Gebäude'),
  carpenter: noun('f', 'Schreinerei', 'Schreinereien'),
  church: noun('f', 'Kirche', 'Kirchen'),
  market: noun('m', 'Markt', 'Märkte'),
  watchtower: noun('m', 'Wachturm', 'Wachtürme'),
  bank: noun('f', 'Bank', 'Banken'),
  boardinghouse: noun('pl', 'Wohnhäuser', 'Wohnhäuser'),
  warehouse: noun('n', 'Warenhaus', 'Warenhäuser'),
  cityhall: noun('n', 'Rathaus', 'Rathäuser'),
  card: noun('f', 'Karte', 'Karten'),
};

/** The first half of compounds: Burgen-Drilling, Schiffs-Stapel. */
const COMPOUND: Readonly<Record<TypeKey, string>> = {
  castle: 'Burgen',
  mine: 'Minen',
  cloister: 'Kloster',
  knowledge: 'Wissens',
  ship: 'Schiffs',
  pasture: 'Weiden',
  building: 'Gebäude',
};

const GOODS: Readonly<Record<GoodsKey, Noun>> = {
  light: noun('m', 'Korb', 'Körbe'),
  medium: noun('n', 'Fass', 'Fässer'),
  dark: noun('f', 'Kiste', 'Kisten'),
};

/** The shade of each sort, as the cards are printed. */
const SHADES: Readonly<Record<GoodsKey, string>> = {
  light: 'hell',
  medium: 'mittelbraun',
  dark: 'dunkel',
};

const ANIMALS: Readonly<Record<AnimalKey, Noun>> = {
  sheep: noun('n', 'Schaf', 'Schafe'),
  cattle: noun('n', 'Rind', 'Rinder'),
  chicken: noun('n', 'Huhn', 'Hühner'),
  pig: noun('n', 'Schwein', 'Schweine'),
};

const GAINS: Readonly<Record<GainKey, Noun>> = {
  points: noun('m', 'Punkt', 'Punkte'),
  goods: noun('f', 'Ware', 'Waren'),
  animals: noun('n', 'Tier', 'Tiere'),
  silver: noun('n', 'Silber', 'Silber'),
  workers: noun('m', 'Arbeiter', 'Arbeiter'),
};

const count = (n: number, { one, many }: Noun): string => counted(n, one, many);

/** Rathaus */
export const cardName = (key: CardKey): string => CARDS[key].one;
export const cardNames = (key: CardKey): string => CARDS[key].many;
/** das Rathaus, den Markt, der Burg */
export function theCard(key: CardKey, inCase: Case): string {
  const { gender, one } = CARDS[key];
  const name = gender === 'pl' && inCase === 'dat' ? `${one}n` : one;
  return `${ARTICLES[gender][inCase]} ${name}`;
}
/** das Rathaus (5): a card as the log names it. */
export const thisCard = (card: Card, inCase: Case): string =>
  `${theCard(cardKey(card), inCase)} (${CARD_DIE[card]})`;
/** Rathaus (5): without an article, for lists. */
export const listed = (card: Card): string => `${cardName(cardKey(card))} (${CARD_DIE[card]})`;

/** Burgen-Drilling, Burgen-Stapel */
export const tripleOf = (type: TypeKey): string => `${COMPOUND[type]}-Drilling`;
export const stackOf = (type: TypeKey): string => `${COMPOUND[type]}-Stapel`;

export const goodsName = (sort: GoodsKey): string => GOODS[sort].one;
export const goodsPlural = (sort: GoodsKey): string => GOODS[sort].many;
export const goodsCount = (n: number, sort: GoodsKey): string => count(n, GOODS[sort]);
/** Fässer (mittelbraun) */
export const goodsOfShade = (sort: number): string =>
  `${GOODS[GOODS_KEYS[sort]].many} (${SHADES[GOODS_KEYS[sort]]})`;
/** einen Korb, ein Fass, eine Kiste */
export const aGood = (sort: number): string => withEin(GOODS[GOODS_KEYS[sort]]);
export const animalName = (sort: AnimalKey): string => ANIMALS[sort].one;
export const anAnimal = (sort: number): string => withEin(ANIMALS[ANIMAL_KEYS[sort]]);

function withEin({ gender, one }: Noun): string {
  return `${{ m: 'einen', f: 'eine', n: 'ein', pl: '' }[gender]} ${one}`.trim();
}

/** What a building takes from the display: „ein Gebäude oder ein Wissen“. */
export const takenBy = (building: number): string =>
  listOr(TAKEN_TYPES[building].map((type) => withEin(CARDS[TYPE_KEYS[type]])));
/** The same in the plural, without an article: „Gebäude und Wissen“. */
export const allTakenBy = (building: number): string =>
  listOf(TAKEN_TYPES[building].map((type) => cardNames(TYPE_KEYS[type])));

export const amountOf = ({ what, amount }: Gain): string => count(amount, GAINS[what]);
export const amount = (what: GainKey, n: number): string => count(n, GAINS[what]);
/** Arbeiter und Silber auf einmal: „2 Arbeiter und 1 Silber“. */
export function mixture(workers: number, silver: number): string {
  return listOf([workers > 0 && amount('workers', workers), silver > 0 && amount('silver', silver)]);
}

/** „A, B und C“, „A, B oder C“ */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'und');
export const listOr = (parts: readonly string[]): string => joined(parts, 'oder');
/** The same with parts that are lists themselves: „A, oder B und C“. */
export function anyOf(parts: readonly string[]): string {
  const last = parts[parts.length - 1];
  return last.includes(' und ') ? `${parts.slice(0, -1).join(', ')}, oder ${last}` : listOr(parts);
}

const NUMBERS = ['null', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
/** A number of the box in a sentence: „einen Punkt“, „drei Punkte“, „17 Punkte“. */
export const spelled = (n: number, one: string, many: string): string =>
  n === 1 ? one : `${NUMBERS[n] ?? n} ${many}`;
