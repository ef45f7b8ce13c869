import type { Seat } from '@spielstube/engine';
import type { GuideFacts } from '@spielstube/engine/text';
import { COUNTESS, EVENTS } from '../data/countess.ts';
import { FOUNDERS, GOLD, isBasic, isFounders, isJoker, NOTHING } from '../data/jobs.ts';
import { jobOf } from '../rules/knowledge.ts';
import { isFirstMarketDue, isSecondMarketDue } from '../rules/markets.ts';
import { unlockersOf, unlockVerdict } from '../rules/padlocks.ts';
import { leftmostStack } from '../rules/piles.ts';
import { ontoVerdict, placesFor } from '../rules/placing.ts';
import { TABLE, type Villagers, type VillagersFrame } from '../rules/state.ts';
import { draftLimit, villageOf, villages } from '../rules/supply.ts';
import { buildersIn, foodIn, goldIn, silverIn } from '../rules/symbols.ts';
import { cardsIn, coinsAt, findJob, isCovered, jobAt, removeCard } from '../rules/village.ts';
import { gainAt } from './gain.ts';
import {
  bestPlacing,
  byWorth,
  carriesHand,
  continues,
  feeding,
  feedingAtOnce,
  handOf,
  lacksBasic,
  type Match,
  onTheRoad,
  opensFirst,
  opensHand,
  ownSuit,
  type Placing,
  richest,
  spareInHand,
} from './outlook.ts';
import { cardsBefore, nextMarket, swapsNow } from './prospect.ts';
import type { VillagersTexts } from './types.ts';

/* What the guide mentions at each question, worked out once for both languages. */

/** So few cards before it, a market day is near. */
const NEAR = 6;

/** The market day that comes next: how many cards are before it, whether it comes after this round. */
export interface Ahead {
  readonly market: number;
  readonly left: number;
  readonly due: boolean;
  readonly near: boolean;
}

/** Why one of some cards is worth having; NOTHING or null for what does not apply. */
export interface Wanted {
  readonly continues: Match | null;
  readonly carries: Match | null;
  readonly opens: Match | null;
}

/** By kind of question: what the guide mentions there. */
export interface Guided {
  readonly draft: {
    readonly ahead: Ahead;
    readonly wanted: Wanted;
    readonly food: number;
    readonly feeding: readonly number[];
    readonly builders: number;
    readonly suit: number;
    readonly rich: { readonly job: number; readonly coins: number };
    readonly early: boolean;
  };
  readonly benefactor: { readonly limit: number; readonly feeding: readonly number[] };
  readonly search: { readonly left: number; readonly suit: number };
  readonly pick: { readonly wanted: Wanted; readonly best: number };
  readonly putBack: { readonly ahead: Ahead };
  readonly coin: {
    readonly wanted: Wanted;
    readonly first: boolean;
    readonly alone: boolean;
    readonly last: boolean;
  };
  readonly build: {
    readonly ahead: Ahead;
    readonly actions: number;
    readonly best: Placing | null;
    readonly first: Match | null;
    readonly lacks: Match | null;
    readonly hungry: boolean;
    readonly swaps: number;
  };
  readonly cover: { readonly best: number; readonly gold: number };
  readonly apprentice: { readonly own: boolean; readonly others: boolean };
  readonly side: { readonly food: number; readonly gold: number };
  readonly where: { readonly differs: boolean; readonly food: number };
  readonly unlock: { readonly own: boolean; readonly tinner: boolean; readonly doubled: boolean };
  readonly smuggle: { readonly best: number };
  readonly layDown: { readonly spare: readonly number[] };
  readonly stack: {
    /** The first market day is still to come and not yet sure. */
    readonly first: boolean;
    /** Cards in all stacks. */
    readonly left: number;
    readonly leftmost: number;
  };
  readonly church: { readonly suit: number; readonly last: boolean };
  readonly inn: {
    readonly wanted: Wanted;
    readonly rich: { readonly job: number; readonly coins: number };
    readonly best: number;
    readonly last: boolean;
  };
  readonly tavern: { readonly lacks: Match | null; readonly last: boolean };
  readonly countess: { readonly least: number; readonly gold: number };
  readonly jester: { readonly ahead: Ahead; readonly cost: number };
  readonly bailiff: { readonly spare: readonly number[] };
  readonly levy: { readonly spare: readonly number[]; readonly gold: number };
  readonly seizure: { readonly least: number; readonly worth: number };
}

function aheadOf(s: Villagers): Ahead {
  // Both may be due after the same round: then it is the last one. VRS-MKT2-05
  const market = isSecondMarketDue(s) ? 2 : Math.max(1, nextMarket(s));
  const left = cardsBefore(s, market);
  const due = market === 1 ? isFirstMarketDue(s) : isSecondMarketDue(s);
  return { market, left, due, near: !due && left <= NEAR };
}

const wantedOf = (s: Villagers, seat: Seat, jobs: readonly number[]): Wanted => ({
  continues: continues(s, seat, jobs),
  carries: carriesHand(s, seat, jobs),
  opens: opensHand(s, seat, jobs),
});

/** What a village loses at the second market day by a card: what lies below it counts again. VRS-SOLO-18 */
function worthAt(village: readonly number[], card: number): number {
  const without = village.slice();
  removeCard(without, card);
  return goldIn(village) + silverIn(village) - goldIn(without) - silverIn(without);
}

/** The uncovered card of a village that is worth least, among those the Countess may seize. */
function leastToLose(village: readonly number[]): number {
  const cards = Array.from({ length: cardsIn(village) }, (_, card) => card).filter((card) => {
    const job = jobAt(village, card);
    return !isCovered(village, card) && coinsAt(village, card) === 0 && !isFounders(job) && !isBasic(job);
  });
  return cards.toSorted((a, b) => worthAt(village, a) - worthAt(village, b))[0] ?? NOTHING;
}

/** Of those who could lie on a Monk and whose padlock could be opened, the one with most gold. */
function bestCover(s: Villagers, { seat, place }: VillagersFrame): number {
  const { village } = s.players[seat];
  const covers = handOf(s, seat).filter(
    (job) => ontoVerdict(village, job, place) === null && unlockVerdict(s, seat, job) === null,
  );
  return covers.toSorted((a, b) => GOLD[b] - GOLD[a])[0] ?? NOTHING;
}

/** Whether an Apprentice could look for somebody in a village. */
const hasCovered = (s: Villagers, owner: Seat): boolean => {
  const village = villageOf(s, owner);
  return Array.from({ length: cardsIn(village) }, (_, card) => card).some((card) => isCovered(village, card));
};

/** What a villager of the road would bring the Countess at the market days to come, as her village lies now. */
function worthToCountess(s: Villagers, place: number): number {
  const { gold, silver } = gainAt(villageOf(s, s.seats), s.road[place], TABLE);
  return gold * (2 - s.markets) + silver + s.coins[place] + COUNTESS.perVillager;
}

/** By how much gold an event would put the player back against the Countess: what she is paid counts on both sides. */
function costOf(s: Villagers, event: number): number {
  const { effect, amount, free } = EVENTS[event];
  const [{ gold, hand }] = s.players;
  switch (effect) {
    case 'pay':
      return 2 * Math.min(amount, gold);
    case 'payOrDiscard':
      // With too little gold a hand card goes instead. VRS-SOLO-17
      return gold < amount && hand.length > 0 ? 0 : 2 * Math.min(amount, gold);
    case 'payPerVillager':
      return 2 * Math.min(amount * Math.max(0, (s.countess?.placed ?? 0) - free), gold);
    case 'bank':
      return amount;
    case 'bankPerHandCard':
      return amount * hand.length;
    default:
      return 0;
  }
}

export const guided: GuideFacts<VillagersTexts> = {
  draft(s, { seat }) {
    const { village } = s.players[seat];
    const road = onTheRoad(s);
    return {
      ahead: aheadOf(s),
      wanted: wantedOf(s, seat, road),
      food: foodIn(village),
      feeding: feeding(road),
      builders: buildersIn(village),
      suit: ownSuit(s, seat),
      rich: richest(s),
      early: s.markets === 0,
    };
  },
  benefactor: (s, { seat }) => ({ limit: draftLimit(s, seat), feeding: feedingAtOnce(s, seat) }),
  search: (s, { seat }) => ({
    left: leftmostStack(s),
    suit: ownSuit(s, seat),
  }),
  pick(s, { seat }) {
    const jobs = s.looked.map(jobOf);
    return { wanted: wantedOf(s, seat, jobs), best: byWorth(jobs).at(-1) ?? NOTHING };
  },
  putBack: (s) => ({ ahead: aheadOf(s) }),
  coin: (s, { seat }) => ({
    wanted: wantedOf(s, seat, onTheRoad(s)),
    // The GO! card moves on before the next draft.
    first: s.seats === 1 || (s.startPlayer + 1) % s.seats === seat,
    alone: s.seats === 1,
    last: isSecondMarketDue(s),
  }),
  build(s, { seat }) {
    const ahead = aheadOf(s);
    const { village, hand } = s.players[seat];
    return {
      ahead,
      actions: s.actions,
      best: s.actions > 0 ? bestPlacing(s, seat, ahead.due && ahead.market === 2) : null,
      first: s.actions > 1 && !s.tinner ? opensFirst(s, seat) : null,
      lacks: s.swaps > 0 && hand.length > 1 ? lacksBasic(s, seat) : null,
      hungry: foodIn(village) === 0 && findJob(village, FOUNDERS) !== NOTHING,
      swaps: swapsNow(s, seat),
    };
  },
  cover(s, f) {
    const best = bestCover(s, f);
    return { best, gold: best === NOTHING ? 0 : GOLD[best] };
  },
  apprentice: (s, { seat }) => ({
    own: hasCovered(s, seat),
    others: Array.from({ length: villages(s) }, (_, owner) => owner).some(
      (owner) => owner !== seat && hasCovered(s, owner),
    ),
  }),
  side: (s, { seat }) => ({ food: foodIn(s.players[seat].village), gold: GOLD[FOUNDERS] }),
  where(s, { seat, what }) {
    const { village } = s.players[seat];
    if (isJoker(what)) return { differs: false, food: 0 };
    const gains = placesFor(village, what).map((place) => gainAt(village, what, place));
    return {
      differs: gains.some(({ gold, food }) => gold !== gains[0].gold || food !== gains[0].food),
      food: Math.max(0, ...gains.map(({ food }) => -food)),
    };
  },
  unlock(s, { seat, what }) {
    return { own: unlockersOf(s, seat, what)[0] === seat, tinner: s.tinner, doubled: s.markets === 0 };
  },
  smuggle(s, { seat }) {
    const { village } = s.players[seat];
    const jobs = Array.from({ length: cardsIn(village) }, (_, card) => card)
      .filter((card) => !isCovered(village, card))
      .map((card) => jobAt(village, card));
    return { best: jobs.toSorted((a, b) => GOLD[b] - GOLD[a])[0] };
  },
  layDown: (s, { seat }) => ({ spare: spareInHand(s, seat) }),
  stack: (s) => ({
    first: s.markets < 1 && !isFirstMarketDue(s),
    left: cardsBefore(s, 2),
    leftmost: leftmostStack(s),
  }),
  church: (s, { seat }) => ({ suit: ownSuit(s, seat), last: isSecondMarketDue(s) }),
  inn(s, { seat }) {
    const road = onTheRoad(s);
    return {
      wanted: wantedOf(s, seat, road),
      rich: richest(s),
      best: byWorth(road)[road.length - 1],
      last: isSecondMarketDue(s),
    };
  },
  tavern: (s, { seat }) => ({ lacks: lacksBasic(s, seat), last: isSecondMarketDue(s) }),
  countess(s) {
    const [least] = s.road
      .flatMap((job, place) => (job === NOTHING ? [] : [{ job, gold: worthToCountess(s, place) }]))
      .toSorted((a, b) => a.gold - b.gold);
    return { least: least?.job ?? NOTHING, gold: least?.gold ?? 0 };
  },
  jester: (s, { what }) => ({ ahead: aheadOf(s), cost: costOf(s, what) }),
  bailiff: (s, { seat }) => ({ spare: spareInHand(s, seat) }),
  levy: (s, { seat }) => ({ spare: spareInHand(s, seat), gold: s.players[seat].gold }),
  seizure(s, { seat }) {
    const { village } = s.players[seat];
    const card = leastToLose(village);
    return card === NOTHING
      ? { least: NOTHING, worth: 0 }
      : { least: jobAt(village, card), worth: worthAt(village, card) };
  },
};
