import { type ActionOf, coded, glued, number, ordinal, vocabulary, word } from '@spielstube/engine';
import {
  CAPTAIN_KEYS,
  CARD_STACKS,
  CARGO_KEYS,
  CHEST_COUNT,
  ISLAND_KEYS,
  MOST_TILES,
  VILLAGER_KEYS,
  WATER_KEYS,
} from '../data/expansion-keys.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import {
  ALL_GOOD_KEYS,
  COLOURS,
  CUBE_KEYS,
  hasBread,
  MARRIAGE_MEMBER_NUMBERS,
  MEMBER_KINDS,
  printedNumber,
} from '../data/pieces.ts';
import { ALL_WORKSHOPS, NAMED_PLACES, RANKS, SEA_BURIAL_COUNT, STEPS } from '../data/places.ts';
import { ALL_SPACE_KEYS, QUEUE, STALLS } from '../data/spaces.ts';
import { CASTLE_KEYS } from '../data/travel.ts';
import { cubesOf, PAYMENTS } from './prices.ts';

const MOST_SEATS = 5;
/** Two cubes of choice, the lower colour first; this in place of the second if there is only one to be had. */
export const NO_SECOND = 4;

const COLOUR_LETTERS = ['s', 'p', 'f', 'k'] as const;
/** "1s2f"; what is paid in coins alone is "coins". */
function paidCubes(packed: number): string {
  const parts = COLOURS.filter((colour) => cubesOf(packed, colour) > 0);
  if (parts.length === 0) return 'coins';
  return parts.map((colour) => `${cubesOf(packed, colour)}${COLOUR_LETTERS[colour]}`).join('');
}

/** A member by its number; "1+" has bread under it. */
const member = coded(
  'member',
  Array.from({ length: MEMBER_KINDS }, (_, n) => n + 1),
  (kind) => `${printedNumber(kind)}${hasBread(kind) ? '+' : ''}`,
);
const step = number('step', 1, STEPS);
const place = coded('place', NAMED_PLACES, String);
const good = word('good', ALL_GOOD_KEYS);
const castle = word('castle', CASTLE_KEYS);
const space = word('space', ALL_SPACE_KEYS);
const card = word('card', VILLAGER_KEYS);
const cargo = word('cargo', CARGO_KEYS);
const colour = word('colour', COLOUR_LETTERS);

/** Everything that a player can do, small decision by small decision: `cube crafts knowledge`, `train 4 1`, `pay 1p`. */
export const moves = vocabulary({
  cube: [space, word('cube', CUBE_KEYS)],
  well: [],
  choose: [space],
  harvest: [],
  birth: [],
  recall: [place, member],
  train: [coded('place', ALL_WORKSHOPS, String), member],
  produce: [good],
  order: [good],
  mill: [],
  enter: [member],
  advance: [step, member],
  privilege: [step],
  depart: [member, castle],
  journey: [word('from', CASTLE_KEYS), member, castle],
  devote: [member],
  payScroll: [],
  payCubes: [],
  payTime: [],
  giveRing: [],
  keepRing: [],
  pay: [coded('cubes', PAYMENTS, paidCubes)],
  takeCubes: [word('first', COLOUR_LETTERS), glued(word('second', [...COLOUR_LETTERS, '']))],
  takeGood: [good],
  serve: [ordinal('stall', STALLS)],
  pass: [],
  dies: [place],
  buyOut: [member],
  climb: [step, member],
  reveal: [
    word(
      'goal',
      LIFE_GOALS.map(({ key }) => key),
    ),
  ],
  done: [],
  decline: [],
  end: [],
  // Inn: cards, and what they ask.
  play: [card],
  noCards: [],
  visit: [member],
  drink: [],
  rotate: [ordinal('stack', CARD_STACKS)],
  buy: [card],
  look: [ordinal('stack', CARD_STACKS)],
  life: [word('where', ['start', 'end', 'stay'])],
  mark: [castle],
  pick: [ordinal('owner', MOST_SEATS), member],
  pickMonk: [],
  roll: [],
  serveWaiting: [ordinal('place', QUEUE)],
  // Port.
  hire: [word('captain', CAPTAIN_KEYS)],
  load: [cargo],
  board: [member],
  loadTile: [],
  sail: [],
  comeHome: [],
  step: [word('water', WATER_KEYS)],
  dock: [],
  stop: [],
  sell: [cargo],
  keeper: [member],
  toIsland: [word('island', ISLAND_KEYS)],
  openChest: [ordinal('chest', CHEST_COUNT)],
  giveChest: [ordinal('chest', CHEST_COUNT)],
  buryAt: [ordinal('grave', SEA_BURIAL_COUNT)],
  // Marriage.
  smuggle: [word('tiles', ['bread', 'tools'])],
  amount: [number('count', 1, MOST_TILES)],
  smuggleFor: [ordinal('place', QUEUE)],
  barter: [],
  court: [member],
  rank: [number('rank', 1, RANKS)],
  swap: [colour],
  house: [word('house', ['bakery', 'store'])],
  takeBread: [],
  takeTool: [],
  gainTiles: [],
  gainMixed: [],
  useTool: [],
  climbBread: [step, member],
  feed: [place, member],
  diesWithBread: [place],
  spouse: [ordinal('one', MARRIAGE_MEMBER_NUMBERS.length)],
});
export type VillageAction = ActionOf<typeof moves>;

export const {
  cube: takeCube,
  well: useWell,
  choose: chooseSpace,
  harvest: bringIn,
  birth,
  recall,
  train,
  produce,
  order,
  mill: useMill,
  enter: enterCouncil,
  advance,
  privilege: usePrivilege,
  depart,
  journey,
  devote,
  payScroll,
  payCubes,
  payTime,
  giveRing,
  keepRing,
  pay: payWith,
  takeCubes: takeCubesOf,
  takeGood: takeGoodOf,
  serve,
  pass,
  dies,
  buyOut: buyOutOf,
  climb: climbFrom,
  reveal: revealGoal,
  done,
  decline,
  end,
  play: playCard,
  noCards,
  visit,
  drink,
  rotate,
  buy: buyCard,
  look: lookInto,
  life: setLife,
  mark: markCastle,
  pick: pickMember,
  pickMonk,
  roll: rollDie,
  serveWaiting,
  hire,
  load: loadCargo,
  board: boardShip,
  loadTile,
  sail,
  comeHome,
  step: stepTo,
  dock,
  stop: stopThere,
  sell: sellCargo,
  keeper: placeKeeper,
  toIsland,
  openChest,
  giveChest,
  buryAt,
  smuggle,
  amount,
  smuggleFor,
  barter,
  court,
  rank: takeRank,
  swap: swapCube,
  house: chooseHouse,
  takeBread,
  takeTool,
  gainTiles,
  gainMixed,
  useTool,
  climbBread,
  feed,
  diesWithBread,
  spouse: namedSpouse,
} = moves.make;

/** Things that a person may look for and that are no moves at all. */
export type VillageWish =
  /** A stall where nobody stands, or a customer in the queue. */
  | { readonly wish: 'queue'; readonly place: number }
  /** The action that usually comes with a cube. */
  | { readonly wish: 'act'; readonly space: number; readonly cube: number }
  /** To do nothing. */
  | { readonly wish: 'pass' };
