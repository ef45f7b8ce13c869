import type { Reason } from '@spielstube/engine';
import type { VillagersTypes } from './types.ts';

/** Every "no" of the game, each in the file of its rule; the sentence for it stands in the texts under this key. */
export type ReasonId =
  // Draft
  | 'placeEmpty'
  | 'stackExhausted'
  | 'stacksFirst'
  | 'drawPileExhausted'
  | 'mustDraft'
  | 'recruitedAlready'
  | 'onePickLeft'
  | 'tooLittleGold'
  | 'turnBegun'
  | 'nothingToPlace'
  | 'noStackToSearch'
  | 'onlyInDraft'
  | 'onlyInBuild'
  // Build
  | 'noActions'
  | 'noPlace'
  | 'specialsNotAllowed'
  | 'monkNeedsTwoActions'
  | 'nobodyCoversMonk'
  | 'mustCoverMonk'
  | 'doesNotCover'
  | 'nobodyToReplace'
  | 'notCovered'
  | 'foundersStay'
  | 'apprenticeStays'
  | 'freedHasNoPlace'
  | 'noPadlocks'
  | 'tinnerWorks'
  | 'nothingToSmuggle'
  | 'onlyAtTheStart'
  | 'freelancerUsed'
  | 'limitReached'
  | 'placeTaken'
  | 'wrongChain'
  | 'otherSuit'
  | 'noSwapsLeft'
  | 'noHandCard'
  | 'basicsExhausted'
  | 'ownUnlocks'
  | 'villagersStay'
  | 'foundersTurnAlone'
  // Solo
  | 'hasCoins'
  | 'covered'
  | 'stays';

export interface VillagersReason extends Reason<VillagersTypes> {
  readonly id: ReasonId;
}
type Details = NonNullable<VillagersReason['details']>;

export const reason = (id: ReasonId, rule: string, details?: Details): VillagersReason =>
  details === undefined ? { id, rule } : { id, rule, details };
