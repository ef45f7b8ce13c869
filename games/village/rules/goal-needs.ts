import type { Seat } from '@spielstube/engine';
import type { Amounts } from '../data/amounts.ts';
import {
  ACOLYTE_NUMBER,
  type Achievement,
  CRAFTSMAN_BUILDINGS,
  HISTORIAN_GROUPS,
  LIFE_GOALS,
  MASTER_CRAFTSMEN,
  MERCHANT_CUSTOMERS,
  SAINT_STEPS,
  SALESMAN_CUSTOMERS,
  SECRETARY_STEP,
} from '../data/goals.ts';
import { COLOURS, CUBE_KEYS, GOOD_KEYS, GOODS, MEMBER_NUMBERS } from '../data/pieces.ts';
import {
  CHRONICLE_GROUPS,
  castlePlace,
  chroniclePlace,
  churchStep,
  councilStep,
  GROUP_CRAFTS,
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

/** Everything that a goal asks of a seat. */
export function goalNeeds(s: Village, seat: Seat, goal: number): GoalNeed[] {
  const needs: GoalNeed[] = [];
  countNeeds(s, seat, goal, (thing, have, need) => needs.push({ thing, have, need }) > 0);
  return needs;
}

/** Whether all of it is there at the same moment; more is allowed. VIL-GOAL-11, -25 */
export function hasAllNeeds(s: Village, seat: Seat, goal: number): boolean {
  return countNeeds(s, seat, goal, isThere);
}

const isThere: Count = (_thing, have, need) => have >= need;

/** Gets each thing that is asked for; false ends the count. Nothing is built, because bots ask all the time. */
type Count = (thing: GoalThing, have: number, need: number) => boolean;

function countNeeds(s: Village, seat: Seat, goal: number, count: Count): boolean {
  const { needs } = LIFE_GOALS[goal];
  return typeof needs === 'string'
    ? countAchievement(s, seat, needs, count)
    : countPieces(s.players[seat], needs, count);
}

function countPieces({ coins, grain, goods, cubes }: Player, needs: Amounts, count: Count): boolean {
  if (needs.coins > 0 && !count('coins', coins, needs.coins)) return false;
  if (needs.grain > 0 && !count('grain', grain, needs.grain)) return false;
  for (const good of GOODS) {
    if (needs.goods[good] > 0 && !count(GOOD_KEYS[good], goods[good], needs.goods[good])) return false;
  }
  for (const colour of COLOURS) {
    if (needs.cubes[colour] > 0 && !count(CUBE_KEYS[colour], cubes[colour], needs.cubes[colour]))
      return false;
  }
  return true;
}

const CORNER = [castlePlace(CORNER_CASTLE)];
const SAINTLY_STEPS = SAINT_STEPS.map(churchStep);
const TOP_OF_COUNCIL = [councilStep(SECRETARY_STEP)];

/** VIL-GOAL-14 to -20, -26 */
function countAchievement(s: Village, seat: Seat, what: Achievement, count: Count): boolean {
  const { members, customers } = s.players[seat];
  switch (what) {
    case 'craftsman':
      return count('workshops', held(members, WORKSHOPS), CRAFTSMAN_BUILDINGS);
    case 'travellingSalesman':
      return (
        count('cornerCastle', held(members, CORNER), 1) &&
        count('customers', customers.length, SALESMAN_CUSTOMERS)
      );
    case 'merchant':
      return count('customers', customers.length, MERCHANT_CUSTOMERS);
    case 'saint':
      return count('churchSteps', held(members, SAINTLY_STEPS), SAINTLY_STEPS.length);
    case 'historian':
      return count('chronicleGroups', groupsOf(members), HISTORIAN_GROUPS);
    case 'master':
      return count('craftsmen', craftsmenOf(members), MASTER_CRAFTSMEN);
    case 'acolyte':
      return count('acolytes', acolytesOf(members), 1);
    case 'secretary':
      return (
        count('councilTop', held(members, TOP_OF_COUNCIL), 1) &&
        count('ring', s.nextStart === seat ? 1 : 0, 1)
      );
  }
}

/** How many of the places have a member. */
function held(members: readonly number[], places: readonly number[]): number {
  let taken = 0;
  for (const place of places) if (members.includes(place)) taken++;
  return taken;
}

function groupsOf(members: readonly number[]): number {
  let groups = 0;
  for (let group = 0; group < CHRONICLE_GROUPS; group++)
    if (members.includes(chroniclePlace(group))) groups++;
  return groups;
}

/** Living ones, and those in the Crafts group of the chronicle. VIL-GOAL-17 */
function craftsmenOf(members: readonly number[]): number {
  let craftsmen = 0;
  for (const place of members) if (isWorkshop(place) || place === chroniclePlace(GROUP_CRAFTS)) craftsmen++;
  return craftsmen;
}

/** The youngest who stand on a step of the church. VIL-GOAL-18 */
function acolytesOf(members: readonly number[]): number {
  let acolytes = 0;
  for (let member = 0; member < members.length; member++) {
    if (MEMBER_NUMBERS[member] === ACOLYTE_NUMBER && stepInChurch(members[member]) > 0) acolytes++;
  }
  return acolytes;
}
