import type { Seat } from '@spielstube/engine';
import { CARDS_PER_POINT, PHASE_BONUSES, type PhaseBonus, WORKERS_TOPPED_UP } from '../data/bonuses.ts';
import { CARD_BUILDING, CARD_DIE, CARD_TYPE, type Card } from '../data/cards.ts';
import { ANIMAL_KEYS, GOODS_KEYS, PHASE_LETTERS, STACK_SIZE } from '../data/setup.ts';
import { BUILDING_KEYS, CLOISTER, NO_BUILDING, TYPE_KEYS } from '../data/types.ts';
import type { BurgundyAction } from '../rules/actions.ts';
import { workersNeeded, workersToSell } from '../rules/die.ts';
import { rowOf } from '../rules/display.ts';
import { stackCount, stackSize, stackType } from '../rules/estate.ts';
import { mayBuy } from '../rules/silver.ts';
import { ANY_DIE, type Burgundy, type BurgundyFrame, type FrameKind } from '../rules/state.ts';

/* What the sentences need to know, worked out once for both languages. Languages only choose words. */

export type TypeKey = (typeof TYPE_KEYS)[number];
export type BuildingKey = (typeof BUILDING_KEYS)[number];
/** What a card is called: its type, a building by its kind, `card` if only its back or its die is seen. */
export type CardKey = TypeKey | BuildingKey | 'card';
export type GoodsKey = (typeof GOODS_KEYS)[number];
export type AnimalKey = (typeof ANIMAL_KEYS)[number];
export type GainKey = keyof PhaseBonus;
export type StepKind =
  | 'startPhase'
  | 'egonsTurn'
  | 'startRound'
  | 'startTurn'
  | 'nextTurn'
  | 'endPhase'
  | 'effect';
export type QuestionKind = Exclude<FrameKind, StepKind>;

export interface Gain {
  readonly what: GainKey;
  readonly amount: number;
}

export function cardKey(card: Card): CardKey {
  if (CARD_BUILDING[card] !== NO_BUILDING) return BUILDING_KEYS[CARD_BUILDING[card]];
  return CARD_TYPE[card] < 0 ? 'card' : TYPE_KEYS[CARD_TYPE[card]];
}

export function phaseLetter(phase: number): string {
  return PHASE_LETTERS[phase];
}

/** An option of a phase card, in the order in which the card shows it. */
export function gainsOf(phase: number, option: number): Gain[] {
  const bonus = PHASE_BONUSES[phase][option];
  const order: readonly GainKey[] = ['points', 'goods', 'animals', 'workers', 'silver'];
  return order.filter((what) => bonus[what] > 0).map((what) => ({ what, amount: bonus[what] }));
}

/** The numbers that a die becomes with some workers. `wraps`: on the way it steps from 6 to 1. */
export interface Reach {
  readonly all: boolean;
  readonly from: number;
  readonly to: number;
  readonly wraps: boolean;
}

export function reachOf(die: number, workers: number): Reach {
  const steps = Math.min(workers, 3);
  const from = ((die - steps + 5) % 6) + 1;
  const to = ((die + steps + 5) % 6) + 1;
  return { all: steps === 3, from, to, wraps: from > to };
}

/** A choice with everything that its sentence mentions. */
export type Choice =
  | { readonly do: 'play'; readonly die: number }
  | {
      readonly do: 'take';
      readonly card: CardKey;
      readonly die: number;
      readonly row: number;
      readonly workers: number;
    }
  | { readonly do: 'place'; readonly card: CardKey; readonly die: number; readonly workers: number }
  | { readonly do: 'sell'; readonly sort: GoodsKey; readonly cards: number; readonly workers: number }
  | { readonly do: 'topUp'; readonly workers: number }
  | { readonly do: 'silver' }
  | { readonly do: 'convert'; readonly workers: number; readonly silver: number; readonly points: number }
  | { readonly do: 'buy' }
  | { readonly do: 'keep' | 'use' | 'giveUp'; readonly card: CardKey; readonly die: number }
  | { readonly do: 'onto'; readonly target: Target }
  | { readonly do: 'bonus'; readonly gains: readonly Gain[] }
  | { readonly do: 'goods'; readonly sort: GoodsKey | null; readonly stack: number }
  | { readonly do: 'animal'; readonly sort: AnimalKey | null; readonly stack: number }
  | { readonly do: 'decline'; readonly question: QuestionKind }
  | { readonly do: 'end' };

/** Where a card would lie: on a new stack, or on `cards` cards of a type, which may turn cloisters into `becomes`. */
export interface Target {
  readonly fresh: boolean;
  readonly type: TypeKey;
  readonly becomes: TypeKey;
  readonly cards: number;
  readonly completes: boolean;
}

export function choiceOf(s: Burgundy, seat: Seat, a: BurgundyAction): Choice {
  const frame: BurgundyFrame | undefined = s.stack[s.stack.length - 1];
  const die = frame?.die ?? ANY_DIE;
  switch (a.do) {
    case 'take': {
      const row = rowOf(s, a.card);
      const workers = row === 0 ? 0 : workersNeeded(die, row);
      return { do: 'take', card: cardKey(a.card), die: CARD_DIE[a.card], row, workers };
    }
    case 'place':
      return {
        do: 'place',
        card: cardKey(a.card),
        die: CARD_DIE[a.card],
        workers: workersNeeded(die, CARD_DIE[a.card]),
      };
    case 'sell':
      return {
        do: 'sell',
        sort: GOODS_KEYS[a.sort],
        cards: s.players[seat].goods[a.sort],
        workers: workersToSell(die, a.sort),
      };
    case 'topUp':
      return { do: 'topUp', workers: Math.max(0, WORKERS_TOPPED_UP - s.players[seat].workers) };
    case 'convert':
      return { ...a, points: (a.workers + a.silver) / CARDS_PER_POINT };
    case 'keep':
    case 'use':
    case 'giveUp':
      return { do: a.do, card: cardKey(a.card), die: CARD_DIE[a.card] };
    case 'onto':
      return { do: 'onto', target: targetOf(s.players[seat].estate, a.stack, frame?.card) };
    case 'bonus':
      return { do: 'bonus', gains: gainsOf(s.phase, a.option) };
    case 'goods':
      return { do: 'goods', sort: topOf(s.goodsStacks[a.stack], GOODS_KEYS), stack: a.stack };
    case 'animal':
      return { do: 'animal', sort: topOf(s.animalStacks[a.stack], ANIMAL_KEYS), stack: a.stack };
    case 'decline':
      return { do: 'decline', question: frame === undefined ? 'endTurn' : questionKind(frame.kind) };
    default:
      return a;
  }
}

function topOf<K>(stack: readonly number[], keys: readonly K[]): K | null {
  return stack.length === 0 ? null : keys[stack[stack.length - 1]];
}

function targetOf(estate: readonly Card[], stack: number, card: Card | undefined): Target {
  const laid = card === undefined || card < 0 ? CLOISTER : CARD_TYPE[card];
  if (stack >= stackCount(estate)) {
    return { fresh: true, type: TYPE_KEYS[laid], becomes: TYPE_KEYS[laid], cards: 0, completes: false };
  }
  const lies = stackType(estate, stack);
  const cards = stackSize(estate, stack);
  const becomes = lies === CLOISTER ? laid : lies;
  return {
    fresh: false,
    type: TYPE_KEYS[lies],
    becomes: TYPE_KEYS[becomes],
    cards,
    completes: cards === STACK_SIZE - 1,
  };
}

/** What is asked, with everything that the question mentions. */
export type Asked =
  | { readonly kind: 'turn'; readonly dice: readonly number[] }
  | { readonly kind: 'action'; readonly die: number; readonly workers: number; readonly reach: Reach }
  | { readonly kind: 'castleAction' }
  | { readonly kind: 'makeRoom' | 'target' | 'takeFromDisplay'; readonly card: CardKey }
  | { readonly kind: 'phaseBonus'; readonly phase: string }
  | { readonly kind: 'endTurn'; readonly mayBuy: boolean }
  | { readonly kind: 'goods' | 'animal' | 'boardingHouse' | 'warehouse' | 'cityHall' | 'bought' };

export function askedOf(s: Burgundy, f: BurgundyFrame): Asked {
  const kind = questionKind(f.kind);
  switch (kind) {
    case 'turn': {
      const dice = s.players[f.seat].hand.map((card) => CARD_DIE[card]).filter((die) => die > 0);
      return { kind, dice };
    }
    case 'action': {
      if (f.die === ANY_DIE) return { kind: 'castleAction' };
      const { workers } = s.players[f.seat];
      return { kind, die: f.die, workers, reach: reachOf(f.die, workers) };
    }
    case 'makeRoom':
    case 'target':
    case 'takeFromDisplay':
      return { kind, card: cardKey(f.card) };
    case 'phaseBonus':
      return { kind, phase: phaseLetter(s.phase) };
    case 'endTurn':
      return { kind, mayBuy: mayBuy(s, f.seat) === null };
    default:
      return { kind };
  }
}

/** Steps happen by themselves; should one ever be asked about, it is told as the end of a turn. */
export function questionKind(kind: FrameKind): QuestionKind {
  switch (kind) {
    case 'startPhase':
    case 'egonsTurn':
    case 'startRound':
    case 'startTurn':
    case 'nextTurn':
    case 'endPhase':
    case 'effect':
      return 'endTurn';
    default:
      return kind;
  }
}
