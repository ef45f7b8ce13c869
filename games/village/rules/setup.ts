import {
  filled,
  NOBODY,
  type Options,
  push,
  type Rng,
  randomInt,
  type Seat,
  shuffle,
} from '@spielstube/engine';
import { COMPARTMENTS, FATE_SETS } from '../data/conny.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { hasInn, hasMarriage, hasPort } from '../data/mixes.ts';
import {
  COLOURS,
  CUBE_KINDS,
  CUBES_OF_A_COLOUR,
  GOODS,
  MARRIAGE_MEMBER_NUMBERS,
  MEMBER_NUMBERS,
  PLAGUE_CUBES,
  STARTING_COINS,
} from '../data/pieces.ts';
import { FARM, ON_THE_CHURCH, UNBORN } from '../data/places.ts';
import { chronicleSpaces, GRAVES, QUEUE, SPACES_IN_PLAY, STALLS, STALLS_IN_USE } from '../data/spaces.ts';
import { innDock, marriageDock, portDock } from './docks.ts';
import { shuffleFate } from './fate.ts';
import { goalsInPlay } from './goals.ts';
import { mixOfOptions } from './mix.ts';
import { NO_SECOND, takeCubesOf } from './moves.ts';
import { customersInPlay } from './promos.ts';
import { type Conny, frame, NOTHING, type Player, RING_ON_COUNCIL, type Village } from './state.ts';
import { gainCube } from './supply.ts';
import type { VillageQuestion } from './types.ts';

/** Conny's members up to this number lie beside the tray, the others on the church. VIL-SOLO-03, -04 */
const BESIDE_THE_TRAY = 2;

/** The table before the first round. VIL-SET */
export function start(seats: number, options: Options, rng: Rng): Village {
  const alone = seats === 1;
  const mix = mixOfOptions(options);
  const startPlayer = chooseStartPlayer(seats, options, rng);
  const customerPile = customersInPlay(options);
  shuffle(rng, customerPile);
  const stalls = Array.from({ length: STALLS }, (_, stall) =>
    stall < STALLS_IN_USE[seats] ? takeLast(customerPile) : NOTHING,
  );
  const queue = Array.from({ length: QUEUE }, () => takeLast(customerPile));
  const s: Village = {
    seats,
    options,
    rng,
    barriers: 0,
    stack: [frame('startRound', NOBODY)],
    lanes: [],
    round: 0,
    startPlayer,
    nextStart: RING_ON_COUNCIL,
    spaces: emptySpaces(mix),
    supply: [
      ...COLOURS.map(() => CUBES_OF_A_COLOUR),
      PLAGUE_CUBES + (hasMarriage(mix) ? marriageDock.docked.plague : 0),
    ],
    bag: [0, 0, 0, 0, 0],
    stalls,
    queue,
    customerPile,
    chronicle: chronicleSpaces(mix, seats).slice(),
    graves: GRAVES[seats],
    marketCaller: NOBODY,
    marketOut: 0,
    marketServed: false,
    connyServed: false,
    massFigures: 0,
    triggeredBy: NOBODY,
    triggeredInMarketOf: NOBODY,
    ending: false,
    lastTurns: [],
    players: Array.from({ length: seats }, () => newPlayer(mix)),
    conny: alone ? newConny(mix) : null,
    inn: hasInn(mix) ? innDock.docked.begin(mix, seats, rng) : null,
    port: hasPort(mix) ? portDock.docked.begin(options, seats, rng) : null,
    marriage: hasMarriage(mix) ? marriageDock.docked.begin(seats) : null,
  };
  if (s.conny !== null)
    for (let set = 0; set < FATE_SETS.length; set++) shuffleFate(s, s.conny, set, undefined);
  if (options.goals === true) dealGoals(s);
  if (options.compensation === true && !alone) compensate(s);
  return s;
}

/** Room for the cubes of the spaces in play; those of the base game come first. */
const emptySpaces = (mix: number): number[] => filled((Math.max(...SPACES_IN_PLAY[mix]) + 1) * CUBE_KINDS, 0);

/** With Marriage a fifth of the first generation joins each family. VIL-SET-03, VIL-MAR-SET-03 */
const numbersIn = (mix: number): readonly number[] =>
  hasMarriage(mix) ? MARRIAGE_MEMBER_NUMBERS : MEMBER_NUMBERS;

/** The first generation starts on the farm, the others are unborn. VIL-SET-04 */
function newPlayer(mix: number): Player {
  const kinds = numbersIn(mix);
  return {
    members: kinds.map((number) => (number === 1 ? FARM : UNBORN)),
    cubes: [0, 0, 0, 0],
    goods: hasInn(mix) ? [...GOODS.map(() => 0), innDock.docked.startingBeer] : GOODS.map(() => 0),
    coins: STARTING_COINS,
    grain: 0,
    life: 0,
    points: 0,
    castles: 0,
    customers: [],
    goals: [],
    revealedGoals: [],
    deaths: 0,
    kinds,
  };
}

function newConny(mix: number): Conny {
  return {
    members: numbersIn(mix).map((number) => (number <= BESIDE_THE_TRAY ? FARM : ON_THE_CHURCH)),
    tray: [],
    lastCompartment: NOTHING,
    fate: filled(COMPARTMENTS, NOTHING),
    customers: [],
    followsSpace: NOTHING,
    followsCube: NOTHING,
  };
}

/** VIL-SET-22; alone you always start. VIL-SOLO-08 */
function chooseStartPlayer(seats: number, { startPlayer }: Options, rng: Rng): Seat {
  const random = randomInt(rng, seats);
  return startPlayer === 'random' ? random : Number(startPlayer) - 1;
}

function takeLast(tiles: number[]): number {
  return tiles.pop() ?? NOTHING;
}

/** A silver and a gold goal for each player; the rest stays unseen. VIL-GOAL-04 */
function dealGoals(s: Village): void {
  for (const silver of [true, false]) {
    const cards = goalsInPlay(s.options).filter((goal) => LIFE_GOALS[goal].silver === silver);
    shuffle(s.rng, cards);
    for (const player of s.players) player.goals = [...player.goals, takeLast(cards)];
  }
}

/** The later in turn order, the more help: grain, a random cube, a cube of choice, a coin. VIL-SET-23 */
function compensate(s: Village): void {
  const inTurnOrder = (n: number): Seat => (s.startPlayer + n) % s.seats;
  s.players[inTurnOrder(1)].grain = 1;
  if (s.seats >= 3) gainCube(s, inTurnOrder(2), randomInt(s.rng, COLOURS.length), undefined);
  if (s.seats >= 4) push(s, frame('startingCube', inTurnOrder(3)));
  if (s.seats >= 5) s.players[inTurnOrder(4)].coins++;
}

/** The fourth player chooses a cube before the first round. VIL-SET-23 */
export const startingCube: VillageQuestion = {
  options(_s, _f, offer) {
    for (const colour of COLOURS) offer.open(takeCubesOf(colour, NO_SECOND));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'takeCubes') gainCube(s, f.seat, a.first, tell);
  },
};
