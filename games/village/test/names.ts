import { CUSTOMERS } from '../data/customers.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { VILLAGERS } from '../data/inn.ts';
import { hasBread, printedNumber } from '../data/pieces.ts';
import {
  BAKERY,
  BLACK_BAG,
  BLISS,
  BREWERY,
  castlePlace,
  ceremonyRank,
  chroniclePlace,
  churchStep,
  councilStep,
  FARM,
  GONE,
  GRAVE,
  IN_THE_INN,
  lighthousePlace,
  OFFICE,
  ON_THE_CHURCH,
  ON_THE_SHIP,
  SMITHY,
  STABLES,
  STORE,
  seaBurialPlace,
  WAINWRIGHT,
  WITH_THE_BARD,
} from '../data/places.ts';
import { CASTLE_KEYS } from '../data/travel.ts';

/* How tests write things: cubes and goods by letters, places, customers and goals by name. */

/** Skill, persuasion, faith, knowledge, plague. */
export const CUBE_LETTERS = 'spfkx';
/** Scroll, horse, plough, ox, wagon, beer. */
export const GOOD_LETTERS = 'shpowb';
/** Cargo: the goods, grain, cocoa, tea. */
export const CARGO_LETTERS = 'shpowgct';

/** Places by name; the dead lie in `dead crafts`, `dead farm` and so on, or in `grave`. */
export const PLACES = {
  farm: FARM,
  wainwright: WAINWRIGHT,
  stables: STABLES,
  office: OFFICE,
  smithy: SMITHY,
  council1: councilStep(1),
  council2: councilStep(2),
  council3: councilStep(3),
  council4: councilStep(4),
  north: castlePlace(0),
  east: castlePlace(1),
  middle: castlePlace(2),
  high: castlePlace(3),
  valley: castlePlace(4),
  corner: castlePlace(5),
  church1: churchStep(1),
  church2: churchStep(2),
  church3: churchStep(3),
  church4: churchStep(4),
  bag: BLACK_BAG,
  'dead crafts': chroniclePlace(0),
  'dead farm': chroniclePlace(1),
  'dead church': chroniclePlace(2),
  'dead council': chroniclePlace(3),
  'dead travel': chroniclePlace(4),
  grave: GRAVE,
  gone: GONE,
  /** Conny's members that lie on the church. */
  church: ON_THE_CHURCH,
  inn: IN_THE_INN,
  brewery: BREWERY,
  'lighthouse cocoa': lighthousePlace(0),
  'lighthouse herders': lighthousePlace(1),
  'lighthouse tea': lighthousePlace(3),
  'lighthouse treasure': lighthousePlace(5),
  'lighthouse cape': lighthousePlace(6),
  ship: ON_THE_SHIP,
  rank1: ceremonyRank(1),
  rank2: ceremonyRank(2),
  rank3: ceremonyRank(3),
  rank4: ceremonyRank(4),
  rank5: ceremonyRank(5),
  rank6: ceremonyRank(6),
  bakery: BAKERY,
  store: STORE,
  bliss: BLISS,
  sea1: seaBurialPlace(0),
  sea2: seaBurialPlace(1),
  sea3: seaBurialPlace(2),
  sea4: seaBurialPlace(3),
  bard: WITH_THE_BARD,
} as const;
export type PlaceName = keyof typeof PLACES;

const NAMES = new Map<number, string>(Object.entries(PLACES).map(([name, place]) => [place, name]));
export const placeName = (place: number): string => NAMES.get(place) ?? `place ${place}`;
const NUMBERS = new Map<string, number>(Object.entries(PLACES));
export function placeFrom(name: string): number {
  const place = NUMBERS.get(name);
  if (place === undefined) throw new Error(`there is no place ${name}`);
  return place;
}

export function customerFrom(key: string): number {
  const tile = CUSTOMERS.findIndex((customer) => customer.key === key);
  if (tile < 0) throw new Error(`there is no customer ${key}`);
  return tile;
}
export const customerKeys = (tiles: readonly number[]): string =>
  tiles.map((tile) => CUSTOMERS[tile]?.key ?? '-').join(' ');

export function goalFrom(key: string): number {
  const goal = LIFE_GOALS.findIndex((one) => one.key === key);
  if (goal < 0) throw new Error(`there is no goal ${key}`);
  return goal;
}
export const goalKeys = (goals: readonly number[]): string =>
  goals.map((goal) => LIFE_GOALS[goal]?.key ?? 'hidden').join(' ');

const CASTLES: readonly string[] = CASTLE_KEYS;
export function castlesFrom(names: readonly string[]): number {
  let castles = 0;
  for (const name of names) {
    const castle = CASTLES.indexOf(name);
    if (castle < 0) throw new Error(`there is no castle ${name}`);
    castles |= 1 << castle;
  }
  return castles;
}
export const castleKeys = (castles: number): string =>
  CASTLE_KEYS.filter((_, castle) => (castles & (1 << castle)) !== 0).join(' ');

export function cardFrom(key: string): number {
  const card = VILLAGERS.findIndex((villager) => villager.key === key);
  if (card < 0) throw new Error(`there is no villager ${key}`);
  return card;
}
export const cardKeys = (cards: readonly number[]): string =>
  cards.map((card) => VILLAGERS[card]?.key ?? 'hidden').join(' ');

export function indexIn(keys: readonly string[], key: string): number {
  const at = keys.indexOf(key);
  if (at < 0) throw new Error(`there is no "${key}" among ${keys.join(', ')}`);
  return at;
}

/** "1", or "1+" with bread. */
export const kindWords = (kind: number): string => `${printedNumber(kind)}${hasBread(kind) ? '+' : ''}`;
