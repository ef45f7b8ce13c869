import type { Reason } from '@spielstube/engine';
import type { VillageTypes } from './types.ts';

/** Every "no" of the base game, each in the file of its rule; the sentence for it stands in the texts under this key. */
export type BaseReasonId =
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

/** Those of Inn, Port and Marriage. */
export type ExpansionReasonId =
  | 'cardScoredAtEnd'
  | 'cardNotNow'
  | 'nobodyBelowTop'
  | 'allCastlesMarked'
  | 'noCouncillor'
  | 'noPrivilege'
  | 'notOnMarketDay'
  | 'noFarmMemberForCard'
  | 'noRankFree'
  | 'cardTooDear'
  | 'stackEmpty'
  | 'innStepTooDear'
  | 'captainTooDear'
  | 'captainGone'
  | 'notAtSea'
  | 'notInHarbour'
  | 'noHold'
  | 'kindAboard'
  | 'nothingToLoad'
  | 'stepTooDear'
  | 'noLine'
  | 'mustMove'
  | 'noIsland'
  | 'notBoughtHere'
  | 'stackGone'
  | 'lighthouseTaken'
  | 'noLighthouse'
  | 'nobodyAboard'
  | 'noWagonAboard'
  | 'lighthouseTooDear'
  | 'staysAtSea'
  | 'noCocoa'
  | 'noTea'
  | 'noTiles'
  | 'noGreenForSmuggler'
  | 'noCubeForCustomer'
  | 'inCeremony'
  | 'rankTaken'
  | 'marriageTooDear'
  | 'offerTooDear'
  | 'noBread'
  | 'breadOnce';
export type ReasonId = BaseReasonId | ExpansionReasonId;

export interface VillageReason extends Reason<VillageTypes> {
  readonly id: ReasonId;
}
type Details = NonNullable<VillageReason['details']>;

export const reason = (id: ReasonId, rule: string, details?: Details): VillageReason =>
  details === undefined ? { id, rule } : { id, rule, details };
