import { type BySeats, box, seatList, unless } from './box.ts';
import { hasInn, hasMarriage, hasPort, MIX_KEYS, type MixKey } from './mixes.ts';
import { COLOURS, PLAGUE_CUBES } from './pieces.ts';
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

/** A set-up card: cubes on each space, and cubes of each colour that go into the bag every round. */
export interface SetupCard {
  readonly spaces: readonly number[];
  readonly ofEachColour: number;
}

type PrintedCard = Readonly<Record<SpaceKey | 'ofEachColour', number>>;
type BaseCard = Readonly<Record<(typeof SPACE_KEYS)[number] | 'ofEachColour', number>>;
const drawnFor = (card: BaseCard | PrintedCard): number =>
  ALL_SPACE_KEYS.reduce((sum, key) => sum + (key in card ? (card as PrintedCard)[key] : 0), 0);

/** What must hold for a card with so many plague cubes. */
const impossibleCard = (seats: string, card: BaseCard | PrintedCard, plague: number): string | null =>
  unless(
    [drawnFor(card) > 0, `no cube is laid out for ${seats} players`],
    [drawnFor(card) % Number(seats) === 0, `the cubes do not divide among ${seats} players`],
    [
      drawnFor(card) <= COLOURS.length * card.ofEachColour + plague,
      `the bag for ${seats} players holds too few cubes`,
    ],
  );
const unsure = (keys: readonly string[]): string[] =>
  [...keys.filter((key) => key !== 'market'), 'ofEachColour'].map((key) => `*.${key}`);

/** Known: one cube on the Market; that the cubes divide among the players; 18, 21 and 24 for two to four of them. */
const BASE_CARDS = {
  2: { grain: 3, family: 2, crafts: 4, market: 1, council: 3, travel: 2, church: 3, ofEachColour: 5 },
  3: { grain: 3, family: 3, crafts: 5, market: 1, council: 3, travel: 3, church: 3, ofEachColour: 6 },
  4: { grain: 4, family: 4, crafts: 6, market: 1, council: 3, travel: 3, church: 3, ofEachColour: 6 },
  5: { grain: 5, family: 5, crafts: 7, market: 1, council: 4, travel: 4, church: 4, ofEachColour: 8 },
} as const;
const PRINTED_CARDS = box.table('setupCards', BASE_CARDS, {
  reconstructed: unsure(SPACE_KEYS),
  check: (cards) =>
    Object.entries(cards)
      .map(([seats, card]) => impossibleCard(seats, card, PLAGUE_CUBES))
      .find((wrong) => wrong !== null) ?? null,
});

/** Each expansion adds a cube for each player to its spaces; the bag gets a quarter of the draw of each colour. */
function mixCard(mix: number, seats: keyof typeof BASE_CARDS): PrintedCard {
  const { ofEachColour: _, ...base } = BASE_CARDS[seats];
  const spaces = {
    ...base,
    travel: base.travel + (hasPort(mix) ? seats : 0),
    inn: hasInn(mix) ? seats : 0,
    smuggler: hasMarriage(mix) ? seats : 0,
    marriage: hasMarriage(mix) ? seats : 0,
  };
  const drawn = Object.values(spaces).reduce((sum, cubes) => sum + cubes, 0);
  return { ...spaces, ofEachColour: Math.ceil(drawn / COLOURS.length) };
}
const mixCards = (mix: number): BySeats<PrintedCard> => ({
  2: mixCard(mix, 2),
  3: mixCard(mix, 3),
  4: mixCard(mix, 4),
  5: mixCard(mix, 5),
});
/** The cards of the expansions and their mixes. Known: as above, and that Marriage has cubes for two spaces more. */
const PRINTED_MIX_CARDS = box.table(
  'mixCards',
  {
    inn: mixCards(1),
    port: mixCards(2),
    innPort: mixCards(3),
    marriage: mixCards(4),
    marriageInn: mixCards(5),
    marriagePort: mixCards(6),
    marriageInnPort: mixCards(7),
  } satisfies Record<Exclude<MixKey, 'base'>, BySeats<PrintedCard>>,
  {
    reconstructed: unsure(ALL_SPACE_KEYS).map((path) => `*.${path}`),
    check: (mixes) =>
      Object.values(mixes)
        .flatMap((cards) => Object.entries(cards))
        .map(([seats, card]) => impossibleCard(seats, card, PLAGUE_CUBES))
        .find((wrong) => wrong !== null) ?? null,
  },
);
const cardFrom = (card: PrintedCard): SetupCard => ({
  spaces: ALL_SPACE_KEYS.map((key) => card[key]),
  ofEachColour: card.ofEachColour,
});
/** By mix, then by seats. */
export const MIX_SETUP_CARDS: readonly (readonly SetupCard[])[] = MIX_KEYS.map((key) =>
  seatList(key === 'base' ? PRINTED_CARDS : PRINTED_MIX_CARDS[key]).map((card) =>
    cardFrom({ inn: 0, smuggler: 0, marriage: 0, ...card }),
  ),
);
/** Those of the base game. */
export const [SETUP_CARDS] = MIX_SETUP_CARDS;

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
      check: (graves) => (Object.values(graves).every((count) => count > 0) ? null : 'there are graves'),
    },
  ),
);
