import type { Reason, Verdict } from '@spielstube/engine';
import type { BurgundyTypes } from './types.ts';

/** Every "no" of the game: each stands beside its rule, its sentence in the texts under the same key. */
export type ReasonId =
  | 'emptyRow'
  | 'tooFewWorkers'
  | 'noProject'
  | 'noSuchGoods'
  | 'enoughWorkers'
  | 'tooFewToConvert'
  | 'notInWholeGroups'
  | 'noPassing'
  | 'castleMustAct'
  | 'newCardStays'
  | 'projectsFull'
  | 'stackComplete'
  | 'stackOfOtherType'
  | 'stackToContinue'
  | 'bonusGivesNothing'
  | 'stackEmpty'
  | 'wrongTypeForBuilding'
  | 'tooLittleSilver'
  | 'alreadyBought'
  | 'tooFewCardsToBuy';

export type BurgundyReason = Reason<BurgundyTypes>;
export type BurgundyVerdict = Verdict<BurgundyReason>;
type Details = NonNullable<BurgundyReason['details']>;

/** Why something is not allowed; the details are worked out only when somebody wants to know. */
export function reason(id: ReasonId, rule: string, details?: Details): BurgundyReason {
  return details === undefined ? { id, rule } : { id, rule, details };
}
