import type { Detail } from '@spielstube/engine/text';
import { SALE_GREEN } from '../../data/market.ts';
import { ALL_GOOD_KEYS, WAGON, WELL_CUBES } from '../../data/pieces.ts';
import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, TRAVEL } from '../../data/spaces.ts';
import type { BaseLanguage } from '../layers.ts';
import { missingCubes, standIn } from './lacks.ts';
import { goalNeeds } from './tiles.ts';
import {
  atPlace,
  COUNCIL_CUBES,
  castleName,
  coins,
  cubes,
  cubesIn,
  goodsCount,
  grain,
  inWords,
  listOf,
  member,
  NEXT_START,
} from './words.ts';

/** Why not: one sentence for each reason in the rules. */
export const refusals: BaseLanguage['refusals'] = {
  noPassing: () =>
    'You cannot pass: take a cube or go to the Well. You may do without the action afterwards.',
  wellTooDear: (detail) => wellTooDear(detail('most'), detail('coins')),
  actionImpossible: (detail) => LACKS.get(detail('space'))?.(detail) ?? 'A market day is always possible.',
  wellIsPaid: () => 'The Well is paid for: the chosen action is carried out.',
  noMemberOnFarm: () =>
    'Nobody is on your farm. The Family action brings a new member or calls somebody home.',
  nobodyUnborn: () => 'Your family is complete: nobody is waiting in the supply.',
  nobodyToRecall: () =>
    'Nobody of yours is on the board to be called home. Whoever is in the black bag leaves it only in a Mass.',
  notFromTheBag: () => 'Nobody can be called home from the black bag. The only way out is a Mass.',
  noCraftsman: (detail) =>
    `Nobody of yours works ${atPlace(detail('place'))}. Train somebody first, or buy the good.`,
  trainedForTime: () =>
    'You have trained somebody in this action, so time is what pays. The good can be bought in another action.',
  tooFewCubes: (detail) => `You still lack ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  tooLittleGrain: (detail) =>
    `That costs ${grain(detail('need'))}, you have ${detail('grain') === 0 ? 'none' : `only ${detail('grain')}`}.`,
  councilTooDear: (detail) =>
    `The Council Chamber asks for a scroll or ${COUNCIL_CUBES}. You lack the scroll, or ${cubesIn(detail)} instead. ${standIn(detail('coins'))}`,
  topOfCouncil: () => 'The Council Chamber ends with step 4.',
  stepTooLow: (detail) =>
    `This privilege belongs to step ${detail('step')} of the Council Chamber; nobody of yours who may use it now sits that high.`,
  ringNotThere: () => `The ${NEXT_START} has already been taken this round.`,
  noCubeInSupply: () => 'No influence cube is left in the supply.',
  noCoin: () => 'That takes exactly 1 coin, and you have none.',
  noWagon: () => 'No wagon, no journey. The Wainwright makes one.',
  noPath: (detail) =>
    `No path leads from here straight to the ${castleName(detail('castle'))}. It is one path an action.`,
  customerWantsMore: (detail) => `For this customer you still lack ${missingPieces(detail)}.`,
  noGreenForSale: () =>
    `This sale costs ${cubes([0, SALE_GREEN])} besides, and you have neither cubes nor coins enough to spare for it.`,
  customerWaits: () => 'This customer is still waiting in the queue. Only those at a stall are served.',
  notTheOldest: (detail) =>
    `The lowest number to be seen goes: a ${member(detail('member'))}. The younger ones stay alive.`,
  safeInTheBag: () => 'One is safe in the black bag: only members to be seen on board or farm can die.',
  topOfChurch: () => 'The Church ends with step 4.',
  goalNotFulfilled: (detail) => `Not fulfilled yet. It asks for ${goalNeeds(detail('goal'))}.`,
  notYourTurn: () => 'It is not your turn.',
  notOffered: () => 'That is not open to you now.',
};

/** By action space: what exactly is missing where nothing can be done there. */
const LACKS = new Map<number, (detail: Detail) => string>([
  [GRAIN, () => 'For the Grain Harvest somebody must be on your farm.'],
  [FAMILY, () => 'Everybody is born, and nobody of yours is on the board to be called home.'],
  [CRAFTS, craftsLack],
  [COUNCIL, councilLacks],
  [TRAVEL, travelLacks],
  [CHURCH, () => 'For the Church somebody must be on your farm.'],
]);

function craftsLack(detail: Detail): string {
  return `Nobody is on your farm or in a workshop; to buy something you lack at least ${cubesIn(detail)} or a coin in its place, and for the Mill ${grain(detail('grain'))}.`;
}

function councilLacks(detail: Detail): string {
  const step =
    detail('members') > 0
      ? 'In the Council Chamber you have nobody who could enter or advance'
      : `For a step in the Council Chamber you lack a scroll, or ${cubesIn(detail)} instead`;
  if (detail('step') === 0) return `${step}; only those who sit there have a privilege.`;
  const supply = detail('step') > 1 ? ', and no influence cube is left in the supply' : '';
  return `${step}; the ${NEXT_START} has already been taken${supply}.`;
}

function travelLacks(detail: Detail): string {
  const missing = listOf([
    detail('wagons') > 0 && goodsCount(WAGON, detail('wagons')),
    detail('members') > 0 && 'somebody on the farm or on a castle',
  ]);
  if (missing !== '') return `For a journey you lack ${missing}.`;
  return `Even for the nearest path, the one to the ${castleName(detail('castle'))}, you still lack ${cubesIn(detail)}. ${standIn(detail('coins'))}`;
}

function wellTooDear(most: number, purse: number): string {
  const have = most === 0 ? 'no cube' : `at most ${most} of one colour`;
  return `The Well costs ${inWords(WELL_CUBES)} cubes of one colour. You have ${have}${purse === 0 ? '' : ` and ${coins(purse)} to replace some`}.`;
}

function missingPieces(detail: Detail): string {
  return listOf([
    ...ALL_GOOD_KEYS.map((key, good) => detail(key) > 0 && goodsCount(good, detail(key))),
    detail('grain') > 0 && grain(detail('grain')),
    detail('coins') > 0 && coins(detail('coins')),
    detail('persuasion') > 0 && cubes([0, detail('persuasion')]),
    detail('chest') > 0 && 'an unopened treasure chest at home',
    detail('ring') > 0 && `the ${NEXT_START}`,
  ]);
}
