import type { Reason } from '@spielstube/engine';
import type { VillageTypes } from './types.ts';

/** Every "no" of the game, each in the file of its rule; the sentence for it stands in the texts under this key. */
export type ReasonId =
  | 'noPassing'
  | 'wellTooDear'
  | 'actionImpossible'
  | 'wellIsPaid'
  | 'noMemberOnFarm'
  | 'nobodyUnborn'
  | 'nobodyToRecall'
  | 'notFromTheBag'
  | 'noCraftsman'
  | 'trainedForTime'
  | 'tooFewCubes'
  | 'tooLittleGrain'
  | 'councilTooDear'
  | 'topOfCouncil'
  | 'stepTooLow'
  | 'ringNotThere'
  | 'noCubeInSupply'
  | 'noCoin'
  | 'noWagon'
  | 'noPath'
  | 'customerWantsMore'
  | 'noGreenForSale'
  | 'customerWaits'
  | 'notTheOldest'
  | 'safeInTheBag'
  | 'topOfChurch'
  | 'goalNotFulfilled';

export interface VillageReason extends Reason<VillageTypes> {
  readonly id: ReasonId;
}
type Details = NonNullable<VillageReason['details']>;

export const reason = (id: ReasonId, rule: string, details?: Details): VillageReason =>
  details === undefined ? { id, rule } : { id, rule, details };
