import type { Facts } from '@spielstube/engine/text';
import { PHASE_BONUSES, PHASE_LETTERS, type PhaseBonus } from '../data/bonuses.ts';
import { CARD_BUILDING, CARD_DIE, CARD_TYPE, type Card } from '../data/cards.ts';
import { ANIMAL_KEYS, type AnimalKey, GOODS_KEYS, type GoodsKey, STACK_SIZE } from '../data/setup.ts';
import { BUILDING_KEYS, type BuildingKey, NO_BUILDING, TYPE_KEYS, type TypeKey } from '../data/types.ts';
import { pointsFor } from '../rules/conversion.ts';
import { type Reach, reachOf, workersFor } from '../rules/die.ts';
import { cloistersIn, stackCount, stackSize, stackType, stackTypeWith } from '../rules/estate.ts';
import type { BurgundyAction } from '../rules/moves.ts';
import { rowOf } from '../rules/piles.ts';
import { mayBuy } from '../rules/silver.ts';
import { ANY_DIE, type Burgundy, type BurgundyFrame, type FrameKind } from '../rules/state.ts';
import { workersToTopUp } from '../rules/turn.ts';
import type { BurgundyTexts } from './types.ts';

/* What the sentences need to know, worked out once for both languages. Languages only choose words. */

/** What a card is called: its type, a building by its kind, `card` if only its back or its die is seen. */
export type CardKey = TypeKey | BuildingKey | 'card';
export type GainKey = keyof PhaseBonus;

export interface Gain {
  readonly what: GainKey;
  readonly amount: number;
}

export function cardKey(card: Card): CardKey {
  if (CARD_BUILDING[card] !== NO_BUILDING) return BUILDING_KEYS[CARD_BUILDING[card]];
  return CARD_TYPE[card] < 0 ? 'card' : TYPE_KEYS[CARD_TYPE[card]];
}

/** An option of a phase card, in the order in which the card shows it. */
export function gainsOf(phase: number, option: number): Gain[] {
  const bonus = PHASE_BONUSES[phase][option];
  const order: readonly GainKey[] = ['points', 'goods', 'animals', 'workers', 'silver'];
  return order.filter((what) => bonus[what] > 0).map((what) => ({ what, amount: bonus[what] }));
}

/** A card as choices name it; `copy` tells it from others that look the same where it lies: 0 for the first. */
export interface NamedCard {
  readonly card: CardKey;
  readonly die: number;
  readonly copy: number;
}

function named(card: Card, where: readonly Card[]): NamedCard {
  const key = cardKey(card);
  const before = where.slice(0, Math.max(0, where.indexOf(card)));
  const alike = before.filter((one) => cardKey(one) === key && CARD_DIE[one] === CARD_DIE[card]);
  return { card: key, die: CARD_DIE[card], copy: alike.length };
}

/** A choice with everything that its sentence mentions. */
export type Choice =
  | { readonly do: 'play'; readonly die: number }
  | { readonly do: 'take'; readonly of: NamedCard; readonly row: number; readonly workers: number }
  | { readonly do: 'place'; readonly of: NamedCard; readonly workers: number }
  | { readonly do: 'sell'; readonly sort: GoodsKey; readonly cards: number; readonly workers: number }
  | { readonly do: 'topUp'; readonly workers: number }
  | { readonly do: 'silver' }
  | { readonly do: 'convert'; readonly workers: number; readonly silver: number; readonly points: number }
  | { readonly do: 'buy' }
  | { readonly do: 'keep' | 'use' | 'giveUp'; readonly of: NamedCard }
  | { readonly do: 'onto'; readonly target: Target }
  | { readonly do: 'bonus'; readonly gains: readonly Gain[] }
  | { readonly do: 'goods'; readonly sort: GoodsKey | null; readonly stack: number }
  | { readonly do: 'animal'; readonly sort: AnimalKey | null; readonly stack: number }
  | { readonly do: 'decline'; readonly question: FrameKind }
  | { readonly do: 'end' };

/** Where a card would lie: on a new stack, or on `cards` cards of a type, which may turn cloisters into `becomes`. */
export interface Target {
  readonly fresh: boolean;
  readonly type: TypeKey;
  readonly becomes: TypeKey;
  readonly cards: number;
  /** Those among the cards that stand for something else. */
  readonly cloisters: number;
  readonly completes: boolean;
}

function choiceOf(s: Burgundy, frame: BurgundyFrame, a: BurgundyAction): Choice {
  const player = s.players[frame.seat];
  const workers = workersFor(s, frame.die, a);
  switch (a.do) {
    case 'take': {
      const row = rowOf(s, a.card);
      return { do: 'take', of: named(a.card, s.rows[row - 1] ?? []), row, workers };
    }
    case 'place':
      return { do: 'place', of: named(a.card, player.projects), workers };
    case 'sell':
      return { do: 'sell', sort: GOODS_KEYS[a.sort], cards: player.goods[a.sort], workers };
    case 'topUp':
      return { do: 'topUp', workers: workersToTopUp(s, frame.seat) };
    case 'convert':
      return { ...a, points: pointsFor(a.workers + a.silver) };
    case 'keep':
    case 'use':
      return { do: a.do, of: named(a.card, s.bought) };
    case 'giveUp':
      return { do: a.do, of: named(a.card, player.projects) };
    case 'onto':
      return { do: 'onto', target: targetOf(player.estate, a.stack, frame.card) };
    case 'bonus':
      return { do: 'bonus', gains: gainsOf(s.phase, a.option) };
    case 'goods':
      return { do: 'goods', sort: topOf(s.goodsStacks[a.stack], GOODS_KEYS), stack: a.stack };
    case 'animal':
      return { do: 'animal', sort: topOf(s.animalStacks[a.stack], ANIMAL_KEYS), stack: a.stack };
    case 'decline':
      return { do: 'decline', question: frame.kind };
    default:
      return a;
  }
}

function topOf<K>(stack: readonly number[], keys: readonly K[]): K | null {
  return stack.length === 0 ? null : keys[stack[stack.length - 1]];
}

function targetOf(estate: readonly Card[], stack: number, card: Card): Target {
  const becomes = TYPE_KEYS[stackTypeWith(estate, stack, card)];
  if (stack >= stackCount(estate))
    return { fresh: true, type: becomes, becomes, cards: 0, cloisters: 0, completes: false };
  const cards = stackSize(estate, stack);
  const type = TYPE_KEYS[stackType(estate, stack)];
  const cloisters = type === 'cloister' ? 0 : cloistersIn(estate, stack);
  return { fresh: false, type, becomes, cards, cloisters, completes: cards === STACK_SIZE - 1 };
}

/** What is asked, with everything that the question mentions. */
export type Asked =
  | { readonly kind: 'turn'; readonly dice: readonly number[] }
  | { readonly kind: 'action'; readonly die: number; readonly workers: number; readonly reach: Reach }
  | { readonly kind: 'castleAction' }
  | { readonly kind: 'makeRoom' | 'target'; readonly card: CardKey }
  | { readonly kind: 'takeFromDisplay'; readonly card: CardKey; readonly building: number }
  | { readonly kind: 'phaseBonus'; readonly phase: string }
  | { readonly kind: 'endTurn'; readonly mayBuy: boolean }
  | { readonly kind: 'goods' | 'animal' | 'boardingHouse' | 'warehouse' | 'cityHall' | 'bought' };

function askedOf(s: Burgundy, { kind, seat, die, card }: BurgundyFrame): Asked {
  switch (kind) {
    case 'turn':
      return { kind, dice: s.players[seat].hand.map((one) => CARD_DIE[one]).filter((one) => one > 0) };
    case 'action': {
      if (die === ANY_DIE) return { kind: 'castleAction' };
      const { workers } = s.players[seat];
      return { kind, die, workers, reach: reachOf(die, workers) };
    }
    case 'makeRoom':
    case 'target':
      return { kind, card: cardKey(card) };
    case 'takeFromDisplay':
      return { kind, card: cardKey(card), building: CARD_BUILDING[card] };
    case 'phaseBonus':
      return { kind, phase: PHASE_LETTERS[s.phase] };
    case 'endTurn':
      return { kind, mayBuy: mayBuy(s, seat) === null };
    case 'goods':
    case 'animal':
    case 'boardingHouse':
    case 'warehouse':
    case 'cityHall':
    case 'bought':
      return { kind };
    default:
      throw new Error(`nobody is asked at "${kind}"`);
  }
}

export const facts: Facts<BurgundyTexts> = {
  asked: askedOf,
  choice: choiceOf,
};
