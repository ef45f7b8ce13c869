import { LIFE_GOALS } from '../data/goals.ts';
import { COLOURS, CUBE_KEYS, GENERATIONS, GOOD_KEYS } from '../data/pieces.ts';
import { BLACK_BAG, STEPS } from '../data/places.ts';
import { SPACE_KEYS, STALLS } from '../data/spaces.ts';
import { CASTLE_KEYS } from '../data/travel.ts';
import type { VillageAction } from './actions.ts';
import * as moves from './actions.ts';
import { cubesOf, packCubes } from './payment.ts';

const COLOUR_LETTERS: readonly string[] = ['s', 'p', 'f', 'k'];

/** The short notation of a move: `cube crafts knowledge`, `train 4 1`, `pay 1p`, `serve 2`. */
export function notate(a: VillageAction): string {
  switch (a.do) {
    case 'cube':
      return `cube ${SPACE_KEYS[a.space]} ${CUBE_KEYS[a.cube]}`;
    case 'choose':
      return `choose ${SPACE_KEYS[a.space]}`;
    case 'recall':
    case 'train':
      return `${a.do} ${a.place} ${a.member}`;
    case 'produce':
    case 'order':
    case 'takeGood':
      return `${a.do} ${GOOD_KEYS[a.good]}`;
    case 'enter':
    case 'devote':
    case 'buyOut':
      return `${a.do} ${a.member}`;
    case 'advance':
    case 'climb':
      return `${a.do} ${a.step} ${a.member}`;
    case 'privilege':
      return `privilege ${a.step}`;
    case 'depart':
      return `depart ${a.member} ${CASTLE_KEYS[a.castle]}`;
    case 'journey':
      return `journey ${CASTLE_KEYS[a.from]} ${a.member} ${CASTLE_KEYS[a.castle]}`;
    case 'pay':
      return `pay ${notateCubes(a.cubes)}`;
    case 'takeCubes':
      return `takeCubes ${COLOUR_LETTERS[a.first]}${a.second === moves.NO_SECOND ? '' : COLOUR_LETTERS[a.second]}`;
    case 'serve':
      return `serve ${a.stall + 1}`;
    case 'dies':
      return `dies ${a.place}`;
    case 'reveal':
      return `reveal ${LIFE_GOALS[a.goal].key}`;
    default:
      return a.do;
  }
}

function notateCubes(packed: number): string {
  const parts = COLOURS.filter((colour) => cubesOf(packed, colour) > 0).map(
    (colour) => `${cubesOf(packed, colour)}${COLOUR_LETTERS[colour]}`,
  );
  return parts.length === 0 ? 'coins' : parts.join('');
}

const WITHOUT_ARGUMENT: Readonly<Record<string, VillageAction>> = {
  well: moves.useWell,
  harvest: moves.harvest,
  birth: moves.birth,
  mill: moves.useMill,
  payScroll: moves.payScroll,
  payCubes: moves.payCubes,
  giveRing: moves.giveRing,
  keepRing: moves.keepRing,
  payTime: moves.payTime,
  pass: moves.pass,
  done: moves.done,
  decline: moves.decline,
  end: moves.end,
};

export function parse(text: string): VillageAction | null {
  const [verb, ...rest] = text.trim().split(/\s+/);
  if (rest.length === 0) return Object.hasOwn(WITHOUT_ARGUMENT, verb) ? WITHOUT_ARGUMENT[verb] : null;
  const reader = WITH_ARGUMENTS.get(verb);
  if (reader === undefined || reader.count !== rest.length) return null;
  const numbers = rest.map((word, n) => reader.words[n](word));
  return numbers.some((number) => number < 0) ? null : reader.make(numbers);
}

/** Reads one word as a small number; -1 if it is none. */
type Word = (word: string) => number;
const oneOf =
  (keys: readonly string[]): Word =>
  (word) =>
    keys.indexOf(word);
const number =
  (from: number, to: number): Word =>
  (word) =>
    /^\d{1,2}$/.test(word) && Number(word) >= from && Number(word) <= to ? Number(word) : -1;

interface Reader {
  readonly words: readonly Word[];
  readonly count: number;
  readonly make: (numbers: readonly number[]) => VillageAction | null;
}
const reader = (make: Reader['make'], ...words: Word[]): Reader => ({ words, count: words.length, make });

const space = oneOf(SPACE_KEYS);
const good = oneOf(GOOD_KEYS);
const castle = oneOf(CASTLE_KEYS);
const member = number(1, GENERATIONS);
const step = number(1, STEPS);
const place = number(1, BLACK_BAG);

const WITH_ARGUMENTS = new Map<string, Reader>([
  ['cube', reader(([a, b]) => moves.takeCube(a, b), space, oneOf(CUBE_KEYS))],
  ['choose', reader(([a]) => moves.chooseSpace(a), space)],
  ['recall', reader(([a, b]) => moves.recall(a, b), place, member)],
  ['train', reader(([a, b]) => moves.train(a, b), place, member)],
  ['produce', reader(([a]) => moves.produce(a), good)],
  ['order', reader(([a]) => moves.order(a), good)],
  ['takeGood', reader(([a]) => moves.takeGood(a), good)],
  ['enter', reader(([a]) => moves.enterCouncil(a), member)],
  ['devote', reader(([a]) => moves.devote(a), member)],
  ['buyOut', reader(([a]) => moves.buyOut(a), member)],
  ['advance', reader(([a, b]) => moves.advance(a, b), step, member)],
  ['climb', reader(([a, b]) => moves.climb(a, b), step, member)],
  ['privilege', reader(([a]) => moves.usePrivilege(a), step)],
  ['depart', reader(([a, b]) => moves.depart(a, b), member, castle)],
  ['journey', reader(([a, b, c]) => moves.journey(a, b, c), castle, member, castle)],
  ['pay', reader(([a]) => moves.pay(a), parseCubes)],
  ['takeCubes', reader(([a]) => takeCubesFrom(a), parsePair)],
  ['serve', reader(([a]) => moves.serve(a - 1), number(1, STALLS))],
  ['dies', reader(([a]) => moves.dies(a), place)],
  ['reveal', reader(([a]) => moves.revealGoal(a), oneOf(LIFE_GOALS.map(({ key }) => key)))],
]);

function parseCubes(word: string): number {
  if (word === 'coins') return 0;
  const match = /^(?:([1-7])s)?(?:([1-7])p)?(?:([1-7])f)?(?:([1-7])k)?$/.exec(word);
  if (match === null || word === '') return -1;
  return packCubes([
    Number(match[1] ?? 0),
    Number(match[2] ?? 0),
    Number(match[3] ?? 0),
    Number(match[4] ?? 0),
  ]);
}

/** Two colours, the lower one first, or a single one: packed as first times eight plus second. */
const PAIR = 8;
function parsePair(word: string): number {
  const [first, second = moves.NO_SECOND] = [...word].map((letter) => COLOUR_LETTERS.indexOf(letter));
  if (word.length > 2 || first < 0 || second < first) return -1;
  return first * PAIR + second;
}
function takeCubesFrom(pair: number): VillageAction {
  return moves.takeCubes(Math.floor(pair / PAIR), pair % PAIR);
}
