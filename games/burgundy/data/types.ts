import { unless } from '@spielstube/engine';
import { box } from './box.ts';

/** The seven card types, in the order of the bonus cards "1.". A card type is a small number everywhere. */
export const CASTLE = 0;
export const MINE = 1;
export const CLOISTER = 2;
export const KNOWLEDGE = 3;
export const SHIP = 4;
export const PASTURE = 5;
export const BUILDING = 6;
export const TYPES = [CASTLE, MINE, CLOISTER, KNOWLEDGE, SHIP, PASTURE, BUILDING] as const;
export type CardType = (typeof TYPES)[number];

/** The eight kinds of buildings. */
export const CARPENTER = 0;
export const CHURCH = 1;
export const MARKET = 2;
export const WATCHTOWER = 3;
export const BANK = 4;
export const BOARDING_HOUSE = 5;
export const WAREHOUSE = 6;
export const CITY_HALL = 7;
export const NO_BUILDING = -1;

/** Names used as keys of texts and drawings. */
export const TYPE_KEYS = ['castle', 'mine', 'cloister', 'knowledge', 'ship', 'pasture', 'building'] as const;
export const BUILDING_KEYS = [
  'carpenter',
  'church',
  'market',
  'watchtower',
  'bank',
  'boardinghouse',
  'warehouse',
  'cityhall',
] as const;
export type TypeKey = (typeof TYPE_KEYS)[number];
export type BuildingKey = (typeof BUILDING_KEYS)[number];

/** Points of a complete triple. Known from the rulebook: cloister, pasture and building. */
const triplePoints = box.table(
  'triplePoints',
  { castle: 3, mine: 4, cloister: 6, knowledge: 4, ship: 3, pasture: 4, building: 3 },
  { reconstructed: ['castle', 'mine', 'knowledge', 'ship'] },
);
/** The same by the number of the type. */
export const TRIPLE_POINTS: readonly number[] = TYPE_KEYS.map((key) => triplePoints[key]);

/** What Carpenter's Workshop, Church and Market take from the display. */
const buildingTakes: Partial<Record<BuildingKey, readonly string[]>> = box.table(
  'buildingTakes',
  {
    carpenter: ['building', 'knowledge'],
    church: ['castle', 'mine', 'cloister'],
    market: ['pasture', 'ship'],
  },
  {
    check: (taken) =>
      unless([Object.values(taken).flat().every(isTypeKey), 'cardType', TYPE_KEYS.join(', ')]),
  },
);
/** The same by the number of the building; the other buildings take nothing. */
export const TAKEN_TYPES: readonly (readonly CardType[])[] = BUILDING_KEYS.map((key) =>
  (buildingTakes[key] ?? []).flatMap((taken) => TYPES.filter((type) => TYPE_KEYS[type] === taken)),
);

function isTypeKey(key: string): boolean {
  return TYPE_KEYS.some((one) => one === key);
}
