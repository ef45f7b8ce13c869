import { type Misfit, unless } from '@spielstube/engine';
import { type BoxClaim, type BySeats, box, seatList } from './box.ts';
import { hasInn, hasMarriage, hasPort, MIX_KEYS, type MixKey } from './mixes.ts';
import { COLOURS, PLAGUE_CUBES } from './pieces.ts';
import { ALL_SPACE_KEYS, SPACE_KEYS } from './spaces.ts';

/** A set-up card: cubes on each space, and cubes of each colour that go into the bag every round. */
export interface SetupCard {
  readonly spaces: readonly number[];
  readonly ofEachColour: number;
}

/** As printed: the spaces that are in play by their keys, and `ofEachColour`. */
type PrintedCard = Readonly<Record<string, number>>;
const drawnFor = (card: PrintedCard): number =>
  ALL_SPACE_KEYS.reduce((sum, key) => sum + (card[key] ?? 0), 0);

const impossibleCard = (seats: string, card: PrintedCard): Misfit<BoxClaim> | null =>
  unless(
    [drawnFor(card) > 0, 'cubesLaidOut', seats],
    [drawnFor(card) % Number(seats) === 0, 'cubesDivide', seats],
    [drawnFor(card) <= COLOURS.length * card.ofEachColour + PLAGUE_CUBES, 'bagFilled', seats],
  );
const impossibleIn = (cards: Readonly<Record<string, PrintedCard>>): Misfit<BoxClaim> | null =>
  Object.entries(cards)
    .map(([seats, card]) => impossibleCard(seats, card))
    .find((wrong) => wrong !== null) ?? null;

/** Of all cards only the Market is known. */
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
  check: (cards) => impossibleIn(cards),
});

/** Each expansion adds a cube for each player to its spaces; the bag gets a quarter of the draw of each colour. */
function mixCard(mix: number, seats: keyof typeof BASE_CARDS): PrintedCard {
  const { ofEachColour: _, ...base } = BASE_CARDS[seats];
  const spaces = {
    ...base,
    travel: base.travel + (hasPort(mix) ? seats : 0),
    ...(hasInn(mix) ? { inn: seats } : {}),
    ...(hasMarriage(mix) ? { smuggler: seats, marriage: seats } : {}),
  };
  return { ...spaces, ofEachColour: Math.ceil(drawnFor(spaces) / COLOURS.length) };
}
const mixCards = (mix: number): BySeats<PrintedCard> => ({
  2: mixCard(mix, 2),
  3: mixCard(mix, 3),
  4: mixCard(mix, 4),
  5: mixCard(mix, 5),
});
/** The cards of the expansions and their mixes. Known: as above, and that Marriage has two spaces more. */
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
        .map(impossibleIn)
        .find((wrong) => wrong !== null) ?? null,
  },
);

const cardFrom = (card: PrintedCard): SetupCard => ({
  spaces: ALL_SPACE_KEYS.map((key) => card[key] ?? 0),
  ofEachColour: card.ofEachColour,
});
/** By mix, then by seats. */
export const MIX_SETUP_CARDS: readonly (readonly SetupCard[])[] = MIX_KEYS.map((key) =>
  seatList<PrintedCard>(key === 'base' ? PRINTED_CARDS : PRINTED_MIX_CARDS[key]).map(cardFrom),
);
/** Those of the base game. */
export const [SETUP_CARDS] = MIX_SETUP_CARDS;
