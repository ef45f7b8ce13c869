import { LANDSCAPE_KEYS } from './boards/place.ts';
import { box, NOTHING, placeIn, placeOrNothing } from './box.ts';
import { EFFECTS, PRODUCTION, SPECIAL_KEYS, SPECIALS, TRADES, type TradeKey } from './buildings.ts';
import { FIRST_GRAPE, GOOD_KEYS, RAW_KEYS } from './goods.ts';
import { COLOUR_KEYS, helpersFrom } from './helpers.ts';
import { SAILOR_KEYS, SAILORS } from './sailors.ts';

/* Everything that lies before a player as a card: buildings of the pile, the Coal Mine, sailors. */

const production = Object.entries(PRODUCTION);
const specials = Object.entries(SPECIALS);
const pile = [...production, ...specials];

/** Cards are small numbers everywhere: production buildings, special buildings, the Coal Mine, sailors. */
const PRODUCTION_CARDS = production.length;
/** Cards of the pile: the general buildings. */
export const PILE_CARDS = pile.length;
export const COAL_MINE = PILE_CARDS;
export const FIRST_SAILOR = PILE_CARDS + 1;
export const CARD_KEYS: readonly string[] = [...pile.map(([key]) => key), 'coalMine', ...SAILOR_KEYS];
export const CARDS = CARD_KEYS.length;
export const PILE_KEYS: readonly string[] = CARD_KEYS.slice(0, PILE_CARDS);

const sailorCard = (key: (typeof SAILOR_KEYS)[number]): number => FIRST_SAILOR + SAILOR_KEYS.indexOf(key);
export const CAPTAIN = sailorCard('captain');
export const COOK = sailorCard('cook');
export const NAVIGATOR_CARD = sailorCard('navigator');
export const isSailor = (card: number): boolean => card >= FIRST_SAILOR;
/** Sailor cards that can be hired. NEW-SAILOR-09 */
export const HIRED = SAILOR_KEYS.flatMap((key) => (key === 'captain' ? [] : [sailorCard(key)]));

const sailors = SAILOR_KEYS.map((key) => SAILORS[key]);
/** The start building. NEW-SET-12 */
const coalMine = box.table('coalMine', { helpers: '2Y 1R', vp: 0 }, { reconstructed: ['vp'] });

/** What kind of building or person a card is; the Captain and sailors stand for themselves. */
export const KIND_KEYS: readonly string[] = [
  ...Object.keys(TRADES).slice(0, -1),
  ...SPECIAL_KEYS,
  ...SAILOR_KEYS,
];
export const KIND: readonly number[] = [
  ...pile.map(([, { kind }]) => placeIn(KIND_KEYS, kind)),
  placeIn(KIND_KEYS, 'coalMine'),
  ...SAILOR_KEYS.map((key) => placeIn(KIND_KEYS, key)),
];
export const kind = (key: string): number => placeIn(KIND_KEYS, key);
export const SAWMILL = kind('sawmill');
export const WATCHTOWER = kind('watchtower');
export const COAL_TRADER = kind('coalTrader');
export const COAL_DEPOT = kind('coalDepot');
export const CORN_FARM = kind('cornFarm');
export const POST_STATION = kind('postStation');
export const SCRIPTORIUM = kind('scriptorium');
export const BARRACKS = kind('barracks');
export const VINEYARD = kind('vineyard');
export const PRISON = kind('prison');

export const isProduction = (card: number): boolean => card < PRODUCTION_CARDS;
/** The number 200 to 208 of a card, 0 without one. */
export const NUMBER: readonly number[] = pile.map(([, { number }]) => number);
export const COST: readonly number[] = [
  ...pile.map(([, { cost }]) => cost),
  0,
  ...sailors.map(({ cost }) => cost),
];
export const CARD_POINTS: readonly number[] = [
  ...pile.map(([, { vp }]) => vp),
  coalMine.vp,
  ...sailors.map(({ vp }) => vp),
];
/** Landscape that makes a building cheaper, or NOTHING. NEW-BUILD-04 */
export const DISCOUNT: readonly number[] = pile.map(([, { discount }]) =>
  placeOrNothing(LANDSCAPE_KEYS, discount),
);
/** Raw material that a hand card stands for. NEW-CHAIN-02 */
export const RAW: readonly number[] = pile.map(([, { raw }]) => placeIn(RAW_KEYS, raw));
/** Helpers by colour of whoever is activated with a stone. */
export const HELPERS: readonly (readonly number[])[] = [
  ...pile.map(([, { helpers }]) => helpersFrom(helpers)),
  helpersFrom(coalMine.helpers),
  ...sailors.map(({ helpers }) => helpersFrom(helpers)),
];
/** Colour of a Post Station, a Vineyard or a sailor, or NOTHING. */
export const COLOUR: readonly number[] = [
  ...pile.map(([, { colour }]) => placeOrNothing(COLOUR_KEYS, colour)),
  NOTHING,
  ...sailors.map(({ colour }) => placeOrNothing(COLOUR_KEYS, colour)),
];
/** Steps of the ship when somebody is hired. NEW-SAILOR-03 to -07 */
export const STEPS: readonly number[] = CARD_KEYS.map((_, card) =>
  isSailor(card) ? sailors[card - FIRST_SAILOR].steps : 0,
);
const FISTS_OF: Readonly<Record<string, number>> = {
  fortress: EFFECTS.fortress.fists,
  watchtower: EFFECTS.watchtower.fists,
  barracks: EFFECTS.barracks.fists,
  prison: EFFECTS.prison.fists,
  officer: SAILORS.officer.fists,
};
/** Military strength. NEW-SPECIAL-01 */
export const FISTS: readonly number[] = CARD_KEYS.map((_, card) => FISTS_OF[KIND_KEYS[KIND[card]]] ?? 0);

/* Chains. NEW-CHAIN-02 to -04, NEW-CHAIN-12 */
export const NO_CHAIN = 0;
export const RAW_CHAIN = 1;
export const GOOD_CHAIN = 2;
export const SET_CHAIN = 3;
/** Grapes of any colour with a good. */
export const GRAPE_CHAIN = 4;

/** What a chain takes: a raw material, a good, or two goods; of a grape chain the second good. */
export interface Chain {
  readonly sort: number;
  readonly first: number;
  readonly second: number;
}
const NONE: Chain = { sort: NO_CHAIN, first: NOTHING, second: NOTHING };

function chainFrom(text: string): Chain {
  if (text === '') return NONE;
  const inputs = text.split(' + ');
  const raw = (RAW_KEYS as readonly string[]).indexOf(inputs[0]);
  if (raw >= 0) return { sort: RAW_CHAIN, first: raw, second: NOTHING };
  if (inputs.includes('grapes')) {
    const other = inputs.find((input) => input !== 'grapes') ?? '';
    return { sort: GRAPE_CHAIN, first: FIRST_GRAPE, second: placeOrNothing(GOOD_KEYS, other) };
  }
  const [first, second] = inputs.map((input) => placeIn(GOOD_KEYS, input));
  return inputs.length === 1
    ? { sort: GOOD_CHAIN, first, second: NOTHING }
    : { sort: SET_CHAIN, first, second };
}

const tradeOf = (card: number): TradeKey | null => {
  const key = KIND_KEYS[KIND[card]];
  return Object.hasOwn(TRADES, key) ? (key as TradeKey) : null;
};
export const CHAIN: readonly Chain[] = CARD_KEYS.map((_, card) => {
  const trade = tradeOf(card);
  return trade === null ? NONE : chainFrom(TRADES[trade].chain);
});
/** The good that a card produces, by helpers, by chain or in phase VI; NOTHING if none. */
export const GOOD: readonly number[] = CARD_KEYS.map((_, card) => {
  const trade = tradeOf(card);
  if (trade !== null) return placeIn(GOOD_KEYS, TRADES[trade].good);
  if (KIND[card] === CORN_FARM) return placeIn(GOOD_KEYS, 'corn');
  return KIND[card] === VINEYARD ? FIRST_GRAPE + COLOUR[card] : NOTHING;
});

/**
 * Two cards with the same print are the same: hands and piles hold the first of them. So equal cards are one choice.
 */
export const FACE: readonly number[] = pile.map(([, row]) =>
  pile.findIndex(([, other]) => JSON.stringify(other) === JSON.stringify(row)),
);

/** The cards of the pile with a number. NEW-P1-04 */
export const numbered = (number: number): number[] =>
  NUMBER.flatMap((one, card) => (one === number ? [FACE[card]] : []));
