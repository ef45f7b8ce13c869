import type { Refusal } from '@spielstube/engine';
import { GOOD_KEYS } from '../../data/pieces.ts';
import { detail } from '../language.ts';
import { atPlace, coins, cubes, goalNeeds, goodsCount, grain, listOf } from './words.ts';

/** What an action needs, by its space: said where it cannot be carried out. A market day always can. */
const NEEDS: readonly string[] = [
  'For the Grain Harvest somebody must be on your farm.',
  'Everybody is born, and nobody of yours is on the board to be called home.',
  'In Crafts you can train nobody and pay for nothing at the moment.',
  'A market day is always possible.',
  'In the Council Chamber you lack somebody for the next step, a scroll or Persuasion, and no privilege is open to you.',
  'For a journey you lack a wagon, somebody to travel, or the price of the path.',
  'For the Church somebody must be on your farm.',
];

/** Why not: one sentence for each reason in the rules. */
export function refusal(r: Refusal): string {
  switch (r.reason) {
    case 'noPassing':
      return 'You cannot pass: take a cube or go to the Well. You may do without the action afterwards.';
    case 'wellTooDear':
      return wellTooDear(detail(r, 'most'), detail(r, 'coins'));
    case 'actionImpossible':
      return NEEDS[detail(r, 'space')];
    case 'wellIsPaid':
      return 'The Well is paid for: the chosen action is carried out.';
    case 'noMemberOnFarm':
      return 'Nobody is on your farm. The Family action brings a new member or calls somebody home.';
    case 'nobodyUnborn':
      return 'Your family is complete: nobody is waiting in the supply.';
    case 'nobodyToRecall':
      return 'Nobody of yours is on the board to be called home. Whoever is in the black bag leaves it only in a Mass.';
    case 'notFromTheBag':
      return 'Nobody can be called home from the black bag. The only way out is a Mass.';
    case 'noCraftsman':
      return `Nobody of yours works ${atPlace(detail(r, 'place'))}. Train somebody first, or buy the good.`;
    case 'tooFewCubes':
      return `You still lack ${missingCubes(r)}. ${standIn(detail(r, 'coins'))}`;
    case 'tooLittleGrain':
      return `That costs ${grain(detail(r, 'need'))}, you have ${detail(r, 'grain') === 0 ? 'none' : `only ${detail(r, 'grain')}`}.`;
    case 'councilTooDear':
      return `The Council Chamber asks for a scroll or ${cubes([0, 2])}. You lack the scroll, or ${missingCubes(r)} instead. ${standIn(detail(r, 'coins'))}`;
    case 'topOfCouncil':
      return 'The Council Chamber ends with step 4.';
    case 'stepTooLow':
      return `This privilege belongs to step ${detail(r, 'step')} of the Council Chamber; nobody of yours who may use it now sits that high.`;
    case 'ringNotThere':
      return 'The next starting player marker has already been taken this round.';
    case 'noCubeInSupply':
      return 'No influence cube is left in the supply.';
    case 'noCoin':
      return 'That takes exactly 1 coin, and you have none.';
    case 'noWagon':
      return 'No wagon, no journey. The Wainwright makes one.';
    case 'customerWantsMore':
      return `For this customer you still lack ${missingGoods(r)}.`;
    case 'noGreenForSale':
      return 'This sale costs 1 Persuasion besides, and you have neither the cube nor a coin to spare for it.';
    case 'customerWaits':
      return 'This customer is still waiting in the queue. Only those at a stall are served.';
    case 'topOfChurch':
      return 'The Church ends with step 4.';
    case 'goalNotFulfilled':
      return `Not fulfilled yet. It asks for ${goalNeeds(detail(r, 'goal'))}.`;
    case 'notYourTurn':
      return 'It is not your turn.';
    default:
      return 'That is not open to you now.';
  }
}

function wellTooDear(most: number, purse: number): string {
  const have = most === 0 ? 'no cube' : `at most ${most} of one colour`;
  return `The Well costs three cubes of one colour. You have ${have}${purse === 0 ? '' : ` and ${coins(purse)} to replace some`}.`;
}

const missingCubes = (r: Refusal): string =>
  cubes([detail(r, 'skill'), detail(r, 'persuasion'), detail(r, 'faith'), detail(r, 'knowledge')]);

function standIn(purse: number): string {
  if (purse === 0) return 'You have no coin to replace a cube.';
  return purse === 1 ? 'Your coin replaces only one cube.' : `Your ${purse} coins are not enough for that.`;
}

function missingGoods(r: Refusal): string {
  return listOf([
    ...GOOD_KEYS.map((key, good) => detail(r, key) > 0 && goodsCount(good, detail(r, key))),
    detail(r, 'grain') > 0 && grain(detail(r, 'grain')),
    detail(r, 'coins') > 0 && coins(detail(r, 'coins')),
    detail(r, 'persuasion') > 0 && cubes([0, detail(r, 'persuasion')]),
    detail(r, 'ring') > 0 && 'the next starting player marker',
  ]);
}
