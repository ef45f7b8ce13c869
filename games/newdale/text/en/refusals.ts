import { capital } from '@spielstube/engine/text';
import type { NewdaleLanguage } from '../types.ts';
import { NORTH, SHIPYARD_GOODS } from './effects.ts';
import {
  cards,
  coins,
  goods,
  handCards,
  inLandscape,
  inWords,
  listOf,
  rawName,
  steps,
  timesInWords,
} from './words.ts';

/** Why not: one sentence for each reason in the rules. */
export const refusals: NewdaleLanguage['refusals'] = {
  areaTaken: () => 'There is a stone in this area already: each building works only once a round.',
  fieldTaken: () => 'A stone of yours is on this field already.',
  noSuchField: () => 'There is no such field in this chapter.',
  allStonesPlaced: (detail) => `All stones must be placed: ${inWords(detail('missing'))} to go.`,

  noSuchTile: () => 'You do not have this tile.',
  tileWaitsForPrice: () => 'This tile is used when you pay.',
  tileWaitsForProduction: () => 'This tile is used in a production that lacks a helper.',
  tooFewGoods: (detail) => `You lack ${goods(detail('good'), detail('missing'))}.`,
  tooFewCards: (detail) =>
    `You lack ${handCards(detail('missing'))}${detail('raw') < 0 ? '' : ` with ${rawName(detail('raw'))}`}.`,
  mustDiscard: (detail) => `Not possible: ${cards(detail('cards'))} must still go.`,
  noSuchPerson: () => 'This person is not with you.',
  personWaitsForPrice: () => 'Gunda helps when you pay for a building.',
  noHelperInBag: () => 'There is no such helper in the bag.',
  noSuchPrisoner: () => 'There is nobody like that in your prison.',
  prisonerWaits: () => 'Prisoners are released only after the helpers of the round are drawn.',
  whileAllPlan: () => 'This rests while everybody plans: it was possible before and is again on your turns.',

  tooFewCoins: (detail) => `You lack ${coins(detail('missing'))}.`,
  stoneBought: () => 'You have this stone already.',
  progressMade: () => 'You have made this progress already.',
  nothingToExchange: () => 'An exchange takes at least two hand cards: you always keep one.',
  helpersMissing: (detail) =>
    `${detail('missing') === 1 ? 'One helper is' : `${capital(inWords(detail('missing')))} helpers are`} missing at the labour market.`,
  noGoodsForChain: () => 'You do not have what this chain needs.',
  otherRaw: () => 'This card shows another raw material.',
  noGrapes: () => 'You have no such grapes, or barrels are missing.',
  producesNothing: () => 'None of your buildings makes this good.',

  noHouseLeft: () => 'You have no house left.',
  noFreeArea: () => 'No area is free any more. You can still build special buildings.',
  areaOccupied: () => 'There is a building here already.',
  areaReserved: () => 'This area is reserved for Captain or Cook.',
  noPlaceInReach: () => 'No free place is within your range.',
  tooFar: (detail) => `This is too far from your houses: your range is ${steps(detail('range'))}.`,
  ownHouseThere: () => 'There is a house of yours already.',
  needlessBoards: () => 'You get there just as fast without boards.',
  noBoards: () => 'You lack 1 board for the way through the thicket.',
  noTileThere: () => 'Nothing is left on this bonus field.',
  mustTakeTile: () => 'If there is a tile beside the place, you must take one.',
  fieldNotAdjacent: () => 'This bonus field is not beside the place.',

  noSuchGood: () => 'You do not have this good.',
  worthless: () => 'These grapes are worth nothing now: no helper of their colour is at your labour market.',
  noChange: () => 'There is no change.',
  notAccepted: () => `The shipyard takes only ${listOf(SHIPYARD_GOODS)}.`,
  dearestFirst: () => 'The most valuable good comes first; after it only equal or smaller ones.',
  doesNotReach: (detail) =>
    `With this and smaller goods you do not reach ${coins(detail('coins'))}. Begin with a more valuable one.`,
  notInPayment: () => 'In the middle of a payment only what lowers this price can be used.',
  reduceFirst: () => 'What lowers the price comes before the first good.',

  noSuchBuilding: () => 'You have no such special building.',
  alreadyUsed: () => 'You have used it in this phase already.',
  nobodyAtMarket: () => 'There is no figure at the labour market to be locked up: printed ones do not count.',
  nobodyWeaker: () => 'Nobody has fewer fists than you.',
  missionNotOut: () => 'No supplementary mission lies out yet.',
  missionFulfilled: () => 'You have fulfilled this supplementary mission already.',
  noHouseInTheNorth: () => `This takes a house in the north: ${NORTH}.`,
  landscapesMissing: (_detail, list) => `You still lack a house ${listOf(list('missing').map(inLandscape))}.`,

  bridgeBuilt: () => 'There is a bridge here already. It is a way for everybody.',
  ownBridgeBuilt: () => 'Your bridge stands already, and everybody has only one.',
  noHouseAtBridge: () => 'You have no house on either bank here.',
  shipyardLimit: (detail) =>
    `The shipyard takes something from you ${timesInWords(detail('times'))} at most.`,
  endOfSea: () => 'The sea track does not go that far.',
  arrivedInNewdale: () => 'Your ship is in Newdale and stays there.',
  notInDisplay: () => 'None of these is left.',
  oneCook: () => 'You have a Cook already, and two would spoil the broth.',

  chainUsed: () => 'You have used this chain in the final production already.',
  noChain: () => 'There is no chain here.',

  notYourTurn: () => 'It is not your turn.',
  notOffered: () => 'That is not on offer now.',
};
