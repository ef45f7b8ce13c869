import { unless } from '@spielstube/engine';
import { box, seatList } from './box.ts';
import { hasInn, hasMarriage, MIX_KEYS } from './mixes.ts';
import { GROUP_FARM, GROUP_KEYS } from './places.ts';

/** The seven action spaces of the main board. */
export const GRAIN = 0;
export const FAMILY = 1;
export const CRAFTS = 2;
export const MARKET = 3;
export const COUNCIL = 4;
export const TRAVEL = 5;
export const CHURCH = 6;
export const SPACES = [GRAIN, FAMILY, CRAFTS, MARKET, COUNCIL, TRAVEL, CHURCH] as const;
export const SPACE_KEYS = ['grain', 'family', 'crafts', 'market', 'council', 'travel', 'church'] as const;
/** Those of the other boards. */
export const INN = 7;
export const SMUGGLER = 8;
export const MARRIAGE = 9;
export const ALL_SPACES = [...SPACES, INN, SMUGGLER, MARRIAGE] as const;
export const ALL_SPACE_KEYS = [...SPACE_KEYS, 'inn', 'smuggler', 'marriage'] as const;
export type SpaceKey = (typeof ALL_SPACE_KEYS)[number];
/** By mix: the action spaces in play. */
export const SPACES_IN_PLAY: readonly (readonly number[])[] = MIX_KEYS.map((_, mix) =>
  ALL_SPACES.filter((space) => {
    if (space === INN) return hasInn(mix);
    return space === SMUGGLER || space === MARRIAGE ? hasMarriage(mix) : true;
  }),
);

/** The place of a space in the list of spaces. */
export const spaceOf = (key: string): number => (ALL_SPACE_KEYS as readonly string[]).indexOf(key);
/** Whether a table names every action space once. */
export const namesAllSpaces = (keys: readonly string[]): boolean =>
  keys.length === ALL_SPACE_KEYS.length && ALL_SPACE_KEYS.every((key) => keys.includes(key));

const FILLED = [
  'market',
  'travel',
  'council',
  'church',
  'family',
  'grain',
  'crafts',
  'inn',
  'smuggler',
  'marriage',
] as const;
/** The order in which spaces are filled when the bag runs short. VIL-SEED-08, VIL-COMBO-M-04 */
export const FILL_ORDER: readonly number[] = box
  .table('fillOrder', FILLED, {
    reconstructed: 'all',
    check: (order) => unless([namesAllSpaces(order), 'spacesOnce']),
  })
  .map(spaceOf);

/** The stalls of the board, and the places of the queue. */
export const STALLS = 5;
export const QUEUE = 5;
/** Stalls in use. */
export const STALLS_IN_USE: readonly number[] = seatList(
  box.table(
    'stalls',
    { 2: 3, 3: 4, 4: 5, 5: 5 },
    {
      check: (stalls) =>
        unless([Object.values(stalls).every((count) => count <= STALLS), 'stallsOnBoard', STALLS]),
    },
  ),
);

/** Open spaces of the chronicle by group, without Marriage; known: Travel with four and five players. */
const PRINTED_SPACES = box.table(
  'chronicle',
  {
    2: { crafts: 2, farm: 1, church: 2, council: 2, travel: 2 },
    3: { crafts: 3, farm: 2, church: 3, council: 2, travel: 2 },
    4: { crafts: 4, farm: 3, church: 3, council: 3, travel: 2 },
    5: { crafts: 5, farm: 4, church: 4, council: 4, travel: 2 },
  },
  {
    reconstructed: ['*.crafts', '*.farm', '*.church', '*.council', '2.travel', '3.travel'],
    check: (groups) =>
      unless([
        Object.values(groups).every((spaces) => GROUP_KEYS.some((key) => spaces[key] > 0)),
        'chronicleSpaces',
      ]),
  },
);
export const CHRONICLE_SPACES: readonly (readonly number[])[] = seatList(PRINTED_SPACES).map((spaces) =>
  GROUP_KEYS.map((key) => spaces[key]),
);
/** With Marriage so many spaces more in the Farm group: those with the rings. VIL-MAR-SET-05 */
const RING_SPACES: readonly number[] = seatList(box.table('ringSpaces', { 2: 0, 3: 1, 4: 2, 5: 2 }));
/** The open spaces of the chronicle in a mix. */
export const chronicleSpaces = (mix: number, seats: number): readonly number[] =>
  hasMarriage(mix)
    ? CHRONICLE_SPACES[seats].map((spaces, group) => spaces + (group === GROUP_FARM ? RING_SPACES[seats] : 0))
    : CHRONICLE_SPACES[seats];

/** Open graves. */
export const GRAVES: readonly number[] = seatList(
  box.table(
    'graves',
    { 2: 3, 3: 4, 4: 5, 5: 6 },
    {
      reconstructed: ['2', '3'],
      check: (graves) => unless([Object.values(graves).every((count) => count > 0), 'gravesThere']),
    },
  ),
);
