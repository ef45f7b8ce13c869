import type { Seat } from '@spielstube/engine';
import type { SpriteId } from '@spielstube/ui';
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
import { COLOURS, GOODS, MEMBER_NUMBERS } from '../data/pieces.ts';
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
import type { Player, Village } from '../rules/state.ts';
import { CUBE_SIGNS, GOOD_SIGNS } from './drawings.ts';

/** One thing that a life goal asks for, and how much of it is there. */
export interface GoalPart {
  readonly sign: SpriteId;
  readonly have: number;
  readonly need: number;
}

const part = (sign: SpriteId, have: number, need: number): GoalPart => ({ sign, have, need });

/** How far a seat is with a goal. Whether it may be revealed is the rules' business alone. */
export function goalParts(view: Village, seat: Seat, goal: number): GoalPart[] {
  const { needs } = LIFE_GOALS[goal];
  return typeof needs === 'string'
    ? achievementParts(view, seat, needs)
    : pieceParts(view.players[seat], needs).filter(({ need }) => need > 0);
}

/** VIL-GOAL-25 */
function pieceParts({ coins, grain, goods, cubes }: Player, needs: Pieces): GoalPart[] {
  return [
    part('coin', coins, needs.coins),
    part('grain', grain, needs.grain),
    ...GOODS.map((good) => part(GOOD_SIGNS[good], goods[good], needs.goods[good])),
    ...COLOURS.map((colour) => part(CUBE_SIGNS[colour], cubes[colour], needs.cubes[colour])),
  ];
}

/** VIL-GOAL-14 to -20, -26 */
function achievementParts(view: Village, seat: Seat, achievement: Achievement): GoalPart[] {
  const { members, customers } = view.players[seat];
  const standing = (places: readonly number[]): number =>
    places.filter((place) => members.includes(place)).length;
  const count = (test: (place: number, member: number) => boolean): number => members.filter(test).length;
  switch (achievement) {
    case 'craftsman':
      return [part('v-crate', standing(WORKSHOPS), CRAFTSMAN_BUILDINGS)];
    case 'travellingSalesman':
      return [
        part('b-castle-f', standing([castlePlace(CORNER_CASTLE)]), 1),
        part('v-customer', customers.length, SALESMAN_CUSTOMERS),
      ];
    case 'merchant':
      return [part('v-customer', customers.length, MERCHANT_CUSTOMERS)];
    case 'saint':
      return [part('mark-faith', standing(SAINT_STEPS.map(churchStep)), SAINT_STEPS.length)];
    case 'historian':
      return [
        part('v-quill', new Set(members.map(groupOf).filter((group) => group >= 0)).size, HISTORIAN_GROUPS),
      ];
    case 'master':
      return [
        part(
          'v-crate',
          count((place) => isWorkshop(place) || place === chroniclePlace(GROUP_CRAFTS)),
          MASTER_CRAFTSMEN,
        ),
      ];
    case 'acolyte':
      return [
        part(
          'mark-faith',
          count((place, member) => MEMBER_NUMBERS[member] === ACOLYTE_NUMBER && stepInChurch(place) > 0),
          1,
        ),
      ];
    case 'secretary':
      return [
        part('mark-speech', standing([councilStep(SECRETARY_STEP)]), 1),
        part('v-ring', view.nextStart === seat ? 1 : 0, 1),
      ];
  }
}
