import { Box } from '@spielstube/engine';

/** The tables of the box. */
export type BoxKey =
  | 'cardCounts'
  | 'cardDice'
  | 'buildingDice'
  | 'triplePoints'
  | 'buildingTakes'
  | 'effects'
  | 'phaseBonuses'
  | 'actions'
  | 'purchase'
  | 'points'
  | 'goods'
  | 'goodsDice'
  | 'animals'
  | 'animalSets'
  | 'starting'
  | 'display'
  | 'allSeven'
  | 'egonStacks';

/** What the checks of the tables claim. */
export type BoxClaim =
  | 'threeOfEachBuilding'
  | 'cardsOfType'
  | 'copiesOfNumber'
  | 'dieNumber'
  | 'cardType'
  | 'optionLeft'
  | 'actionsBring'
  | 'purchaseBrings'
  | 'setsGrow'
  | 'enoughOfASort'
  | 'oneSortEach'
  | 'cardsForSetup'
  | 'cardWorth';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey, BoxClaim>('burgundy');
