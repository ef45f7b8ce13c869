import type { Frame, GameState, Seat } from '@spielstube/engine';
import { LIFE_GOALS } from '../data/goals.ts';

/** What a seat is asked. */
export type QuestionKind =
  | 'startingCube'
  | 'turn'
  | 'chooseAction'
  | 'action'
  | 'produceNow'
  | 'pay'
  | 'payCouncil'
  | 'payChurch'
  | 'ringOrCoin'
  | 'privilege'
  | 'takeCubes'
  | 'takeGood'
  | 'market'
  | 'death'
  | 'buyOut'
  | 'climb'
  | 'connysCube'
  | 'goals'
  | 'endTurn';

/** What happens by itself. */
export type StepKind =
  | 'startRound'
  | 'startTurn'
  | 'afterAction'
  | 'nextTurn'
  | 'connysTurn'
  | 'callMarket'
  | 'nextAtMarket'
  | 'closeMarket'
  | 'arrive'
  | 'takeStep'
  | 'deliver'
  | 'mass'
  | 'massDraw'
  | 'majority'
  | 'endRound'
  | 'finalScoring';

export type FrameKind = QuestionKind | StepKind;

/** What is pending. All frames have the same fields; each kind uses those that it needs. */
export interface VillageFrame extends Frame {
  readonly kind: FrameKind;
  readonly seat: Seat;
  /** An action space, a place, a castle, a good, a council step or a number of cubes. */
  readonly what: number;
  /** The number of a member. */
  readonly member: number;
  /** A price in cubes, as `packCubes` makes it. */
  readonly price: number;
  /** An action that may be declined, or a sale without the fee. */
  readonly free: boolean;
}

export function frame(kind: FrameKind, seat: Seat, what = 0, member = 0, price = 0): VillageFrame {
  return { kind, seat, what, member, price, free: false };
}
/** The same with fewer strings: see `free`. */
export function freeFrame(kind: FrameKind, seat: Seat, what = 0): VillageFrame {
  return { kind, seat, what, member: 0, price: 0, free: true };
}

export interface Player {
  /** Where each member is; the numbers of the members are in `MEMBER_NUMBERS`. */
  members: number[];
  cubes: number[];
  goods: number[];
  coins: number;
  grain: number;
  /** Position on the life-time track. */
  life: number;
  /** Prestige points gained during the game, life goals not included. */
  points: number;
  /** Castles with an own marker, as bits. */
  castles: number;
  /** Customers served. */
  customers: number[];
  /** Life goals in hand; of the others' only the backs are seen, silver or gold. */
  goals: number[];
  revealedGoals: number[];
  /** Deaths that wait for the end of the turn. */
  deaths: number;
}

/** The solo rival. */
export interface Conny {
  members: number[];
  /** Her tray: which cube lies in each compartment, NOTHING where none does. */
  tray: number[];
  /** Where her last cube lies, NOTHING before the first. */
  lastCompartment: number;
  /** By compartment: the fate tile before it, NOTHING where there is none. */
  fate: number[];
  customers: number[];
  /** Where the person's cube came from and which it was: she follows it. NOTHING: she takes none. */
  followsSpace: number;
  followsCube: number;
}

export interface Village extends GameState<VillageFrame> {
  round: number;
  startPlayer: Seat;
  /** Who has the ring of the next starting player; RING_ON_COUNCIL or, alone, RING_SPENT. */
  nextStart: Seat;
  /** Cubes on the action spaces: five kinds for each space. */
  spaces: number[];
  /** Cubes in the supply and in the green bag, by kind. */
  supply: number[];
  bag: number[];
  /** Customers on stalls and in the queue, NOTHING where nobody stands; the pile's top is the last. */
  stalls: number[];
  queue: number[];
  customerPile: number[];
  /** Free spaces of each group of the chronicle, and free graves. */
  chronicle: number[];
  graves: number;
  /** The market day: who called it, who is out (bits), and whether anybody was served. */
  marketCaller: Seat;
  marketOut: number;
  marketServed: boolean;
  connyServed: boolean;
  /** Figures that have left the black bag in this Mass. */
  massFigures: number;
  /** Who triggered the end, and in whose market day. */
  triggeredBy: Seat;
  triggeredInMarketOf: Seat;
  ending: boolean;
  /** Who still has a last turn, in order. */
  lastTurns: Seat[];
  players: Player[];
  conny: Conny | null;
}

export const NOTHING = -1;
/** A customer or a fate tile that is not to be seen. */
export const HIDDEN = -2;
/** The back of a life goal. */
export const SILVER_BACK = -3;
export const GOLD_BACK = -4;
/** The back of a goal, which everybody sees: silver and gold ones differ. */
export function backOf(goal: number): number {
  if (goal < 0) return goal;
  return LIFE_GOALS[goal].silver ? SILVER_BACK : GOLD_BACK;
}
export const RING_ON_COUNCIL: Seat = -1;
/** Alone: spent like a coin, back in the next round. VIL-SOLO-10 */
export const RING_SPENT: Seat = -2;
/** Conny's place wherever a seat is named: after the only seat. */
export const CONNY: Seat = 1;
