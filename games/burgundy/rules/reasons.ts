import type { Reason } from '@spielstube/engine';
import { CARD_DIE } from '../data/cards.ts';
import type { BurgundyAction, BurgundyWish } from './actions.ts';
import { workersNeeded, workersToSell } from './die.ts';
import type { Burgundy, BurgundyFrame } from './state.ts';

export type BurgundyReason = Reason<Burgundy, BurgundyFrame, BurgundyAction | BurgundyWish>;

/** Every "no" of the game. The sentence for each stands in the texts under the same key. */
export const EMPTY_ROW: BurgundyReason = {
  id: 'emptyRow',
  rule: 'BUR-ACT1-07',
  details: (_s, _f, wish) => ({ row: 'row' in wish ? wish.row : 0 }),
};
export const TOO_FEW_WORKERS: BurgundyReason = {
  id: 'tooFewWorkers',
  rule: 'BUR-WORKER-04',
  details: (s, f, wish) => ({
    die: f.die,
    price: workerPriceOfWish(s, f, wish),
    workers: s.players[f.seat].workers,
  }),
};
export const NO_PROJECT: BurgundyReason = { id: 'noProject', rule: 'BUR-ACT2-04' };
export const NO_SUCH_GOODS: BurgundyReason = {
  id: 'noSuchGoods',
  rule: 'BUR-ACT3-09',
  details: (_s, _f, wish) => ({ sort: 'sort' in wish ? wish.sort : -1 }),
};
export const NO_GOODS_FOR_WAREHOUSE: BurgundyReason = {
  id: 'noSuchGoods',
  rule: 'BUR-CARD-WAREHOUSE-02',
  details: (_s, _f, wish) => ({ sort: 'sort' in wish ? wish.sort : -1 }),
};
export const ENOUGH_WORKERS: BurgundyReason = {
  id: 'enoughWorkers',
  rule: 'BUR-ACT4-03',
  details: (s, f) => ({ workers: s.players[f.seat].workers }),
};
export const TOO_FEW_TO_CONVERT: BurgundyReason = {
  id: 'tooFewToConvert',
  rule: 'BUR-ACT6-04',
  details: (s, f) => ({ cards: s.players[f.seat].workers + s.players[f.seat].silver }),
};
export const NO_PASSING: BurgundyReason = { id: 'noPassing', rule: 'BUR-ROUND-09' };
export const CASTLE_MUST_ACT: BurgundyReason = { id: 'castleMustAct', rule: 'BUR-CARD-CASTLE-04' };
export const NEW_CARD_STAYS: BurgundyReason = { id: 'newCardStays', rule: 'BUR-ACT1-06' };
export const PROJECTS_FULL: BurgundyReason = { id: 'projectsFull', rule: 'BUR-ACT1-04' };
export const STACK_COMPLETE: BurgundyReason = { id: 'stackComplete', rule: 'BUR-PLACE-03' };
export const STACK_OF_OTHER_TYPE: BurgundyReason = { id: 'stackOfOtherType', rule: 'BUR-PLACE-06' };
export const STACK_TO_CONTINUE: BurgundyReason = { id: 'stackToContinue', rule: 'BUR-PLACE-05' };
export const CLOISTERS_TO_CONTINUE: BurgundyReason = { id: 'stackToContinue', rule: 'BUR-CARD-CLOISTER-03' };
export const BONUS_GIVES_NOTHING: BurgundyReason = { id: 'bonusGivesNothing', rule: 'BUR-BONUS-10' };
export const STACK_EMPTY: BurgundyReason = { id: 'stackEmpty', rule: 'BUR-CARD-SHIP-04' };
export const WRONG_TYPE_FOR_BUILDING: BurgundyReason = {
  id: 'wrongTypeForBuilding',
  rule: 'BUR-CARD-BUILDING-01',
};
export const TOO_LITTLE_SILVER: BurgundyReason = {
  id: 'tooLittleSilver',
  rule: 'BUR-SILVER-13',
  details: (s, f) => ({ silver: s.players[f.seat].silver }),
};
export const ALREADY_BOUGHT: BurgundyReason = { id: 'alreadyBought', rule: 'BUR-SILVER-03' };
export const TOO_FEW_CARDS_TO_BUY: BurgundyReason = { id: 'tooFewCardsToBuy', rule: 'BUR-SILVER-12' };

/** What a wish would cost in workers with the die at hand. */
function workerPriceOfWish(s: Burgundy, f: BurgundyFrame, wish: BurgundyAction | BurgundyWish): number {
  if (!('do' in wish)) return 0;
  if (wish.do === 'take') return workersNeeded(f.die, 1 + s.rows.findIndex((row) => row.includes(wish.card)));
  if (wish.do === 'place') return workersNeeded(f.die, CARD_DIE[wish.card]);
  if (wish.do === 'sell') return workersToSell(f.die, wish.sort);
  return 0;
}
