import type { Seat } from '@spielstube/engine';
import {
  ACOLYTE_NUMBER,
  type Achievement,
  CRAFTSMAN_BUILDINGS,
  HISTORIAN_GROUPS,
  LIFE_GOALS,
  MASTER_CRAFTSMEN,
  MERCHANT_CUSTOMERS,
  type Pieces,
  SAINT_STEPS,
  SALESMAN_CUSTOMERS,
  SECRETARY_STEP,
} from '../data/goals.ts';
import { COLOURS, CUBE_KEYS, GOOD_KEYS, GOODS, MEMBER_NUMBERS } from '../data/pieces.ts';
import {
  castlePlace,
  chroniclePlace,
  churchStep,
  councilStep,
  GROUP_CRAFTS,
  groupOf,
  isWorkshop,
  stepInChurch,
  WORKSHOPS,
} from '../data/places.ts';
import { CORNER_CASTLE } from '../data/travel.ts';
import type { Player, Village } from './state.ts';

/** What life goals count. */
export type GoalThing =
  | 'coins'
  | 'grain'
  | (typeof GOOD_KEYS)[number]
  | Exclude<(typeof CUBE_KEYS)[number], 'plague'>
  | 'workshops'
  | 'craftsmen'
  | 'cornerCastle'
  | 'customers'
  | 'churchSteps'
  | 'acolytes'
  | 'chronicleGroups'
  | 'councilTop'
  | 'ring';

/** One thing that a goal asks for, and how much of it is there. */
export interface GoalNeed {
  readonly thing: GoalThing;
  readonly have: number;
  readonly need: number;
}

const asks = (thing: GoalThing, have: number, need: number): GoalNeed => ({ thing, have, need });

/** Everything that a goal asks of a seat; all of it must be there at the same moment. VIL-GOAL-11, -25 */
export function goalNeeds(s: Village, seat: Seat, goal: number): GoalNeed[] {
  const { needs } = LIFE_GOALS[goal];
  return typeof needs === 'string' ? achievement(s, seat, needs) : pieces(s.players[seat], needs);
}

/** More than enough is allowed. VIL-GOAL-25 */
function pieces({ coins, grain, goods, cubes }: Player, needs: Pieces): GoalNeed[] {
  return [
    asks('coins', coins, needs.coins),
    asks('grain', grain, needs.grain),
    ...GOODS.map((good) => asks(GOOD_KEYS[good], goods[good], needs.goods[good])),
    ...COLOURS.map((colour) => asks(CUBE_KEYS[colour], cubes[colour], needs.cubes[colour])),
  ].filter(({ need }) => need > 0);
}

/** VIL-GOAL-14 to -20, -26 */
function achievement(s: Village, seat: Seat, what: Achievement): GoalNeed[] {
  const { members, customers } = s.players[seat];
  const held = (places: readonly number[]): number =>
    places.filter((place) => members.includes(place)).length;
  switch (what) {
    case 'craftsman':
      return [asks('workshops', held(WORKSHOPS), CRAFTSMAN_BUILDINGS)];
    case 'travellingSalesman':
      return [
        asks('cornerCastle', held([castlePlace(CORNER_CASTLE)]), 1),
        asks('customers', customers.length, SALESMAN_CUSTOMERS),
      ];
    case 'merchant':
      return [asks('customers', customers.length, MERCHANT_CUSTOMERS)];
    case 'saint':
      return [asks('churchSteps', held(SAINT_STEPS.map(churchStep)), SAINT_STEPS.length)];
    case 'historian': {
      const groups = new Set(members.map(groupOf).filter((group) => group >= 0));
      return [asks('chronicleGroups', groups.size, HISTORIAN_GROUPS)];
    }
    case 'master': {
      const craftsmen = members.filter(
        (place) => isWorkshop(place) || place === chroniclePlace(GROUP_CRAFTS),
      );
      return [asks('craftsmen', craftsmen.length, MASTER_CRAFTSMEN)];
    }
    case 'acolyte': {
      const acolytes = members.filter(
        (place, member) => MEMBER_NUMBERS[member] === ACOLYTE_NUMBER && stepInChurch(place) > 0,
      );
      return [asks('acolytes', acolytes.length, 1)];
    }
    case 'secretary':
      return [
        asks('councilTop', held([councilStep(SECRETARY_STEP)]), 1),
        asks('ring', s.nextStart === seat ? 1 : 0, 1),
      ];
  }
}
