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

/** Those of the Inn. */
export type InnReasonId =
  | 'cardScoredAtEnd'
  | 'cardNotNow'
  | 'nobodyBelowTop'
  | 'allCastlesMarked'
  | 'noCouncillor'
  | 'noPrivilege'
  | 'notOnMarketDay'
  | 'noFarmMemberForCard'
  | 'cardTooDear'
  | 'stackEmpty'
  | 'innStepTooDear';
/** Those of the Port. */
export type PortReasonId =
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
  | 'noTea';
/** Those of Marriage. */
export type MarriageReasonId =
  | 'noRankFree'
  | 'noTiles'
  | 'noGreenForSmuggler'
  | 'noCubeForCustomer'
  | 'inCeremony'
  | 'rankTaken'
  | 'marriageTooDear'
  | 'offerTooDear'
  | 'noBread'
  | 'breadOnce';
export type ReasonId = BaseReasonId | InnReasonId | PortReasonId | MarriageReasonId;

export interface VillageReason extends Reason<VillageTypes> {
  readonly id: ReasonId;
}
type Details = NonNullable<VillageReason['details']>;

export const reason = (id: ReasonId, rule: string, details?: Details): VillageReason =>
  details === undefined ? { id, rule } : { id, rule, details };
