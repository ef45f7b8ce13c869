import { reveal as markBarrier, type Seat, type Tell } from '@spielstube/engine';
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
import type { VillageEvent } from './events.ts';
import type { Player, Village } from './state.ts';

/** All pieces at the same moment; more is allowed. VIL-GOAL-25 */
function hasPieces(p: Player, needs: Pieces): boolean {
  if (p.coins < needs.coins || p.grain < needs.grain) return false;
  for (const good of GOODS) if (p.goods[good] < needs.goods[good]) return false;
  for (const colour of COLOURS) if (p.cubes[colour] < needs.cubes[colour]) return false;
  return true;
}

const has = (p: Player, place: number): boolean => p.members.includes(place);

/** VIL-GOAL-14 to -20, -26 */
function hasAchieved(s: Village, seat: Seat, achievement: Achievement): boolean {
  const p = s.players[seat];
  switch (achievement) {
    case 'craftsman':
      return WORKSHOPS.filter((place) => has(p, place)).length >= CRAFTSMAN_BUILDINGS;
    case 'travellingSalesman':
      return has(p, castlePlace(CORNER_CASTLE)) && p.customers.length >= SALESMAN_CUSTOMERS;
    case 'merchant':
      return p.customers.length >= MERCHANT_CUSTOMERS;
    case 'saint':
      return SAINT_STEPS.every((step) => has(p, churchStep(step)));
    case 'historian':
      return new Set(p.members.map(groupOf).filter((group) => group >= 0)).size >= HISTORIAN_GROUPS;
    case 'master':
      return (
        p.members.filter((place) => isWorkshop(place) || place === chroniclePlace(GROUP_CRAFTS)).length >=
        MASTER_CRAFTSMEN
      );
    case 'acolyte':
      return p.members.some(
        (place, member) => MEMBER_NUMBERS[member] === ACOLYTE_NUMBER && stepInChurch(place) > 0,
      );
    case 'secretary':
      return has(p, councilStep(SECRETARY_STEP)) && s.nextStart === seat;
  }
}

/** Whether a goal in hand can be revealed now. VIL-GOAL-06, -11 */
export function isFulfilled(s: Village, seat: Seat, goal: number): boolean {
  if (goal < 0) return false;
  const { needs } = LIFE_GOALS[goal];
  return typeof needs === 'string' ? hasAchieved(s, seat, needs) : hasPieces(s.players[seat], needs);
}

/** Whether the seat holds a goal that it could show now. */
export function couldReveal(s: Village, seat: Seat): boolean {
  return s.players[seat].goals.some((goal) => isFulfilled(s, seat, goal));
}

/** The card goes to the box, its points count at once; what all have seen cannot be taken back. VIL-GOAL-07, -08 */
export function reveal(s: Village, seat: Seat, goal: number, tell: Tell<VillageEvent>): void {
  const player = s.players[seat];
  const { points } = LIFE_GOALS[goal];
  player.goals.splice(player.goals.indexOf(goal), 1);
  player.revealedGoals.push(goal);
  markBarrier(s);
  tell?.({ what: 'goalRevealed', seat, goal, points });
}

export function goalPoints(p: Player): number {
  let points = 0;
  for (const goal of p.revealedGoals) points += LIFE_GOALS[goal].points;
  return points;
}

/** With automatic revealing a goal is shown as soon as it is fulfilled: revealing costs nothing. */
export function checkGoals(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  const { goals } = s.players[seat];
  if (goals.length === 0 || !s.autoReveal) return;
  for (let n = goals.length - 1; n >= 0; n--) {
    if (isFulfilled(s, seat, goals[n])) reveal(s, seat, goals[n], tell);
  }
}
