import { type ActionOf, coded, glued, number, ordinal, vocabulary, word } from '@spielstube/engine';
import { LIFE_GOALS } from '../data/goals.ts';
import { COLOURS, CUBE_KEYS, GENERATIONS, GOOD_KEYS } from '../data/pieces.ts';
import { BLACK_BAG, FARM, STEPS, WORKSHOPS } from '../data/places.ts';
import { SPACE_KEYS, STALLS } from '../data/spaces.ts';
import { CASTLE_KEYS } from '../data/travel.ts';
import { cubesOf, PAYMENTS } from './prices.ts';

/** Two cubes of choice, the lower colour first; this in place of the second if there is only one to be had. */
export const NO_SECOND = 4;

const COLOUR_LETTERS = ['s', 'p', 'f', 'k'] as const;
/** "1s2f"; what is paid in coins alone is "coins". */
function paidCubes(packed: number): string {
  const parts = COLOURS.filter((colour) => cubesOf(packed, colour) > 0);
  if (parts.length === 0) return 'coins';
  return parts.map((colour) => `${cubesOf(packed, colour)}${COLOUR_LETTERS[colour]}`).join('');
}

const member = number('member', 1, GENERATIONS);
const step = number('step', 1, STEPS);
const place = number('place', FARM, BLACK_BAG);
const good = word('good', GOOD_KEYS);
const castle = word('castle', CASTLE_KEYS);
const space = word('space', SPACE_KEYS);

/** Everything that a player can do, small decision by small decision: `cube crafts knowledge`, `train 4 1`, `pay 1p`. */
export const moves = vocabulary({
  cube: [space, word('cube', CUBE_KEYS)],
  well: [],
  choose: [space],
  harvest: [],
  birth: [],
  recall: [place, member],
  train: [coded('place', WORKSHOPS, String), member],
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
} = moves.make;

/** Things that a person may look for and that are no moves at all. */
export type VillageWish =
  /** A stall where nobody stands, or a customer in the queue. */
  | { readonly wish: 'queue'; readonly place: number }
  /** The action that usually comes with a cube. */
  | { readonly wish: 'act'; readonly space: number; readonly cube: number }
  /** To do nothing. */
  | { readonly wish: 'pass' };
