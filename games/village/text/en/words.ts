import { counted, joined } from '@spielstube/engine/text';
import { CHURCH_BROWN, CHURCH_TIME } from '../../data/church.ts';
import { COUNCIL_GREEN, PRIVILEGE_CUBES, PRIVILEGE_POINTS } from '../../data/council.ts';
import { HARVEST } from '../../data/crafts.ts';
import { CUBE_KEYS, hasBread, PLAGUE, printedNumber, WAGON } from '../../data/pieces.ts';
import {
  BAKERY,
  BLACK_BAG,
  BLISS,
  BREWERY,
  castleOf,
  FARM,
  GRAVE,
  groupOf,
  IN_THE_INN,
  lighthouseOf,
  OFFICE,
  ON_THE_CHURCH,
  ON_THE_SHIP,
  rankOf,
  SMITHY,
  STABLES,
  STORE,
  seaBurialOf,
  stepInChurch,
  stepInCouncil,
  UNBORN,
  WAINWRIGHT,
  WITH_THE_BARD,
} from '../../data/places.ts';
import {
  CASTLE_REWARDS,
  REWARD_COINS,
  REWARD_CUBES,
  REWARD_POINTS,
  TRAVEL_TIME,
  TRAVEL_WAGONS,
} from '../../data/travel.ts';

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
  'Inn',
  'Smuggler',
  'Marriage',
];
const CUBES: readonly string[] = ['Skill', 'Persuasion', 'Faith', 'Knowledge', 'Plague'];
export const CUBE_COLOURS: readonly string[] = ['orange', 'green', 'brown', 'pink', 'black'];
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
  ['beer', 'beers', 'a beer'],
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
  [BREWERY, 'brewer'],
]);
export const workerAt = (place: number): string => WORKERS.get(place) ?? 'craftsman';

interface Place {
  readonly name: string;
  readonly at: string;
  readonly to: string;
}
export const place = (name: string, at: string, to: string): Place => ({ name, at, to });
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
  [IN_THE_INN, place('Inn', 'in the Inn', 'to the Inn')],
  [BREWERY, place('Brewery', 'in the Brewery', 'to the Brewery')],
  [ON_THE_SHIP, place('Ship', 'on the ship', 'onto the ship')],
  [BAKERY, place('Bakery', 'in the Bakery', 'to the Bakery')],
  [STORE, place('General Store', 'in the General Store', 'to the General Store')],
  [BLISS, place('Parental Bliss', 'in Parental Bliss', 'to Parental Bliss')],
  [
    WITH_THE_BARD,
    place('Village Chronicle: Bard', 'with the Bard in the Village Chronicle', 'into the Village Chronicle'),
  ],
]);
const ISLANDS: readonly string[] = [
  'Cocoa Island',
  "Herders' Island",
  "Scholars' Island",
  'Tea Island',
  'Corn Island',
  'Treasure Island',
  'Cape Island',
];
export const islandName = (island: number): string => ISLANDS[island];

function placeWords(at: number): Place {
  const fixed = FIXED_PLACES.get(at);
  if (fixed !== undefined) return fixed;
  const council = stepInCouncil(at);
  if (council > 0) return steps('Council Chamber', council);
  const church = stepInChurch(at);
  if (church > 0) return steps('Church', church);
  const castle = CASTLES[castleOf(at)];
  if (castle !== undefined) return place(castle, `on the ${castle}`, `to the ${castle}`);
  if (lighthouseOf(at) >= 0) return lighthouse(ISLANDS[lighthouseOf(at)]);
  if (rankOf(at) > 0) return rankPlace(rankOf(at));
  if (seaBurialOf(at) >= 0)
    return place(`Sea burial ${seaBurialOf(at) + 1}`, 'buried at sea', 'into the sea');
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
export const steps = (area: string, step: number): Place =>
  place(`${area}, step ${step}`, `on step ${step} of the ${area}`, `to step ${step} of the ${area}`);

const lighthouse = (island: string): Place =>
  place(`Lighthouse of ${island}`, `on the lighthouse of ${island}`, `to the lighthouse of ${island}`);
const rankPlace = (rank: number): Place =>
  place(`Ceremony, rank ${rank}`, `on rank ${rank} of the ceremony`, `to rank ${rank} of the ceremony`);

export const placeName = (at: number): string => placeWords(at).name;
export const atPlace = (at: number): string => placeWords(at).at;
export const toPlace = (at: number): string => placeWords(at).to;

export const spaceName = (space: number): string => SPACES[space];
export const castleName = (castle: number): string => CASTLES[castle];
export const groupName = (group: number): string => GROUPS[group];
export const cubeName = (kind: number): string => CUBES[kind];
/** "a Skill cube", "a plague cube" */
export const aCube = (kind: number): string => (kind === PLAGUE ? 'a plague cube' : `a ${CUBES[kind]} cube`);
export const member = (number: number): string => `“${number}”`;
/** "1", or "1" with bread. */
export const figure = (kind: number): string =>
  hasBread(kind) ? `${member(printedNumber(kind))} with bread` : member(kind);

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

/** "1 coin and 2 beers"; empty if there is neither. */
export const moneyWords = (n: number, beer: number): string =>
  listOf([n > 0 && coins(n), beer > 0 && counted(beer, 'beer', 'beers')]);
/** "1 cube of any colour" */
export const anyCubes = (n: number): string => `${counted(n, 'cube', 'cubes')} of any colour`;
/** A price with both: "1 Faith and 1 cube of any colour" */
export const price = (byColour: readonly number[], any: number): string =>
  listOf([...byColour.map((n, colour) => n > 0 && `${n} ${CUBES[colour]}`), any > 0 && anyCubes(any)]);
export const breads = (n: number): string => `${n} bread`;
export const tools = (n: number): string => counted(n, 'tool', 'tools');

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
