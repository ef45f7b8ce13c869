import type { Reason } from '@spielstube/engine';
import type { OrleansTypes } from './types.ts';

/** Every "no" of the game, each in the file of its rule; the sentence for it stands in the texts under this key. */
export type ReasonId =
  // Phase 3
  | 'drawLimit'
  | 'marketFull'
  | 'bagTooSmall'
  | 'gearStays'
  | 'towerFull'
  | 'marketOverfull'
  | 'fetchBeforeStowing'
  // Planning
  | 'wrongProfession'
  | 'onlyMonks'
  | 'noOwnInTownHall'
  | 'spaceCovered'
  | 'notYourPlace'
  | 'nobodyOfThatKind'
  | 'placedEarlier'
  // Actions
  | 'notCovered'
  | 'privilegeOnly'
  | 'sacristyWaits'
  | 'noPersonLeft'
  | 'trackEnd'
  | 'goodNotOnMarket'
  | 'noGearLeft'
  | 'noTileLeft'
  | 'nobodyToRecruit'
  | 'pilgrimage'
  | 'developmentEnd'
  | 'noPath'
  | 'otherKindOfPath'
  | 'cityTaken'
  | 'ownStationThere'
  | 'noStationLeft'
  | 'nobodyToSend'
  | 'noDeedSpace'
  | 'ownStay'
  | 'tooFewCoins'
  | 'tooFewFields'
  | 'bagEmpty'
  | 'notInTheBathhouse'
  | 'mustBePlaced'
  | 'categoryTwo'
  | 'tileTaken'
  | 'tileGone'
  // Technology
  | 'farmersOnly'
  | 'noGearForMonks'
  | 'oneGearAPlace'
  | 'singleSpace'
  | 'noGearInTownHall'
  // Torture and events
  | 'noNeutralInBag'
  | 'coinFieldBehind'
  | 'onStartField'
  | 'noGoods'
  | 'noUnbuilt'
  | 'citizensStay'
  | 'onlyFromTheBag'
  | 'noFood'
  | 'foodIsAtHand';

export interface OrleansReason extends Reason<OrleansTypes> {
  readonly id: ReasonId;
}
type Details = NonNullable<OrleansReason['details']>;

export const reason = (id: ReasonId, rule: string, details?: Details): OrleansReason =>
  details === undefined ? { id, rule } : { id, rule, details };
