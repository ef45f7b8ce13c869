import { NOBODY, type Options, type Rng, randomInt, type Seat, shuffle } from '@spielstube/engine';
import { CARD_COUNT, type Card, DICE } from '../data/cards.ts';
import {
  ALL_SEVEN,
  ANIMAL_SORTS,
  ANIMALS_OF_A_SORT,
  EGON_STACKS,
  GOODS_OF_A_SORT,
  GOODS_SORTS,
  SOLO_STARTING_WORKERS,
  STARTING_WORKERS,
} from '../data/setup.ts';
import { TYPES } from '../data/types.ts';
import { dealPiles, fillDisplay } from './phases.ts';
import { type Burgundy, type Egon, frame, type Player } from './state.ts';

/** The cards of the box, before they are shuffled. */
const ACTION_CARDS: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, card) => card);
const GOODS: readonly number[] = cardsOfSorts(GOODS_SORTS, GOODS_OF_A_SORT);
const ANIMALS: readonly number[] = cardsOfSorts(ANIMAL_SORTS, ANIMALS_OF_A_SORT);

function cardsOfSorts(sorts: number, ofEach: number): number[] {
  return Array.from({ length: sorts * ofEach }, (_, n) => n % sorts);
}

/** The table before the first round. BUR-SET */
export function start(seats: number, options: Options, rng: Rng): Burgundy {
  const solo = seats === 1;
  const goods = GOODS.slice();
  const animals = ANIMALS.slice();
  const drawPile = ACTION_CARDS.slice();
  shuffle(rng, goods);
  shuffle(rng, animals);
  shuffle(rng, drawPile);
  const first = startPlayer(seats, options, rng);

  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const player = newPlayer();
    const inTurnOrder = (seat - first + seats) % seats;
    player.workers = solo ? SOLO_STARTING_WORKERS : STARTING_WORKERS[inTurnOrder];
    player.goods[takeLast(goods)]++;
    player.animals[takeLast(animals)]++;
    players.push(player);
  }
  const s: Burgundy = {
    seats,
    rng,
    barriers: 0,
    stack: [frame('startPhase', NOBODY)],
    lanes: [],
    phase: 0,
    round: 1,
    first,
    startCard: solo ? NOBODY : first,
    startCardBack: false,
    hasBought: false,
    bought: [],
    drawPile,
    discardPile: [],
    rows: DICE.map(() => []),
    goodsStacks: twoStacks(goods),
    animalStacks: twoStacks(animals),
    firstTriple: TYPES.map(() => NOBODY),
    allSevenCards: [...ALL_SEVEN[seats]],
    players,
    egon: solo ? newEgon(drawPile) : null,
    lost: false,
  };
  dealPiles(s, undefined);
  fillDisplay(s, undefined);
  return s;
}

function newPlayer(): Player {
  return {
    silver: 1,
    workers: 0,
    points: 0,
    allSeven: 0,
    goods: [0, 0, 0],
    animals: [0, 0, 0, 0],
    sold: [0, 0, 0],
    pile: [],
    hand: [],
    projects: [],
    estate: [],
  };
}

/** Egon's five stacks come off the shuffled draw pile. BUR-SOLO-04 */
function newEgon(drawPile: Card[]): Egon {
  return { stacks: EGON_STACKS.map((cards) => drawPile.splice(-cards)), estate: [], allSeven: 0 };
}

/** BUR-SET-09 */
function startPlayer(seats: number, options: Options, rng: Rng): Seat {
  const random = randomInt(rng, seats);
  if (options.startPlayer === 'random' || seats === 1) return random;
  const named = Number(options.startPlayer) - 1;
  if (named >= seats) throw new Error(`seat ${named + 1} cannot start a game of ${seats}`);
  return named;
}

function takeLast(cards: number[]): number {
  const card = cards.pop();
  if (card === undefined) throw new Error('too few cards for the set-up');
  return card;
}

/** Two stacks whose sizes differ by one at most. BUR-SET-06, -07 */
function twoStacks(cards: number[]): number[][] {
  const larger = Math.ceil(cards.length / 2);
  return [cards.slice(0, larger), cards.slice(larger)];
}
