import type { Frame, GameState, Seat } from '@spielstube/engine';
import { NOTHING } from '../data/jobs.ts';

/** What a seat is asked. */
export type QuestionKind =
  | 'draft'
  | 'benefactor'
  | 'search'
  | 'pick'
  | 'putBack'
  | 'coin'
  | 'build'
  | 'cover'
  | 'apprentice'
  | 'side'
  | 'where'
  | 'unlock'
  | 'smuggle'
  | 'layDown'
  | 'stack'
  | 'church'
  | 'inn'
  | 'tavern'
  | 'countess'
  | 'jester'
  | 'bailiff'
  | 'levy'
  | 'seizure';

/** What happens by itself. */
export type StepKind =
  | 'startRound'
  | 'draftTurn'
  | 'endDraft'
  | 'refill'
  | 'updateRoad'
  | 'startBuilding'
  | 'lay'
  | 'endBuilding'
  | 'event'
  | 'carryOutEvent'
  | 'bronze'
  | 'developments'
  | 'reward'
  | 'markets';

export type FrameKind = QuestionKind | StepKind;

/** What is pending. All frames have the same fields; each kind uses those that it needs. */
export interface VillagersFrame extends Frame {
  readonly kind: FrameKind;
  readonly seat: Seat;
  /** A job, a stack, a basic, a Development card, or how far a draft turn has come. */
  readonly what: number;
  /** A card of the own village, or TABLE. */
  readonly place: number;
  /** Picks left in a draft turn. */
  readonly count: number;
}

export function frame(
  kind: FrameKind,
  seat: Seat,
  what = NOTHING,
  place = NOTHING,
  count = 0,
): VillagersFrame {
  return { kind, seat, what, place, count };
}

/** How far a draft turn has come: nothing done, the Recruiter paid, the first of two villagers picked. */
export const TURN_STARTS = 0;
export const RECRUITED = 1;
export const PICKED = 2;

/** Straight on the table: the place of bottom cards. */
export const TABLE = NOTHING;

/** Where gold came from and went to, in the order of the score pad. */
export const SOURCE_KEYS = [
  'start',
  'road',
  'firstMarket',
  'secondMarket',
  'silver',
  'coins',
  'smuggler',
  'bronze',
  'developments',
  'paid',
  'events',
] as const;
export type SourceKey = (typeof SOURCE_KEYS)[number];
export const START = 0;
export const FROM_ROAD = 1;
export const FIRST_MARKET = 2;
export const SECOND_MARKET = 3;
export const FROM_SILVER = 4;
export const FROM_COINS = 5;
export const SMUGGLED = 6;
export const FROM_BRONZE = 7;
export const FROM_DEVELOPMENTS = 8;
export const PAID = 9;
export const BY_EVENTS = 10;

export interface Player {
  gold: number;
  /** Gold by source; all together it is the gold. */
  income: number[];
  /** Hand cards, sorted, and the cards picked in this draft phase: see `rules/knowledge.ts`. */
  hand: number[];
  drafted: number[];
  /** See `rules/village.ts`. */
  village: number[];
}

/** The rival of the solo game. */
export interface Countess {
  gold: number;
  income: number[];
  village: number[];
  /** The event of this round, and the events to come by season, the next one last. */
  event: number;
  decks: number[][];
  pasts: number[][];
  jester: boolean;
  /** By how much the limits are lower in this round, and in the next. */
  draftLess: number;
  buildLess: number;
  nextDraftLess: number;
  nextBuildLess: number;
  /** Villagers that the player has placed from the hand in this round. */
  placed: number;
}

export interface Villagers extends GameState<VillagersFrame> {
  round: number;
  /** 1 draft, 2 road, 3 build, 4 end of the round. */
  phase: number;
  /** Who has the GO! card. */
  startPlayer: Seat;
  /** The road: a job or NOTHING by place, and the coins on it. */
  road: number[];
  coins: number[];
  /** Cards of hidden stacks and draw pile, the top one last. */
  stacks: number[][];
  drawPile: number[];
  /** Jobs, face up. */
  discard: number[];
  basics: number[];
  /** Market days that have been held. */
  markets: number;
  /** Of the build phase under way: its limit, what is left of it, swaps left, whether a Tinner works and anything was done. */
  limit: number;
  actions: number;
  swaps: number;
  tinner: boolean;
  begun: boolean;
  /** Freelancers that were paid in it: see `freelancerKey`. */
  hired: number[];
  /** A card on its way into the village or out of the hand, or NOTHING; cards that somebody looks at. */
  held: number;
  looked: number[];
  /** Support cards that nobody got. */
  leftOut: number[];
  /** The open Development cards by direction, and who has the production card. */
  developments: number[];
  producer: Seat;
  players: Player[];
  countess: Countess | null;
}

export const DRAFT_PHASE = 1;
export const ROAD_PHASE = 2;
export const BUILD_PHASE = 3;
export const END_PHASE = 4;
