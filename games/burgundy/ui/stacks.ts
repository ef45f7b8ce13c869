import { CARD_TYPE, type Card } from '../data/cards.ts';
import { STACK_SIZE } from '../data/setup.ts';
import { TRIPLE_POINTS, TYPE_KEYS, TYPES, type TypeKey } from '../data/types.ts';
import { isComplete, stackCount, stackSize, stackType } from '../rules/estate.ts';

/** A stack of an estate, ready to be drawn. */
export interface EstateStack {
  readonly stack: number;
  readonly type: TypeKey;
  /** Cards that name the type lie in front of cloisters. */
  readonly cards: readonly Card[];
  readonly complete: boolean;
  /** What it is worth when it is complete. */
  readonly worth: number;
}

export function stacksOf(estate: readonly Card[]): EstateStack[] {
  return Array.from({ length: stackCount(estate) }, (_, stack) => {
    const type = stackType(estate, stack);
    const from = stack * STACK_SIZE;
    return {
      stack,
      type: TYPE_KEYS[type],
      cards: estate
        .slice(from, from + stackSize(estate, stack))
        .toSorted((a, b) => Number(CARD_TYPE[a] === type) - Number(CARD_TYPE[b] === type)),
      complete: isComplete(estate, stack),
      worth: TRIPLE_POINTS[type],
    };
  });
}

/** Egon's cards lie by type, cloisters among themselves. */
export interface EgonType {
  readonly type: TypeKey;
  readonly cards: readonly Card[];
  readonly triples: number;
  readonly towardsNext: number;
  readonly worth: number;
}

export function egonTypes(estate: readonly Card[]): EgonType[] {
  return TYPES.map((type) => {
    const cards = estate.filter((card) => CARD_TYPE[card] === type);
    return {
      type: TYPE_KEYS[type],
      cards,
      triples: Math.floor(cards.length / STACK_SIZE),
      towardsNext: cards.length % STACK_SIZE,
      worth: TRIPLE_POINTS[type],
    };
  });
}
