import type { Frame, GameState, Seat } from '@spielstube/engine';
import type { Card } from '../data/cards.ts';

/** What is pending. All frames have the same fields; `die` and `card` mean something to some of them. */
export interface BurgundyFrame extends Frame {
  readonly kind: FrameKind;
  readonly seat: Seat;
  readonly die: number;
  readonly card: Card;
}

/** Decisions. */
export type QuestionKind =
  | 'turn'
  | 'action'
  | 'makeRoom'
  | 'target'
  | 'phaseBonus'
  | 'goods'
  | 'animal'
  | 'boardingHouse'
  | 'takeFromDisplay'
  | 'warehouse'
  | 'cityHall'
  | 'bought'
  | 'endTurn';

/** What happens by itself. */
export type StepKind =
  | 'startPhase'
  | 'egonsTurn'
  | 'startRound'
  | 'startTurn'
  | 'nextTurn'
  | 'endPhase'
  | 'effect';
export type FrameKind = QuestionKind | StepKind;

/** The die of a castle: any number. */
export const ANY_DIE = 0;
export const NO_CARD: Card = -1;
/** Where an estate stack has room. */
export const EMPTY: Card = -1;

export function frame(kind: FrameKind, seat: Seat, die = ANY_DIE, card = NO_CARD): BurgundyFrame {
  return { kind, seat, die, card };
}

export interface Player {
  silver: number;
  workers: number;
  /** Points on VP cards. */
  points: number;
  /** Sold goods cards of each sort, a point each. */
  sold: number[];
  /** Points on the "All 7 types" card, 0 without one. */
  allSeven: number;
  /** Storage: number of cards of each sort. */
  goods: number[];
  animals: number[];
  /** The action cards for the rest of the phase, face down, the top one last. */
  pile: Card[];
  hand: Card[];
  projects: Card[];
  /** Three places a stack, EMPTY where nothing lies yet. */
  estate: Card[];
}

/** The solo rival: cards to come, cards laid out. */
export interface Egon {
  stacks: Card[][];
  estate: Card[];
  allSeven: number;
}

export interface Burgundy extends GameState<BurgundyFrame> {
  /** 0 to 4: A to E. */
  phase: number;
  /** 1 to 6. */
  round: number;
  /** Start player of this phase. */
  first: Seat;
  /** Who has the start player card, and whether its back (question mark) is up. */
  startCard: Seat;
  startCardBack: boolean;
  /** The purchase of this turn has been made. */
  hasBought: boolean;
  /** The three bought cards while a purchase is open. */
  bought: Card[];
  /** The top card is the last one. */
  drawPile: Card[];
  discardPile: Card[];
  /** Rows 1 to 6 of the display. */
  rows: Card[][];
  /** Two face-up stacks of each; the top card is the last one. */
  goodsStacks: number[][];
  animalStacks: number[][];
  /** By card type: who has the bonus card "1.", or NOBODY. */
  firstTriple: Seat[];
  /** Points on the "All 7 types" cards still there; the top one is the last. */
  allSevenCards: number[];
  players: Player[];
  /** In a solo game. */
  egon: Egon | null;
  /** A solo game that Egon has won. */
  lost: boolean;
}

/** Egon's place on bonus cards: after the only seat. */
export const EGON: Seat = 1;
