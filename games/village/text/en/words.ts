import { counted, joined } from '@spielstube/engine/text';
import type { Amounts } from '../../data/amounts.ts';
import { CHURCH_BROWN, CHURCH_TIME } from '../../data/church.ts';
import { COUNCIL_GREEN, PRIVILEGE_CUBES, PRIVILEGE_POINTS } from '../../data/council.ts';
import { HARVEST } from '../../data/crafts.ts';
import { CUSTOMERS, type Customer } from '../../data/customers.ts';
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
} from '../../data/goals.ts';
import { CUBE_KEYS, PLAGUE, WAGON } from '../../data/pieces.ts';
import {
  BLACK_BAG,
  castleOf,
  FARM,
  GRAVE,
  groupOf,
  OFFICE,
  ON_THE_CHURCH,
  SMITHY,
  STABLES,
  stepInChurch,
  stepInCouncil,
  UNBORN,
  WAINWRIGHT,
} from '../../data/places.ts';
import { CUSTOMERS_PER_REGULAR_POINT, TITLES } from '../../data/scoring.ts';
import {
  CASTLE_REWARDS,
  REWARD_COINS,
  REWARD_CUBES,
  REWARD_POINTS,
  TRAVEL_TIME,
  TRAVEL_WAGONS,
} from '../../data/travel.ts';
import { titleFor } from '../../rules/scoring.ts';
import type { Names } from '../words.ts';

/** "A, B and C" */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'and');

const SPACES: readonly string[] = [
  'Grain Harvest',
  'Family',
  'Crafts',
  'Market',
  'Council Chamber',
  'Travel',
  'Church',
];
const CUBES: readonly string[] = ['Skill', 'Persuasion', 'Faith', 'Knowledge', 'Plague'];
const CUBE_COLOURS: readonly string[] = ['orange', 'green', 'brown', 'pink', 'black'];
const CASTLES: readonly string[] = [
  'North Castle',
  'East Castle',
  'Middle Castle',
  'High Castle',
  'Valley Castle',
  'Corner Castle',
];
const GROUPS: readonly string[] = ['Crafts', 'Farm', 'Church', 'Council', 'Travel'];
const GOODS: readonly (readonly [one: string, many: string, a: string])[] = [
  ['scroll', 'scrolls', 'a scroll'],
  ['horse', 'horses', 'a horse'],
  ['plough', 'ploughs', 'a plough'],
  ['ox', 'oxen', 'an ox'],
  ['wagon', 'wagons', 'a wagon'],
];
export const goodName = (good: number): string => GOODS[good][0];
export const aGood = (good: number): string => GOODS[good][2];
export const goodsCount = (good: number, n: number): string => counted(n, GOODS[good][0], GOODS[good][1]);

/** What somebody is who works in a building. */
const WORKERS = new Map<number, string>([
  [WAINWRIGHT, 'wainwright'],
  [STABLES, 'stock breeder'],
  [OFFICE, 'scribe'],
  [SMITHY, 'smith'],
]);
export const workerAt = (place: number): string => WORKERS.get(place) ?? 'craftsman';

interface Place {
  readonly name: string;
  readonly at: string;
  readonly to: string;
}
const place = (name: string, at: string, to: string): Place => ({ name, at, to });
const FIXED_PLACES = new Map<number, Place>([
  [UNBORN, place('Not yet born', 'not yet born', 'to the supply')],
  [FARM, place('Farm', 'on the farm', 'to the farm')],
  [WAINWRIGHT, place('Wainwright', "in the Wainwright's shop", "to the Wainwright's shop")],
  [STABLES, place('Stables', 'in the Stables', 'to the Stables')],
  [OFFICE, place('Office', 'in the Office', 'to the Office')],
  [SMITHY, place('Smithy', 'in the Smithy', 'to the Smithy')],
  [BLACK_BAG, place('Black bag', 'in the black bag', 'into the black bag')],
  [GRAVE, place('Graveyard', 'in the Graveyard', 'to the Graveyard')],
  [ON_THE_CHURCH, place('By the Church', 'by the Church', 'to the Church')],
]);

function placeWords(at: number): Place {
  const fixed = FIXED_PLACES.get(at);
  if (fixed !== undefined) return fixed;
  const council = stepInCouncil(at);
  if (council > 0) return steps('Council Chamber', council);
  const church = stepInChurch(at);
  if (church > 0) return steps('Church', church);
  const castle = CASTLES[castleOf(at)];
  if (castle !== undefined) return place(castle, `on the ${castle}`, `to the ${castle}`);
  const group = GROUPS[groupOf(at)];
  if (group !== undefined) {
    return place(
      `Village Chronicle: ${group}`,
      `in the Village Chronicle (${group})`,
      `into the Village Chronicle (${group})`,
    );
  }
  return place('Out of the game', 'out of the game', 'out of the game');
}
const steps = (area: string, step: number): Place =>
  place(`${area}, step ${step}`, `on step ${step} of the ${area}`, `to step ${step} of the ${area}`);

export const placeName = (at: number): string => placeWords(at).name;
export const atPlace = (at: number): string => placeWords(at).at;
export const toPlace = (at: number): string => placeWords(at).to;

export const spaceName = (space: number): string => SPACES[space];
export const castleName = (castle: number): string => CASTLES[castle];
export const groupName = (group: number): string => GROUPS[group];
export const cubeName = (kind: number): string => CUBES[kind];
/** "a Skill cube", "a plague cube" */
export const aCube = (kind: number): string => (kind === PLAGUE ? 'a plague cube' : `a ${CUBES[kind]} cube`);
export const member = (number: number): string => `"${number}"`;

export const grain = (n: number): string => `${n} grain`;
export const time = (n: number): string => `${n} time`;
export const coins = (n: number): string => counted(n, 'coin', 'coins');
export const points = (n: number): string => counted(n, 'prestige point', 'prestige points');
/** "1 Skill and 1 Knowledge" */
export const cubes = (byColour: readonly number[]): string =>
  listOf(byColour.map((n, colour) => n > 0 && `${n} ${CUBES[colour]}`));
/** "1 Persuasion and 1 coin" */
export const payment = (byColour: readonly number[], n: number): string =>
  listOf([...byColour.map((c, colour) => c > 0 && `${c} ${CUBES[colour]}`), n > 0 && coins(n)]);

export const cubesOfChoice = (n: number): string => `${counted(n, 'cube', 'cubes')} of your choice`;

/** What paying a step of the Council, or in the Church, takes in cubes. */
export const COUNCIL_CUBES = cubes([0, COUNCIL_GREEN]);
export const CHURCH_CUBES = cubes([0, 0, CHURCH_BROWN]);

export const NEXT_START = 'next starting player marker';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** "five"; large numbers are figures. */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;

/** What each action space is for, in one line. */
export const ABOUT_SPACES: readonly string[] = [
  `Whoever lives on the farm brings in grain: ${HARVEST.plain}, with plough and horse ${HARVEST.withHorse}, with plough and ox ${HARVEST.withOx}.`,
  'The next member of the family comes to the farm, or somebody returns home.',
  'One building, one good: for time with a craftsman of your own, otherwise for cubes or grain.',
  'A market day for everybody: serve the customers at the stalls.',
  'Send a member into the Council Chamber, advance one step, or use a privilege.',
  `A journey to the next castle: ${goodsCount(WAGON, TRAVEL_WAGONS)}, ${time(TRAVEL_TIME)} and the cubes along the path.`,
  `A member from the farm goes into the black bag: ${CHURCH_CUBES} or ${time(CHURCH_TIME)}.`,
];

/** Cubes by their keys among the details of a refusal. */
export const cubesIn = (detail: (key: string) => number): string =>
  cubes(CUBE_KEYS.slice(0, PLAGUE).map(detail));

export function rewardOf(castle: number): string {
  switch (CASTLE_REWARDS[castle]) {
    case 'points':
      return points(REWARD_POINTS);
    case 'coin':
      return coins(REWARD_COINS);
    case 'cubes':
      return cubesOfChoice(REWARD_CUBES);
  }
}

const PRIVILEGES: readonly string[] = [
  '',
  `take the ${NEXT_START}`,
  `take ${cubesOfChoice(PRIVILEGE_CUBES)}`,
  'take 1 good of your choice',
  `exchange 1 coin for ${points(PRIVILEGE_POINTS)}`,
];
export const privilegeName = (step: number): string => PRIVILEGES[step];

const CUSTOMER_NAMES: Readonly<Record<string, string>> = {
  P01: 'Friendly Customer',
  P02: 'Beggar',
  P03: "Council's Guest",
  P04: 'Chatty Customer',
  P05: 'Regular',
};
export const customerName = ({ key }: Customer): string => CUSTOMER_NAMES[key] ?? '';
export function demandOf(customer: Customer): string {
  const wanted = listOf([
    ...customer.goods.map((n, good) => n > 0 && goodsCount(good, n)),
    customer.grain > 0 && grain(customer.grain),
    customer.coins > 0 && coins(customer.coins),
    customer.green > 0 && cubes([0, customer.green]),
    customer.nextStart && NEXT_START,
  ]);
  return wanted === '' ? 'nothing' : wanted;
}
/** "Beggar (2 coins)" or only what is wanted. */
export function customerWords(customer: Customer): string {
  const name = customerName(customer);
  return name === '' ? demandOf(customer) : `${name} (${demandOf(customer)})`;
}

const GOALS: Readonly<Record<string, string>> = {
  aristocrat: 'Aristocrat',
  farmer: 'Farmer',
  bailiff: 'Bailiff',
  explorer: 'Explorer',
  craftsman: 'Craftsman',
  coachman: 'Coachman',
  knight: 'Knight',
  writer: 'Writer',
  travellingSalesman: 'Travelling Salesman',
  merchant: 'Merchant',
  saint: 'Saint',
  historian: 'Historian',
  master: 'Master',
  acolyte: 'Acolyte',
  secretary: 'Secretary',
};
const served = (n: number): string => `${counted(n, 'customer', 'customers')} served`;
const ACHIEVEMENTS: Readonly<Record<Achievement, string>> = {
  craftsman: `living members in ${CRAFTSMAN_BUILDINGS} different craft buildings`,
  travellingSalesman: `a member on the Corner Castle and ${served(SALESMAN_CUSTOMERS)}`,
  merchant: served(MERCHANT_CUSTOMERS),
  saint: `members on steps ${listOf(SAINT_STEPS.map(String))} of the Church`,
  historian: `members in ${HISTORIAN_GROUPS} groups of the Village Chronicle`,
  master: `${MASTER_CRAFTSMEN} members in craft buildings or in the Crafts group of the Chronicle`,
  acolyte: `a ${member(ACOLYTE_NUMBER)} on a step of the Church`,
  secretary: `a member on step ${SECRETARY_STEP} of the Council Chamber and the ${NEXT_START}`,
};
export const goalName = (goal: number): string => (goal < 0 ? 'life goal' : GOALS[LIFE_GOALS[goal].key]);
export function goalNeeds(goal: number): string {
  const { needs } = LIFE_GOALS[goal];
  return typeof needs === 'string' ? ACHIEVEMENTS[needs] : piecesOf(needs);
}
const piecesOf = (needs: Amounts): string =>
  listOf([
    ...needs.goods.map((n, good) => n > 0 && goodsCount(good, n)),
    needs.grain > 0 && grain(needs.grain),
    needs.coins > 0 && coins(needs.coins),
    needs.cubes.some((n) => n > 0) && cubes(needs.cubes),
  ]);

const TITLE_NAMES: Readonly<Record<(typeof TITLES)[number]['key'], string>> = {
  apprentice: 'Apprentice',
  journeyman: 'Journeyman',
  master: 'Master',
  grandMaster: 'Grand Master',
  genius: 'Genius',
  polymath: 'Polymath',
};

/** All titles with their points, from the lowest. */
export const titleSteps = TITLES.map(({ key, from }, n) =>
  n === 0 ? `up to ${TITLES[1].from - 1} ${TITLE_NAMES[key]}` : `from ${from} ${TITLE_NAMES[key]}`,
).join(', ');

/** Names and small phrases for the board. */
export const names: Names = {
  space: spaceName,
  well: 'Well',
  mill: 'Mill',
  place: placeName,
  at: atPlace,
  member,
  cube: cubeName,
  colour: (kind) => CUBE_COLOURS[kind],
  cubes,
  good: goodName,
  goods: goodsCount,
  grain,
  coins,
  time,
  points,
  castle: castleName,
  reward: rewardOf,
  group: groupName,
  customer: (tile) => customerName(CUSTOMERS[tile]),
  demand: (tile) => demandOf(CUSTOMERS[tile]),
  customerNote: (tile) =>
    CUSTOMERS[tile].regular
      ? `At the end 1 point for every ${CUSTOMERS_PER_REGULAR_POINT} own customers`
      : '',
  goal: goalName,
  goalNeeds,
  silverGoal: 'Silver goal',
  goldGoal: 'Gold goal',
  privilege: privilegeName,
  title: (score) => TITLE_NAMES[TITLES[titleFor(score)].key],
  nextStart: 'Next starting player',
  startPlayer: 'Starting player',
  quill: 'Quill',
  lifeTime: 'Lifetime',
  chronicle: 'Village Chronicle',
  graveyard: 'Graveyard',
  blackBag: 'Black bag',
  greenBag: 'Green bag',
  queue: 'Queue',
  stall: 'Stall',
  monk: 'Monk',
  connysTray: "Conny's tray",
  fateTile: 'Fate tile',
};
