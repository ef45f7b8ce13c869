import type { Reason, Seat } from '@spielstube/engine';
import { CLIMB_GRAIN } from '../data/church.ts';
import { COUNCIL_GREEN } from '../data/council.ts';
import { MILL, WORKSHOP_TABLE, type Workshop } from '../data/crafts.ts';
import { CUSTOMERS } from '../data/customers.ts';
import { type Cubes, GOOD_KEYS, NO_CUBES, PERSUASION } from '../data/pieces.ts';
import { PATHS, VILLAGE } from '../data/travel.ts';
import type { VillageAction, VillageWish } from './actions.ts';
import type { Village, VillageFrame } from './state.ts';
import { purse } from './supply.ts';

export type VillageReason = Reason<Village, VillageFrame, VillageAction | VillageWish>;

type Details = NonNullable<VillageReason['details']>;
type Wish = VillageAction | VillageWish;

/** How many cubes of each colour are missing for a price, and the coins that may stand in for them. */
function cubesMissing(s: Village, seat: Seat, price: Cubes): Record<string, number> {
  const { cubes } = s.players[seat];
  const missing = (colour: number): number => Math.max(0, price[colour] - cubes[colour]);
  return {
    skill: missing(0),
    persuasion: missing(1),
    faith: missing(2),
    knowledge: missing(3),
    coins: purse(s, seat),
  };
}

const green = (cubes: number): Cubes => [0, cubes, 0, 0];

/** The building of the good that is wished for. */
function workshopOf(wish: Wish): Workshop | undefined {
  return 'good' in wish ? WORKSHOP_TABLE.find(({ goods }) => goods.includes(wish.good)) : undefined;
}

/** The cubes of the path that is wished for; paths are walked both ways. */
function pathPrice(wish: Wish): Cubes {
  if (!('castle' in wish)) return NO_CUBES;
  const from = 'from' in wish ? wish.from : VILLAGE;
  const path = PATHS.find(
    (one) => (one.from === from && one.to === wish.castle) || (one.to === from && one.from === wish.castle),
  );
  return path?.cubes ?? NO_CUBES;
}

/** Grain that is needed, and what is there. */
const grainFor =
  (need: (wish: Wish) => number): Details =>
  (s, f, wish) => ({ need: need(wish), grain: s.players[f.seat].grain });

const councilPrice: Details = (s, f) => cubesMissing(s, f.seat, green(COUNCIL_GREEN));

/** Everything that a customer wants and the seat does not have. */
const missingForCustomer: Details = (s, f, wish) => {
  const customer = 'stall' in wish ? CUSTOMERS[s.stalls[wish.stall]] : undefined;
  if (customer === undefined) return {};
  const player = s.players[f.seat];
  const goods = GOOD_KEYS.map((key, good) => [key, Math.max(0, customer.goods[good] - player.goods[good])]);
  return {
    ...Object.fromEntries(goods),
    grain: Math.max(0, customer.grain - player.grain),
    coins: Math.max(0, customer.coins - purse(s, f.seat)),
    persuasion: Math.max(0, customer.green - player.cubes[PERSUASION] - purse(s, f.seat)),
    ring: customer.nextStart && s.nextStart !== f.seat ? 1 : 0,
  };
};

/** Every "no" of the game. The sentence for each stands in the texts under the same key. */
const reason = (id: string, rule: string, details?: Details): VillageReason =>
  details === undefined ? { id, rule } : { id, rule, details };

export const NO_PASSING = reason('noPassing', 'VIL-TURN-01');
export const WELL_TOO_DEAR = reason('wellTooDear', 'VIL-WELL-01', (s, f) => ({
  most: Math.max(...s.players[f.seat].cubes),
  coins: purse(s, f.seat),
}));
export const ACTION_IMPOSSIBLE = reason('actionImpossible', 'VIL-WELL-07', (_s, _f, wish) => ({
  space: 'space' in wish ? wish.space : 0,
}));
export const CUBE_ALONE = reason('actionImpossible', 'VIL-TURN-07', ACTION_IMPOSSIBLE.details);
export const WELL_IS_PAID = reason('wellIsPaid', 'VIL-WELL-07');
export const NO_MEMBER_FOR_HARVEST = reason('noMemberOnFarm', 'VIL-HARV-01');
export const NOBODY_UNBORN = reason('nobodyUnborn', 'VIL-FAM-01');
export const NOBODY_TO_RECALL = reason('nobodyToRecall', 'VIL-FAM-04');
export const NOT_FROM_THE_BAG = reason('notFromTheBag', 'VIL-FAM-04');
export const NO_MEMBER_TO_TRAIN = reason('noMemberOnFarm', 'VIL-CRAFT-04');
export const NO_CRAFTSMAN = reason('noCraftsman', 'VIL-CRAFT-03', (_s, _f, wish) => ({
  place: workshopOf(wish)?.place ?? 0,
}));
export const TOO_FEW_CUBES_FOR_GOOD = reason('tooFewCubes', 'VIL-CRAFT-11', (s, f, wish) =>
  cubesMissing(s, f.seat, workshopOf(wish)?.cubes ?? NO_CUBES),
);
export const TOO_LITTLE_GRAIN_FOR_GOOD = reason(
  'tooLittleGrain',
  'VIL-CRAFT-14',
  grainFor((wish) => workshopOf(wish)?.grain ?? 0),
);
export const TOO_LITTLE_GRAIN_FOR_MILL = reason(
  'tooLittleGrain',
  'VIL-CRAFT-17',
  grainFor(() => MILL.grain),
);
export const NO_MEMBER_FOR_COUNCIL = reason('noMemberOnFarm', 'VIL-COUNCIL-02');
export const COUNCIL_TOO_DEAR = reason('councilTooDear', 'VIL-COUNCIL-02', councilPrice);
export const ADVANCE_TOO_DEAR = reason('councilTooDear', 'VIL-COUNCIL-04', councilPrice);
export const TOP_OF_COUNCIL = reason('topOfCouncil', 'VIL-COUNCIL-08');
const stepWished: Details = (_s, _f, wish) => ({ step: 'step' in wish ? wish.step : 1 });
export const STEP_TOO_LOW = reason('stepTooLow', 'VIL-COUNCIL-06', stepWished);
export const STEP_TOO_LOW_AFTER_ENTERING = reason('stepTooLow', 'VIL-COUNCIL-03', stepWished);
export const STEP_TOO_LOW_AFTER_ADVANCING = reason('stepTooLow', 'VIL-COUNCIL-05', stepWished);
export const RING_NOT_THERE = reason('ringNotThere', 'VIL-COUNCIL-10');
export const NO_CUBE_IN_SUPPLY = reason('noCubeInSupply', 'VIL-GEN-06');
export const NO_COIN_FOR_PRIVILEGE = reason('noCoin', 'VIL-COUNCIL-13');
export const NO_WAGON = reason('noWagon', 'VIL-TRAVEL-03');
export const NO_MEMBER_TO_TRAVEL = reason('noMemberOnFarm', 'VIL-TRAVEL-01');
export const TRAVEL_TOO_DEAR = reason('tooFewCubes', 'VIL-TRAVEL-03', (s, f, wish) =>
  cubesMissing(s, f.seat, pathPrice(wish)),
);
export const NO_MEMBER_FOR_CHURCH = reason('noMemberOnFarm', 'VIL-CHURCH-01');
export const CUSTOMER_WANTS_MORE = reason('customerWantsMore', 'VIL-MKT-05', missingForCustomer);
export const NO_GREEN_FOR_SALE = reason('noGreenForSale', 'VIL-MKT-08');
export const CUSTOMER_WAITS = reason('customerWaits', 'VIL-MKT-04');
export const TOO_LITTLE_GRAIN_TO_CLIMB = reason(
  'tooLittleGrain',
  'VIL-MASS-10',
  grainFor((wish) => ('step' in wish ? CLIMB_GRAIN[wish.step + 1] : 0)),
);
export const TOP_OF_CHURCH = reason('topOfChurch', 'VIL-MASS-12');
export const GOAL_NOT_FULFILLED = reason('goalNotFulfilled', 'VIL-GOAL-06', (_s, _f, wish) => ({
  goal: 'goal' in wish ? wish.goal : 0,
}));
