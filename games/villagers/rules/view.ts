import { type Rng, type Seat, shuffle, splitRng } from '@spielstube/engine';
import { JOBS, NOTHING, SUIT, SUPPORT } from '../data/jobs.ts';
import { SPECIAL, SUITS } from '../data/suits.ts';
import { copyCountess, copyVillagers } from './copy.ts';
import {
  EVERYBODY,
  isHidden,
  isUnseen,
  jobOf,
  knownBy,
  seenInPile,
  seenInSight,
  suitOf,
  withJob,
} from './knowledge.ts';
import { copiesInGame, seasonEvents } from './setup.ts';
import type { Villagers } from './state.ts';
import { cardsIn, jobAt } from './village.ts';

/** An event of the Countess that is still to come. */
export const HIDDEN = -2;

const ascending = (a: number, b: number): number => a - b;

/**
 * What a seat may see, field by field. Of cards that it does not know it sees the backs: of hands all of them, of piles
 * the top one and those that have been on top. VRS-SET-14, VRS-SET-16
 */
export function view(s: Villagers, seat: Seat | null): Villagers {
  const inSight = (card: number): number => seenInSight(card, seat);
  const inPile = (pile: readonly number[]): number[] =>
    pile.map((card, n) => (n === pile.length - 1 ? seenInSight(card, seat) : seenInPile(card, seat)));
  const unseen = (card: number): number => seenInPile(card, seat);
  return {
    seats: s.seats,
    options: s.options,
    rng: [0, 0, 0, 0],
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: [],
    round: s.round,
    phase: s.phase,
    startPlayer: s.startPlayer,
    road: s.road.slice(),
    coins: s.coins.slice(),
    stacks: s.stacks.map(inPile),
    drawPile: inPile(s.drawPile),
    discard: s.discard.slice(),
    basics: s.basics.slice(),
    markets: s.markets,
    limit: s.limit,
    actions: s.actions,
    swaps: s.swaps,
    tinner: s.tinner,
    begun: s.begun,
    hired: s.hired.slice(),
    held: s.held < 0 ? s.held : inSight(s.held),
    looked: s.looked.map(unseen),
    leftOut: s.leftOut.map(unseen),
    developments: s.developments.slice(),
    producer: s.producer,
    // A hand is sorted anew by what is seen of it, so that the order of fronts tells nothing.
    players: s.players.map(({ gold, income, hand, drafted, village }) => ({
      gold,
      income: income.slice(),
      hand: hand.map(inSight).sort(ascending),
      drafted: drafted.slice(),
      village: village.slice(),
    })),
    countess:
      s.countess === null
        ? null
        : { ...copyCountess(s.countess), decks: s.countess.decks.map((deck) => deck.map(() => HIDDEN)) },
  };
}

/** A card that a view does not show, and the list it lies in. */
interface Slot {
  readonly list: number[];
  readonly at: number;
  readonly isHand: boolean;
}

/** A whole state that fits a view. */
export function imagine(seen: Villagers, _seat: Seat, rng: Rng): Villagers {
  const s = copyVillagers(seen);
  s.rng = splitRng(rng);
  const held = s.held < 0 ? [] : [s.held];
  imagineCards(s, held, rng);
  if (held.length > 0) s.held = held[0];
  for (const { hand } of s.players) hand.sort(ascending);
  if (s.countess !== null) imagineEvents(s.countess, rng);
  return s;
}

/** Every job that nobody sees lies somewhere face down, under a back of its suit. */
function imagineCards(s: Villagers, held: number[], rng: Rng): void {
  const left = jobsUnseen(s, held);
  const slots = hiddenSlots(s, held);
  shuffle(rng, slots);
  const support = SUPPORT.filter((job) => left[job] > 0);
  shuffle(rng, support);
  fillLeftOut(s, support, left);
  const open = placeSupport(slots, support, left);
  const bySuit = jobsBySuit(left, rng);
  const unseen: Slot[] = [];
  for (const slot of open) {
    if (isUnseen(slot.list[slot.at])) unseen.push(slot);
    else put(slot, bySuit[suitOf(slot.list[slot.at])].pop() ?? NOTHING);
  }
  const rest = bySuit.flat();
  shuffle(rng, rest);
  for (const [n, slot] of unseen.entries()) put(slot, rest[n]);
}

const put = ({ list, at }: Slot, job: number): void => {
  list[at] = withJob(list[at], job);
};

/** How many cards of each job a view does not show. */
function jobsUnseen(s: Villagers, held: readonly number[]): number[] {
  const left = copiesInGame(s.seats, s.options);
  const see = (job: number): void => {
    left[job]--;
  };
  for (const pile of cardLists(s, held)) for (const card of pile) if (!isHidden(card)) see(jobOf(card));
  for (const card of s.leftOut) if (!isHidden(card)) see(jobOf(card));
  for (const job of s.road) if (job >= 0) see(job);
  s.discard.forEach(see);
  const villages = s.players.map(({ village }) => village);
  if (s.countess !== null) villages.push(s.countess.village);
  for (const village of villages) {
    for (let card = 0; card < cardsIn(village); card++) see(jobAt(village, card));
  }
  return left;
}

const cardLists = (s: Villagers, held: number[] | readonly number[]): (readonly number[])[] => [
  ...s.stacks,
  s.drawPile,
  s.looked,
  held,
  ...s.players.flatMap(({ hand, drafted }) => [hand, drafted]),
];

function hiddenSlots(s: Villagers, held: number[]): Slot[] {
  const slots: Slot[] = [];
  const look = (list: number[], isHand: boolean): void => {
    for (let at = 0; at < list.length; at++) if (isHidden(list[at])) slots.push({ list, at, isHand });
  };
  for (const list of [...s.stacks, s.drawPile, s.looked, held]) look(list, false);
  for (const { hand } of s.players) look(hand, true);
  return slots;
}

/** Support cards that nobody got are none of those that somebody has. */
function fillLeftOut(s: Villagers, support: number[], left: number[]): void {
  for (let at = 0; at < s.leftOut.length; at++) {
    if (!isHidden(s.leftOut[at])) continue;
    const job = support.pop() ?? NOTHING;
    left[job]--;
    s.leftOut[at] = withJob(s.leftOut[at], job);
  }
}

/**
 * The others were dealt to somebody: they are in a hand, or where somebody has laid or seen them. So many special
 * villagers must be left as special backs are in sight.
 */
function placeSupport(slots: readonly Slot[], support: number[], left: number[]): Slot[] {
  const isBack = ({ list, at }: Slot): boolean => !isUnseen(list[at]) && suitOf(list[at]) === SPECIAL;
  const specials = left.reduce((all, count, job) => (SUIT[job] === SPECIAL ? all + count : all), 0);
  let spare = specials - slots.filter(isBack).length;
  return slots.filter((slot) => {
    const card = slot.list[slot.at];
    const unseen = isUnseen(card) && spare > 0;
    const handled = slot.isHand || (knownBy(card) & EVERYBODY) !== 0;
    if (support.length === 0 || !handled || !(unseen || isBack(slot))) return true;
    const job = support.pop() ?? NOTHING;
    left[job]--;
    if (unseen) spare--;
    put(slot, job);
    return false;
  });
}

function jobsBySuit(left: readonly number[], rng: Rng): number[][] {
  const bySuit: number[][] = Array.from({ length: SUITS }, () => []);
  for (let job = 0; job < JOBS; job++) {
    for (let n = 0; n < left[job]; n++) bySuit[SUIT[job]].push(job);
  }
  for (const jobs of bySuit) shuffle(rng, jobs);
  return bySuit;
}

function imagineEvents(countess: NonNullable<Villagers['countess']>, rng: Rng): void {
  seasonEvents().forEach((events, season) => {
    const seen = [...countess.pasts[season], countess.event];
    for (const event of seen) {
      const at = events.indexOf(event);
      if (at >= 0) events.splice(at, 1);
    }
    shuffle(rng, events);
    countess.decks[season] = events;
  });
}
