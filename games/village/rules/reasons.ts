import type { Reason } from '@spielstube/engine';
import { CLIMB_GRAIN } from '../data/church.ts';
import type { VillageAction, VillageWish } from './actions.ts';
import type { Village, VillageFrame } from './state.ts';
import { purse } from './supply.ts';

export type VillageReason = Reason<Village, VillageFrame, VillageAction | VillageWish>;

type Details = NonNullable<VillageReason['details']>;

/** What the seat has: the sentence says what of it is missing. */
const owned: Details = (s, f) => {
  const player = s.players[f.seat];
  return {
    grain: player.grain,
    coins: purse(s, f.seat),
    skill: player.cubes[0],
    persuasion: player.cubes[1],
    faith: player.cubes[2],
    knowledge: player.cubes[3],
    scrolls: player.goods[0],
    wagons: player.goods[4],
  };
};

/** Every "no" of the game. The sentence for each stands in the texts under the same key. */
const reason = (id: string, rule: string, details?: Details): VillageReason =>
  details === undefined ? { id, rule } : { id, rule, details };

export const NO_PASSING = reason('noPassing', 'VIL-TURN-01');
export const WELL_TOO_DEAR = reason('wellTooDear', 'VIL-WELL-01', owned);
export const WELL_MUST_ACT = reason('wellMustAct', 'VIL-WELL-07');
export const ACTION_IMPOSSIBLE = reason('actionImpossible', 'VIL-WELL-07');
export const NO_MEMBER_FOR_HARVEST = reason('noMemberOnFarm', 'VIL-HARV-01');
export const NOBODY_UNBORN = reason('nobodyUnborn', 'VIL-FAM-01');
export const NOBODY_TO_RECALL = reason('nobodyToRecall', 'VIL-FAM-04');
export const NO_MEMBER_TO_TRAIN = reason('noMemberOnFarm', 'VIL-CRAFT-04');
export const NO_CRAFTSMAN = reason('noCraftsman', 'VIL-CRAFT-03');
export const TOO_FEW_CUBES_FOR_GOOD = reason('tooFewCubes', 'VIL-CRAFT-11', owned);
export const TOO_LITTLE_GRAIN_FOR_GOOD = reason('tooLittleGrain', 'VIL-CRAFT-14', (s, f) => ({
  need: 3,
  grain: s.players[f.seat].grain,
}));
export const TOO_LITTLE_GRAIN_FOR_MILL = reason('tooLittleGrain', 'VIL-CRAFT-17', (s, f) => ({
  need: 2,
  grain: s.players[f.seat].grain,
}));
export const NO_MEMBER_FOR_COUNCIL = reason('noMemberOnFarm', 'VIL-COUNCIL-02');
export const COUNCIL_TOO_DEAR = reason('councilTooDear', 'VIL-COUNCIL-02', owned);
export const ADVANCE_TOO_DEAR = reason('councilTooDear', 'VIL-COUNCIL-04', owned);
export const TOP_OF_COUNCIL = reason('topOfCouncil', 'VIL-COUNCIL-08');
export const STEP_TOO_LOW = reason('stepTooLow', 'VIL-COUNCIL-06');
export const RING_NOT_THERE = reason('ringNotThere', 'VIL-COUNCIL-10');
export const NO_CUBE_IN_SUPPLY = reason('noCubeInSupply', 'VIL-GEN-06');
export const NO_COIN_FOR_PRIVILEGE = reason('noCoin', 'VIL-COUNCIL-13');
export const NO_SCROLL = reason('noScroll', 'VIL-COUNCIL-15');
export const TOO_LITTLE_GREEN = reason('tooFewCubes', 'VIL-COUNCIL-15', owned);
export const NO_WAGON = reason('noWagon', 'VIL-TRAVEL-03');
export const NO_MEMBER_TO_TRAVEL = reason('noMemberOnFarm', 'VIL-TRAVEL-01');
export const TRAVEL_TOO_DEAR = reason('tooFewCubes', 'VIL-TRAVEL-03', owned);
export const NO_MEMBER_FOR_CHURCH = reason('noMemberOnFarm', 'VIL-CHURCH-01');
export const NO_BROWN_CUBE = reason('tooFewCubes', 'VIL-CHURCH-02', owned);
export const CUSTOMER_WANTS_MORE = reason('customerWantsMore', 'VIL-MKT-05', owned);
export const NO_GREEN_FOR_SALE = reason('noGreenForSale', 'VIL-MKT-08', owned);
export const CUSTOMER_WAITS = reason('customerWaits', 'VIL-MKT-04');
export const NO_COIN_FOR_BUY_OUT = reason('noCoin', 'VIL-MASS-03');
export const TOO_LITTLE_GRAIN_TO_CLIMB = reason('tooLittleGrain', 'VIL-MASS-10', (s, f, wish) => ({
  need: 'step' in wish ? CLIMB_GRAIN[wish.step + 1] : 0,
  grain: s.players[f.seat].grain,
}));
export const TOP_OF_CHURCH = reason('topOfChurch', 'VIL-MASS-12');
export const GOAL_NOT_FULFILLED = reason('goalNotFulfilled', 'VIL-GOAL-06');
