import { NOBODY, type Options, type Rng, randomInt, type Seat, shuffle } from '@spielstube/engine';
import { COUNTESS, EVENTS, SEASON_KEYS } from '../data/countess.ts';
import { DEVELOPMENTS, DIRECTION_KEYS } from '../data/developments.ts';
import {
  BASICS,
  COPIES,
  COUNTESS_CARD,
  FOUNDERS,
  NOTHING,
  PROFITEERS,
  SIGNPOSTS,
  SUIT,
  SUPPORT,
  VILLAGERS,
} from '../data/jobs.ts';
import {
  ROAD,
  STACK_CARDS,
  STACKS,
  STARTING_GOLD,
  STARTING_HAND,
  WOOL_AND_LEATHER_FROM,
} from '../data/setup.ts';
import { LEATHER, SPECIAL, WOOL } from '../data/suits.ts';
import { addToHand, cardOf, knownOnlyBy, NO_ONE } from './knowledge.ts';
import { type Countess, frame, type Player, SOURCE_KEYS, START, TABLE, type Villagers } from './state.ts';
import { addCard } from './village.ts';

/** Whether villagers of a suit take part. VRS-SET-08, VRS-SOLO-01 */
function takesPart(suit: number, seats: number): boolean {
  if (suit === SPECIAL) return seats > 1;
  return (suit !== WOOL && suit !== LEATHER) || seats >= WOOL_AND_LEATHER_FROM;
}

/** How many cards of each job are in the game, basics and Founders apart. VRS-SET-08, VRS-PROF-01, VRS-SUP-01 */
export function copiesInGame(seats: number, options: Options): number[] {
  const copies = COPIES.map(() => 0);
  for (const job of VILLAGERS) if (takesPart(SUIT[job], seats)) copies[job] = COPIES[job];
  if (options.profiteers === true) for (const job of PROFITEERS) copies[job] = COPIES[job];
  if (options.support === true) for (const job of SUPPORT) copies[job] = COPIES[job];
  return copies;
}

/** The table before the first round. VRS-SET */
export function start(seats: number, options: Options, rng: Rng): Villagers {
  const startPlayer = firstSeat(seats, options, rng);
  const deck = shuffledDeck(seats, options, rng);
  const stacks = Array.from({ length: STACKS }, () => deck.splice(0, STACK_CARDS[seats]));
  const players = Array.from({ length: seats }, () => newPlayer());
  for (const [seat, { hand }] of players.entries()) {
    for (const card of deck.splice(0, STARTING_HAND)) addToHand(hand, knownOnlyBy(card, seat));
  }
  return {
    seats,
    options,
    rng,
    barriers: 0,
    stack: [frame('startRound', NOBODY)],
    lanes: [],
    round: 0,
    phase: 0,
    startPlayer,
    road: signposts(rng),
    coins: Array.from({ length: ROAD }, () => 0),
    stacks,
    drawPile: deck,
    discard: [],
    basics: BASICS.map((job) => COPIES[job]),
    markets: 0,
    limit: 0,
    actions: 0,
    swaps: 0,
    tinner: false,
    begun: false,
    hired: [],
    held: NOTHING,
    looked: [],
    leftOut: options.support === true ? dealSupport(players, rng) : [],
    developments: options.development === true ? drawDevelopments(rng) : [],
    producer: NOBODY,
    players,
    countess: seats === 1 ? newCountess(rng) : null,
  };
}

/** VRS-SET-07 */
function firstSeat(seats: number, options: Options, rng: Rng): Seat {
  return options.startPlayer === 'random' ? randomInt(rng, seats) : Number(options.startPlayer) - 1;
}

/** Villagers and Profiteers without those on the road. VRS-SET-09, VRS-PROF-01 */
function shuffledDeck(seats: number, options: Options, rng: Rng): number[] {
  const copies = copiesInGame(seats, { ...options, support: false });
  const deck: number[] = [];
  for (let job = 0; job < copies.length; job++) {
    for (let n = SIGNPOSTS[job]; n < copies[job]; n++) deck.push(cardOf(job, NO_ONE));
  }
  shuffle(rng, deck);
  return deck;
}

/** A job for each card with a signpost. */
const SIGNPOSTED = SIGNPOSTS.flatMap((count, job) => Array.from({ length: count }, () => job));

/** VRS-SET-02 */
function signposts(rng: Rng): number[] {
  const road = SIGNPOSTED.slice();
  shuffle(rng, road);
  return road;
}

const incomeOf = (gold: number): number[] => SOURCE_KEYS.map((_, source) => (source === START ? gold : 0));

/** VRS-SET-05, VRS-SET-06 */
function newPlayer(): Player {
  const village: number[] = [];
  addCard(village, FOUNDERS, TABLE);
  return { gold: STARTING_GOLD, income: incomeOf(STARTING_GOLD), hand: [], drafted: [], village };
}

/** One for each; the others are put aside unseen. VRS-SUP-01 */
function dealSupport(players: readonly Player[], rng: Rng): number[] {
  const cards = SUPPORT.flatMap((job) => Array.from({ length: COPIES[job] }, () => cardOf(job, NO_ONE)));
  shuffle(rng, cards);
  for (const [seat, { hand }] of players.entries()) {
    for (const card of cards.splice(0, 1)) addToHand(hand, knownOnlyBy(card, seat));
  }
  return cards;
}

/** One of each direction. VRS-DEV-01 */
function drawDevelopments(rng: Rng): number[] {
  return DIRECTION_KEYS.map((direction) => {
    const cards = [...DEVELOPMENTS.keys()].filter((card) => DEVELOPMENTS[card].direction === direction);
    return cards[randomInt(rng, cards.length)];
  });
}

/** VRS-SOLO-01, VRS-SOLO-02, VRS-SOLO-08 */
function newCountess(rng: Rng): Countess {
  const village: number[] = [];
  addCard(village, COUNTESS_CARD, TABLE);
  const decks = seasonEvents();
  for (const deck of decks) shuffle(rng, deck);
  return {
    gold: COUNTESS.gold,
    income: incomeOf(COUNTESS.gold),
    village,
    event: NOTHING,
    decks,
    pasts: SEASON_KEYS.map(() => []),
    jester: true,
    draftLess: 0,
    buildLess: 0,
    nextDraftLess: 0,
    nextBuildLess: 0,
    placed: 0,
  };
}

/** All events of each season. */
export const seasonEvents = (): number[][] =>
  SEASON_KEYS.map((key) =>
    EVENTS.flatMap(({ season, copies }, event) =>
      season === key ? Array.from({ length: copies }, () => event) : [],
    ),
  );
