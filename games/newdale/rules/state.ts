import type { Frame, GameState, Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';

/** What a seat is asked. */
export type QuestionKind =
  // Before the first round
  | 'layAside'
  | 'choosePerson'
  // Planning, and prisoners after the draw
  | 'prepare'
  | 'plan'
  | 'release'
  // Actions
  | 'offspring'
  | 'blackMarket'
  | 'handCards'
  | 'progress'
  | 'build'
  | 'bridge'
  | 'shipyard'
  | 'sail'
  | 'hire'
  | 'produce'
  | 'emptyArea'
  | 'chain'
  | 'feed'
  | 'steps'
  | 'endTurn'
  // Building
  | 'buildPhase'
  | 'buildNow'
  | 'where'
  | 'pay'
  | 'area'
  | 'takeTile'
  // Special buildings
  | 'special'
  | 'jail'
  // Whenever it happens
  | 'discard'
  | 'onto'
  | 'chooseHelper'
  | 'chooseVineyard'
  | 'nate'
  | 'halve'
  // Events
  | 'storm'
  // The end
  | 'finalProduction';

/** Questions at which tiles, persons and prisoners can be used. NEW-BONUS-23 */
export type WindowKind =
  | 'prepare'
  | 'offspring'
  | 'blackMarket'
  | 'handCards'
  | 'progress'
  | 'build'
  | 'bridge'
  | 'shipyard'
  | 'sail'
  | 'hire'
  | 'produce'
  | 'emptyArea'
  | 'chain'
  | 'endTurn'
  | 'buildPhase'
  | 'buildNow'
  | 'special'
  | 'finalProduction';

/** What happens by itself. */
export type StepKind =
  | 'dealt'
  | 'startRound'
  | 'marketDay'
  | 'openPlanning'
  | 'planTogether'
  | 'showPlans'
  | 'drawFigures'
  | 'openActions'
  | 'resolveStone'
  | 'stoneBought'
  | 'progressMade'
  | 'bridgePaid'
  | 'shipyardPaid'
  | 'hirePaid'
  | 'recruitPaid'
  | 'missionPaid'
  | 'erect'
  | 'openBuilding'
  | 'openSpecials'
  | 'specialsOf'
  | 'replaceHooded'
  | 'drawRest'
  | 'nateFor'
  | 'afterBuild'
  | 'endRound'
  | 'eventPoints'
  | 'passBag'
  | 'scoring';

export type FrameKind = QuestionKind | StepKind;

/** What is pending. All frames have the same fields; each kind uses those that it needs. */
export interface NewdaleFrame extends Frame {
  readonly kind: FrameKind;
  readonly seat: Seat;
  /** A card, a field, a stone, a purpose. */
  readonly what: number;
  /** Where a building comes from (HAND or DISPLAY); for a chain how it is used (see `chains.ts`). */
  readonly from: number;
  /** A place of the board, or an area. */
  readonly place: number;
  /** Coins, cards, goods or steps that are left. */
  readonly count: number;
  /** What was chosen last: a good that was paid, a card that was discarded. */
  readonly last: number;
}

export function frame(
  kind: FrameKind,
  seat: Seat,
  what = NOTHING,
  count = 0,
  place = NOTHING,
  from = NOTHING,
  last = NOTHING,
): NewdaleFrame {
  return { kind, seat, what, from, place, count, last };
}

/** Where a building comes from. NEW-BUILD-02 */
export const HAND = 0;
export const DISPLAY = 1;

export interface Player {
  points: number;
  /** Cards in the order in which they were drawn. */
  hand: number[];
  /** Cards laid aside before the first round, until everybody has done so. NEW-SET-23 */
  aside: number[];
  mission: number;
  goods: number[];
  /** By area: a card, or NOTHING. */
  areas: number[];
  /** Special buildings and hired sailors, as they came. */
  specials: number[];
  /** Places with an own house, as bits, and houses that are left. */
  houses: number;
  supply: number;
  /** By stone: the field it stands on, or NOTHING. */
  stones: number[];
  /** Stones that can be placed, as bits, and those bought in this round. NEW-PLAN-02, NEW-OFFSPRING-02 */
  available: number;
  bought: number;
  /** Progress tiles that were removed. NEW-PROGRESS-03, -04 */
  longRange: boolean;
  cheapHelpers: boolean;
  /** Bonus tiles by kind, persons as bits. */
  tiles: number[];
  persons: number;
  /** Helpers for this seat alone: for good, and until the end of the round (with hooded figures). NEW-P3-05 */
  own: number[];
  lent: number[];
  /** Helpers in prison. NEW-SPECIAL-14 */
  prisoners: number[];
  fists: number;
  /** Space of the sea track, and whether the ship has had its reward. */
  ship: number;
  arrived: boolean;
  shipyards: number;
  /** Whether the supplementary mission was fulfilled. NEW-CH2-02, NEW-CH3-10 */
  fulfilled: boolean;
}

export interface Newdale extends GameState<NewdaleFrame> {
  /** Number of the chapter, and its start place. */
  chapter: number;
  startPlace: number;
  round: number;
  /** 1 to 6, 0 before the first round, then ROUND_END, FINAL_PRODUCTION and SCORED. */
  phase: number;
  startPlayer: Seat;
  /** The event of this round, those to come (the next one last) and those that have been. */
  event: number;
  events: number[];
  past: number[];
  /** Draw pile (its top is last), discard pile, open cards. */
  pile: number[];
  discards: number[];
  display: number[];
  /** Persons on offer before the first round, and in the display, as bits. */
  offered: number;
  displayed: number;
  /** Figures by kind: in the bag, drawn in this round, out of the game. */
  bag: number[];
  market: number[];
  gone: number[];
  /** By bonus field: the kind of its tiles, and how many. */
  fieldTiles: number[];
  fieldCounts: number[];
  /** Places whose premium is gone, as bits. */
  premiums: number;
  /** By site: who has built the bridge, or NOBODY. */
  bridges: Seat[];
  /** The supplementary mission that lies out, or NOTHING; whether somebody has fulfilled it. */
  supplementary: number;
  charted: boolean;
  /** Sailor cards that can be hired, by card behind the first one. */
  sailors: number[];
  /** Ships that have had a reward; the black ship of the solo game. */
  arrivals: number;
  blackShip: number;
  /** Special buildings that the seat at work has used in this phase VI, by kind of work. */
  used: number[];
  /** Cards just drawn for Nate Welton, and by whom. NEW-PERSON-03 */
  drawn: number[];
  drawer: Seat;
  players: Player[];
}

/** Phases besides I to VI. */
export const SETTING_UP = 0;
export const EVENT_PHASE = 1;
export const PLANNING_PHASE = 2;
export const HELPERS_PHASE = 3;
export const ACTIONS_PHASE = 4;
export const BUILDING_PHASE = 5;
export const SPECIALS_PHASE = 6;
export const ROUND_END = 7;
export const FINAL_PRODUCTION = 8;
export const SCORED = 9;

/** A card, an event or a mission that is not to be seen. */
export const HIDDEN = -2;

/** What special buildings do in phase VI beyond what happens by itself. NEW-P6-04 */
export const TRADE_COAL = 0;
export const USE_BARRACKS = 1;
export const USE_PRISON = 2;
export const GIVE_FISH = 3;
export const WORK_KEYS = ['coalTrader', 'barracks', 'prison', 'navigator'] as const;

export const hasBit = (bits: number, bit: number): boolean => (bits & (1 << bit)) !== 0;

export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
