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

/**
 * Points of a complete triple, by type.
 * Reconstructed: castle, mine, knowledge and ship. Known from the rulebook: cloister, pasture and building.
 */
export const TRIPLE_POINTS: readonly number[] = [3, 4, 6, 4, 3, 4, 3];

/** What Carpenter's Workshop, Church and Market take from the display; the other buildings take nothing. */
export const TAKEN_TYPES: readonly (readonly CardType[])[] = [
  [BUILDING, KNOWLEDGE],
  [CASTLE, MINE, CLOISTER],
  [PASTURE, SHIP],
  [],
  [],
  [],
  [],
  [],
];
