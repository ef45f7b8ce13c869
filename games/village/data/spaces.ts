import { box, seatList, unless } from './box.ts';
import { COLOURS, PLAGUE_CUBES } from './pieces.ts';
import { GROUP_KEYS } from './places.ts';

/** The seven action spaces. */
export const GRAIN = 0;
export const FAMILY = 1;
export const CRAFTS = 2;
export const MARKET = 3;
export const COUNCIL = 4;
export const TRAVEL = 5;
export const CHURCH = 6;
export const SPACES = [GRAIN, FAMILY, CRAFTS, MARKET, COUNCIL, TRAVEL, CHURCH] as const;
export const SPACE_KEYS = ['grain', 'family', 'crafts', 'market', 'council', 'travel', 'church'] as const;
export type SpaceKey = (typeof SPACE_KEYS)[number];

/** The place of a space in the list of spaces. */
export const spaceOf = (key: string): number => (SPACE_KEYS as readonly string[]).indexOf(key);
/** Whether a table names every action space once. */
export const namesAllSpaces = (keys: readonly string[]): boolean =>
  keys.length === SPACE_KEYS.length && SPACE_KEYS.every((key) => keys.includes(key));

/** A set-up card: cubes on each space, and cubes of each colour that go into the bag every round. */
export interface SetupCard {
  readonly spaces: readonly number[];
  readonly ofEachColour: number;
}

type PrintedCard = Readonly<Record<SpaceKey | 'ofEachColour', number>>;
const drawnFor = (card: PrintedCard): number => SPACE_KEYS.reduce((sum, key) => sum + card[key], 0);

/** Known: one cube on the Market; that the cubes divide among the players; 18, 21 and 24 for two to four of them. */
const PRINTED_CARDS = box.table(
  'setupCards',
  {
    2: { grain: 3, family: 2, crafts: 4, market: 1, council: 3, travel: 2, church: 3, ofEachColour: 5 },
    3: { grain: 3, family: 3, crafts: 5, market: 1, council: 3, travel: 3, church: 3, ofEachColour: 6 },
    4: { grain: 4, family: 4, crafts: 6, market: 1, council: 3, travel: 3, church: 3, ofEachColour: 6 },
    5: { grain: 5, family: 5, crafts: 7, market: 1, council: 4, travel: 4, church: 4, ofEachColour: 8 },
  },
  {
    reconstructed: [...SPACE_KEYS.filter((key) => key !== 'market'), 'ofEachColour'].map((key) => `*.${key}`),
    check: (cards) =>
      Object.entries(cards)
        .map(([seats, card]) =>
          unless(
            [drawnFor(card) > 0, `no cube is laid out for ${seats} players`],
            [drawnFor(card) % Number(seats) === 0, `the cubes do not divide among ${seats} players`],
            [
              drawnFor(card) <= COLOURS.length * card.ofEachColour + PLAGUE_CUBES,
              `the bag for ${seats} players holds too few cubes`,
            ],
          ),
        )
        .find((wrong) => wrong !== null) ?? null,
  },
);
const cardFrom = (card: PrintedCard): SetupCard => ({
  spaces: SPACE_KEYS.map((key) => card[key]),
  ofEachColour: card.ofEachColour,
});
export const SETUP_CARDS: readonly SetupCard[] = seatList(PRINTED_CARDS).map(cardFrom);

/** The order in which spaces are filled when the bag runs short. VIL-SEED-08 */
export const FILL_ORDER: readonly number[] = box
  .table('fillOrder', ['market', 'travel', 'council', 'church', 'family', 'grain', 'crafts'], {
    reconstructed: 'all',
    check: (order) => (namesAllSpaces(order) ? null : 'it names every action space once'),
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
        Object.values(stalls).every((count) => count <= STALLS) ? null : `the board has ${STALLS} stalls`,
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
      Object.values(groups).every((spaces) => GROUP_KEYS.some((key) => spaces[key] > 0))
        ? null
        : 'a chronicle has spaces',
  },
);
export const CHRONICLE_SPACES: readonly (readonly number[])[] = seatList(PRINTED_SPACES).map((spaces) =>
  GROUP_KEYS.map((key) => spaces[key]),
);

/** Open graves. */
export const GRAVES: readonly number[] = seatList(
  box.table(
    'graves',
    { 2: 3, 3: 4, 4: 5, 5: 6 },
    {
      reconstructed: ['2', '3'],
      check: (graves) => (Object.values(graves).every((count) => count > 0) ? null : 'there are graves'),
    },
  ),
);
