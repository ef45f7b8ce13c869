import type { Frame, GameState, Seat } from '@spielstube/engine';

/** What a seat is asked. */
export type QuestionKind =
  | 'removeTile'
  | 'followers'
  | 'tower'
  | 'plan'
  | 'act'
  | 'recruit'
  | 'chooseTile'
  | 'travel'
  | 'takeGood'
  | 'send'
  | 'canalReward'
  | 'pharmacy'
  | 'bathhouse'
  | 'endTurn'
  | 'technology'
  | 'torture'
  | 'sacristy'
  | 'harvest';

/** What happens by itself. */
export type StepKind =
  | 'startRound'
  | 'census'
  | 'callFollowers'
  | 'drawFollowers'
  | 'openPlanning'
  | 'showPlans'
  | 'openActions'
  | 'nextTurn'
  | 'goHome'
  | 'event'
  | 'eventFor'
  | 'endRound';

export type FrameKind = QuestionKind | StepKind;

/** What is pending. All frames have the same fields; each kind uses those that it needs. */
export interface OrleansFrame extends Frame {
  readonly kind: FrameKind;
  readonly seat: Seat;
  /** A place, a path, a kind of path; while planning the space that was filled last. */
  readonly what: number;
  /** Coins still owed, or how many persons have been sent, stowed or placed so far. */
  readonly count: number;
}

export function frame(kind: FrameKind, seat: Seat, what = NOTHING, count = 0): OrleansFrame {
  return { kind, seat, what, count };
}

export interface Player {
  coins: number;
  /** Field of the development track. */
  development: number;
  /** Field of each person track. */
  tracks: number[];
  goods: number[];
  /** Persons in the bag and on the market, by kind. */
  bag: number[];
  market: number[];
  /** By space of all places: a kind of person, GEAR, or NOTHING. */
  spaces: number[];
  /** Where the merchant stands. */
  city: number;
  /** Cities with an own trading station, as bits. */
  stations: number;
  unbuilt: number;
  /** Technology beside the board: for farmers only, and for everybody but monks. */
  farmerGears: number;
  freeGears: number;
  passed: boolean;
  /** How many followers the seat wants to draw; 0 outside that phase. */
  draws: number;
  /** Spaces from which persons were returned in this round's phase 3, and who they were, one after the other. */
  returned: number[];
  /** This round's placements while planning: see `placement`. */
  plan: number[];
}

export interface Orleans extends GameState<OrleansFrame> {
  round: number;
  /** 1 to 7, and 0 before the first round. */
  phase: number;
  startPlayer: Seat;
  /** The event of this round. */
  event: number;
  /** Hourglass tiles to come, the next one last; of those that were turned up, the latest is last. */
  hourglass: number[];
  past: number[];
  /** Neutral persons on the board, by profession. */
  people: number[];
  goodsMarket: number[];
  /** Two spaces for each path: a good, or NOTHING. */
  pathGoods: number[];
  gears: number;
  bank: number;
  /** By citizen tile: who has it, NOBODY while it waits. */
  citizens: Seat[];
  /** Free spaces of the deeds, seven professions for each. */
  deeds: number[];
  /** By place tile: who has it, ON_OFFER or GONE. */
  tiles: Seat[];
  /** Persons in the Gunpowder Tower, and those just drawn in the Bathhouse, by kind. */
  tower: number[];
  bath: number[];
  /** What has left the game, by torture or before it began. */
  lostPeople: number[];
  lostGoods: number[];
  lostGears: number;
  players: Player[];
}

export const NOTHING = -1;
/** Technology on a space. */
export const GEAR = 99;
/** A place tile that nobody has. */
export const ON_OFFER: Seat = -1;
export const GONE: Seat = -2;
/** An hourglass tile that is not to be seen. */
export const HIDDEN = -2;

/* While planning, a placement is a space and where its person came from; taken back, he goes there again. ORL-PLAN-17 */
export const FROM_MARKET = 0;
export const FROM_TOWER = 1;
export const placement = (space: number, source: number): number => 2 * space + source;
export const spaceOfPlacement = (placed: number): number => placed >> 1;
export const sourceOfPlacement = (placed: number): number => placed & 1;
