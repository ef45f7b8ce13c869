import type { Reason } from '@spielstube/engine';
import type { NewdaleTypes } from './types.ts';

/** Every "no" of the game, each in the file of its rule; the sentence for it stands in the texts under this key. */
export type ReasonId =
  // Planning
  | 'areaTaken'
  | 'fieldTaken'
  | 'noSuchField'
  | 'allStonesPlaced'
  // Tiles, persons, prisoners
  | 'noSuchTile'
  | 'tileWaitsForPrice'
  | 'tileWaitsForProduction'
  | 'tooFewGoods'
  | 'tooFewCards'
  | 'mustDiscard'
  | 'noSuchPerson'
  | 'personWaitsForPrice'
  | 'noHelperInBag'
  | 'noSuchPrisoner'
  | 'prisonerWaits'
  | 'whileAllPlan'
  // Actions
  | 'tooFewCoins'
  | 'stoneBought'
  | 'progressMade'
  | 'nothingToExchange'
  | 'helpersMissing'
  | 'noGoodsForChain'
  | 'otherRaw'
  | 'noGrapes'
  | 'producesNothing'
  // Building
  | 'noHouseLeft'
  | 'noFreeArea'
  | 'areaOccupied'
  | 'areaReserved'
  | 'noPlaceInReach'
  | 'tooFar'
  | 'ownHouseThere'
  | 'needlessBoards'
  | 'noBoards'
  | 'noTileThere'
  | 'mustTakeTile'
  | 'fieldNotAdjacent'
  // Paying
  | 'noSuchGood'
  | 'worthless'
  | 'noChange'
  | 'notAccepted'
  | 'dearestFirst'
  | 'doesNotReach'
  | 'notInPayment'
  | 'reduceFirst'
  // Special buildings
  | 'noSuchBuilding'
  | 'alreadyUsed'
  | 'nobodyAtMarket'
  | 'nobodyWeaker'
  | 'missionNotOut'
  | 'missionFulfilled'
  | 'noHouseInTheNorth'
  | 'landscapesMissing'
  // Chapters
  | 'bridgeBuilt'
  | 'ownBridgeBuilt'
  | 'noHouseAtBridge'
  | 'shipyardLimit'
  | 'endOfSea'
  | 'arrivedInNewdale'
  | 'notInDisplay'
  | 'oneCook'
  // The end
  | 'chainUsed'
  | 'noChain';

export interface NewdaleReason extends Reason<NewdaleTypes> {
  readonly id: ReasonId;
}
type Details = NonNullable<NewdaleReason['details']>;

export const reason = (id: ReasonId, rule: string, details?: Details): NewdaleReason =>
  details === undefined ? { id, rule } : { id, rule, details };
