import type { Seat } from '@spielstube/engine';
import type { Facts } from '@spielstube/engine/text';
import { EVENTS } from '../data/countess.ts';
import { DISCARDED, GOLD, isJoker, NOTHING } from '../data/jobs.ts';
import { LIMITS, PADLOCK_GOLD, ROAD_COIN, SPECIALS } from '../data/setup.ts';
import { isHidden, isUnseen, jobOf, suitOf } from '../rules/knowledge.ts';
import type { VillagersAction } from '../rules/moves.ts';
import { DRAW_PILE, pileAt } from '../rules/piles.ts';
import { ontoVerdict, placesFor } from '../rules/placing.ts';
import { smuggledFrom } from '../rules/specials.ts';
import { PICKED, RECRUITED, TABLE, type Villagers, type VillagersFrame } from '../rules/state.ts';
import { draftLimit, villageOf } from '../rules/supply.ts';
import { cardsIn, coinsAt, jobAt } from '../rules/village.ts';
import { type Gain, gainAt, gainOf } from './gain.ts';
import { swapsNow, type Unlocking, unlockingOf } from './prospect.ts';
import { type Spot, spotOf } from './spot.ts';
import type { VillagersTexts } from './types.ts';

/* What the sentences need to know, worked out once for both languages. Languages only choose words. */

/** The top of a pile as the seat sees it: its suit, and its job if the seat knows it and is reminded. */
interface Top {
  readonly stack: number;
  readonly cards: number;
  readonly suit: number;
  readonly job: number;
}

/** A choice with everything that its sentence mentions. */
export type Choice =
  /** Of the road; `twin`: an equal one lies there too. */
  | {
      readonly do: 'take' | 'coin' | 'give';
      readonly place: number;
      readonly job: number;
      readonly coins: number;
      readonly twin: boolean;
    }
  | ({ readonly do: 'draw' | 'search' | 'onStack' } & Top)
  | { readonly do: 'recruit'; readonly gold: number; readonly picks: number }
  | {
      readonly do: 'play';
      readonly job: number;
      /** The jobs that it could be laid on; TABLE for the table. */
      readonly on: readonly number[];
      /** What the village gains, if that is the same at every place. */
      readonly gain: Gain | null;
      readonly unlocking: Unlocking;
    }
  | { readonly do: 'pick' | 'putBack' | 'lay' | 'discard'; readonly job: number }
  | { readonly do: 'keepOrder'; readonly jobs: readonly number[] }
  | {
      readonly do: 'hire';
      readonly owner: Seat;
      readonly own: boolean;
      readonly coins: number;
      readonly gold: number;
      readonly limit: number;
      /** Which of several in the same village, 0 if it is the only one. */
      readonly nth: number;
    }
  | { readonly do: 'swap' | 'basic'; readonly basic: number; readonly left: number }
  | { readonly do: 'onto'; readonly job: number; readonly spot: Spot; readonly gain: Gain | null }
  | { readonly do: 'onTable'; readonly job: number; readonly gain: Gain | null }
  | {
      readonly do: 'replace';
      readonly owner: Seat;
      readonly own: boolean;
      readonly spot: Spot;
      readonly unlocking: Unlocking;
    }
  | {
      readonly do: 'unlock';
      readonly owner: Seat;
      readonly own: boolean;
      readonly unlocker: number;
      readonly coins: number;
      readonly gold: number;
    }
  | { readonly do: 'payBank' | 'pay'; readonly gold: number }
  | { readonly do: 'smuggle'; readonly job: number; readonly gold: number }
  | { readonly do: 'seize'; readonly spot: Spot }
  | { readonly do: 'jester' | 'endure'; readonly event: number }
  | { readonly do: 'end'; readonly left: number }
  | { readonly do: 'noCoin' | 'goldSide' | 'foodSide' | 'tinner' };

function onRoad(s: Villagers, verb: 'take' | 'coin' | 'give', place: number): Choice {
  const [job, coins] = [s.road[place], s.coins[place]];
  const twin = s.road.some((other, at) => at !== place && other === job && s.coins[at] === coins);
  return { do: verb, place, job, coins, twin };
}

function topOf(s: Villagers, stack: number): Top {
  const pile = pileAt(s, stack);
  const top = pile.at(-1);
  if (top === undefined || isUnseen(top)) return { stack, cards: pile.length, suit: NOTHING, job: NOTHING };
  const known = s.options.memory !== false && !isHidden(top);
  return { stack, cards: pile.length, suit: suitOf(top), job: known ? jobOf(top) : NOTHING };
}

/** A Monk that waits is the only place there is. */
const onMonk = (village: readonly number[], job: number, monk: number): readonly number[] =>
  ontoVerdict(village, job, monk) === null ? [monk] : [];

function playing(s: Villagers, f: VillagersFrame, job: number): Choice {
  const { village } = s.players[f.seat];
  const unlocking = unlockingOf(s, f.seat, job);
  if (isJoker(job) || DISCARDED[job]) return { do: 'play', job, on: [], gain: null, unlocking };
  const places = f.kind === 'cover' ? onMonk(village, job, f.place) : placesFor(village, job);
  const on = [...new Set(places.map((place) => (place === TABLE ? TABLE : jobAt(village, place))))];
  return { do: 'play', job, on, gain: gainOf(village, job, places), unlocking };
}

function hiring(s: Villagers, f: VillagersFrame, owner: Seat, card: number): Choice {
  const village = villageOf(s, owner);
  const job = jobAt(village, card);
  const equal = Array.from({ length: cardsIn(village) }, (_, n) => n).filter(
    (n) => jobAt(village, n) === job,
  );
  return {
    do: 'hire',
    owner,
    own: owner === f.seat,
    coins: coinsAt(village, card),
    gold: SPECIALS.freelancer.gold,
    limit: Math.min(s.limit + SPECIALS.freelancer.actions, LIMITS.most),
    nth: equal.length > 1 ? equal.indexOf(card) + 1 : 0,
  };
}

/** A choice that answers the question of a frame. */
function choiceOf(s: Villagers, f: VillagersFrame, a: VillagersAction): Choice {
  const player = s.players[f.seat];
  const { village } = player;
  switch (a.do) {
    case 'take':
    case 'coin':
    case 'give':
      return onRoad(s, a.do, a.place);
    case 'draw':
    case 'search':
    case 'onStack':
      return { do: a.do, ...topOf(s, a.stack) };
    case 'drawPile':
      return { do: 'draw', ...topOf(s, DRAW_PILE) };
    case 'recruit':
      return { do: 'recruit', ...SPECIALS.recruiter };
    case 'play':
      return playing(s, f, a.job);
    case 'keepOrder':
      return { do: 'keepOrder', jobs: s.looked.slice(f.count).map(jobOf) };
    case 'hire':
      return hiring(s, f, a.seat, a.card);
    case 'swap':
    case 'basic':
      return { do: a.do, basic: a.basic, left: s.basics[a.basic] };
    case 'onto':
      return {
        do: 'onto',
        job: f.what,
        spot: spotOf(village, a.card),
        gain: isJoker(f.what) ? null : gainAt(village, f.what, a.card),
      };
    case 'onTable':
      return {
        do: 'onTable',
        job: f.what,
        gain: isJoker(f.what) ? null : gainAt(village, f.what, TABLE),
      };
    case 'replace':
      return {
        do: 'replace',
        owner: a.seat,
        own: a.seat === f.seat,
        spot: spotOf(villageOf(s, a.seat), a.card),
        unlocking: unlockingOf(s, f.seat, jobAt(villageOf(s, a.seat), a.card)),
      };
    case 'unlock':
      return {
        do: 'unlock',
        owner: a.seat,
        own: a.seat === f.seat,
        unlocker: jobAt(villageOf(s, a.seat), a.card),
        coins: coinsAt(villageOf(s, a.seat), a.card),
        gold: PADLOCK_GOLD,
      };
    case 'payBank':
      return { do: 'payBank', gold: PADLOCK_GOLD };
    case 'smuggle':
      return { do: 'smuggle', job: jobAt(village, a.card), gold: smuggledFrom(GOLD[jobAt(village, a.card)]) };
    case 'seize':
      return { do: 'seize', spot: spotOf(village, a.card) };
    case 'pay':
      return { do: 'pay', gold: EVENTS[f.what].amount };
    case 'jester':
    case 'endure':
      return { do: a.do, event: f.what };
    case 'end':
      return { do: 'end', left: s.actions };
    default:
      return a;
  }
}

/** What is asked, with everything that the question mentions. */
export type Asked =
  | {
      readonly kind: 'draft';
      readonly taken: number;
      readonly limit: number;
      /** Villagers still to be picked in this turn, if the Recruiter was paid. */
      readonly picks: number;
      readonly recruited: boolean;
    }
  | { readonly kind: 'pick'; readonly stack: number; readonly cards: number }
  | { readonly kind: 'putBack'; readonly stack: number; readonly left: number; readonly laid: number }
  | { readonly kind: 'coin'; readonly coins: number }
  | {
      readonly kind: 'build';
      readonly actions: number;
      readonly limit: number;
      readonly swaps: number;
      readonly tinner: boolean;
    }
  | { readonly kind: 'cover'; readonly actions: number }
  | { readonly kind: 'apprentice'; readonly onMonk: boolean }
  | { readonly kind: 'where'; readonly job: number }
  | { readonly kind: 'unlock'; readonly job: number; readonly unlocking: Unlocking; readonly tinner: boolean }
  | { readonly kind: 'layDown' | 'stack'; readonly basic: number }
  | { readonly kind: 'jester' | 'bailiff' | 'levy' | 'seizure'; readonly event: number }
  | {
      readonly kind: 'benefactor' | 'search' | 'side' | 'smuggle' | 'church' | 'inn' | 'tavern' | 'countess';
    };

function askedOf(s: Villagers, f: VillagersFrame): Asked {
  const player = s.players[f.seat];
  const { kind } = f;
  switch (kind) {
    case 'draft':
      return {
        kind,
        taken: player.drafted.length,
        limit: draftLimit(s, f.seat),
        picks: f.count,
        recruited: f.what === RECRUITED || f.what === PICKED,
      };
    case 'pick':
      return { kind, stack: f.what, cards: s.looked.length };
    case 'putBack':
      return { kind, stack: f.what, left: s.looked.length - f.count, laid: f.count };
    case 'coin':
      return { kind, coins: ROAD_COIN };
    case 'build':
      return {
        kind,
        actions: s.actions,
        limit: s.limit,
        swaps: swapsNow(s, f.seat),
        tinner: s.tinner,
      };
    case 'cover':
      return { kind, actions: s.actions };
    case 'apprentice':
      return { kind, onMonk: f.place !== NOTHING };
    case 'where':
      return { kind, job: f.what };
    case 'unlock':
      return { kind, job: f.what, unlocking: unlockingOf(s, f.seat, f.what), tinner: s.tinner };
    case 'layDown':
    case 'stack':
      return { kind, basic: f.what };
    case 'jester':
    case 'bailiff':
    case 'levy':
    case 'seizure':
      return { kind, event: f.what };
    case 'benefactor':
    case 'search':
    case 'side':
    case 'smuggle':
    case 'church':
    case 'inn':
    case 'tavern':
    case 'countess':
      return { kind };
    default:
      throw new Error(`nobody is asked "${kind}"`);
  }
}

export const facts: Facts<VillagersTexts> = {
  asked: askedOf,
  choice: choiceOf,
};
