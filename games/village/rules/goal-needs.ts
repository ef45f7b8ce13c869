import type { Seat } from '@spielstube/engine';
import type { Amounts } from '../data/amounts.ts';
import { CARGO_GRAIN, CARGO_KEYS } from '../data/expansion-keys.ts';
import {
  ACOLYTE_NUMBER,
  type Achievement,
  CRAFTSMAN_BUILDINGS,
  HISTORIAN_GROUPS,
  INNKEEPER_CARDS,
  KEEPER_LIGHTHOUSES,
  LIFE_GOALS,
  MASTER_CRAFTSMEN,
  MERCHANT_CUSTOMERS,
  SAINT_STEPS,
  SALESMAN_CUSTOMERS,
  SECRETARY_STEP,
} from '../data/goals.ts';
import { ALL_GOOD_KEYS, BEER, COLOURS, CUBE_KEYS, countedNumber, printedNumber } from '../data/pieces.ts';
import {
  ALL_WORKSHOPS,
  BAKERY,
  BLISS,
  CHRONICLE_GROUPS,
  castlePlace,
  ceremonyRank,
  chroniclePlace,
  churchStep,
  councilStep,
  FARM,
  GROUP_CRAFTS,
  ISLAND_COUNT,
  isWorkshop,
  lighthousePlace,
  RANKS,
  STORE,
  stepInChurch,
} from '../data/places.ts';
import { CORNER_CASTLE } from '../data/travel.ts';
import { cardsHeld } from './hand.ts';
import type { Player, Village } from './state.ts';

/** What life goals count. */
export type GoalThing =
  | 'coins'
  | 'grain'
  | (typeof ALL_GOOD_KEYS)[number]
  | Exclude<(typeof CUBE_KEYS)[number], 'plague'>
  | 'workshops'
  | 'craftsmen'
  | 'cornerCastle'
  | 'customers'
  | 'churchSteps'
  | 'acolytes'
  | 'chronicleGroups'
  | 'councilTop'
  | 'ring'
  | 'ceremony'
  | 'bliss'
  | 'houses'
  | 'onFarm'
  | 'lighthouses'
  | 'cards';

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
    : countPieces(s, seat, needs, count);
}

/** What is loaded on the own ship counts. VIL-GOAL-13, VIL-PORT-LOAD-09 */
function countPieces(s: Village, seat: Seat, needs: Amounts, count: Count): boolean {
  const { coins, grain, goods, cubes } = s.players[seat];
  const cargo = s.port === null ? NO_CARGO : s.port.ships[seat].cargo;
  if (needs.coins > 0 && !count('coins', coins, needs.coins)) return false;
  if (needs.grain > 0 && !count('grain', grain + cargo[CARGO_GRAIN], needs.grain)) return false;
  for (let good = 0; good < goods.length; good++) {
    const need = needs.goods[good];
    if (need > 0 && !count(ALL_GOOD_KEYS[good], goods[good] + loaded(cargo, good), need)) return false;
  }
  for (const colour of COLOURS) {
    if (needs.cubes[colour] > 0 && !count(CUBE_KEYS[colour], cubes[colour], needs.cubes[colour]))
      return false;
  }
  return true;
}

const NO_CARGO: readonly number[] = CARGO_KEYS.map(() => 0);
/** Beer is never loaded. VIL-COMBO-IP-05 */
const loaded = (cargo: readonly number[], good: number): number => (good === BEER ? 0 : cargo[good]);

const CORNER = [castlePlace(CORNER_CASTLE)];
const SAINTLY_STEPS = SAINT_STEPS.map(churchStep);
const TOP_OF_COUNCIL = [councilStep(SECRETARY_STEP)];

const CEREMONY = Array.from({ length: RANKS }, (_, n) => ceremonyRank(n + 1));
const LIGHTHOUSES = Array.from({ length: ISLAND_COUNT }, (_, island) => lighthousePlace(island));
const atMostOne = (count: number): number => Math.min(1, count);

/** VIL-GOAL-14 to -21, -23, -24, -26 */
function countAchievement(s: Village, seat: Seat, what: Achievement, count: Count): boolean {
  const player = s.players[seat];
  const { members, customers } = player;
  switch (what) {
    case 'craftsman':
      return count('workshops', held(members, ALL_WORKSHOPS), CRAFTSMAN_BUILDINGS);
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
      return count('acolytes', acolytesOf(player), 1);
    case 'secretary':
      return (
        count('councilTop', held(members, TOP_OF_COUNCIL), 1) &&
        count('ring', s.nextStart === seat ? 1 : 0, 1)
      );
    case 'governess':
      return (
        count('ceremony', atMostOne(held(members, CEREMONY)), 1) &&
        count('bliss', held(members, [BLISS]), 1) &&
        count('houses', atMostOne(held(members, [BAKERY, STORE])), 1) &&
        count('onFarm', held(members, [FARM]), 1)
      );
    case 'lighthouseKeeper':
      return count('lighthouses', held(members, LIGHTHOUSES), KEEPER_LIGHTHOUSES);
    case 'innkeeper':
      return count('cards', s.inn === null ? 0 : cardsHeld(s.inn, seat), INNKEEPER_CARDS);
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

/** The youngest who stand on a step of the church; bread counts. VIL-GOAL-18, VIL-MAR-BREAD-11 */
function acolytesOf({ members, kinds }: Player): number {
  let acolytes = 0;
  for (let member = 0; member < members.length; member++) {
    if (stepInChurch(members[member]) > 0 && belongsTo(kinds[member], ACOLYTE_NUMBER)) acolytes++;
  }
  return acolytes;
}

/** By its printed number or with its bread. */
const belongsTo = (kind: number, generation: number): boolean =>
  printedNumber(kind) === generation || countedNumber(kind) === generation;
