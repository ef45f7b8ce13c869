import { NOBODY, type Options, type Rng, randomInt, type Seat, shuffle } from '@spielstube/engine';
import { CARD_COUNT, type Card, DICE } from '../data/cards.ts';
import {
  ALL_SEVEN,
  ANIMAL_SORTS,
  ANIMALS,
  EGON_STACKS,
  GOODS,
  GOODS_SORTS,
  STARTING,
} from '../data/setup.ts';
import { TYPES } from '../data/types.ts';
import { dealPiles, fillDisplay } from './phases.ts';
import { type Burgundy, type Egon, frame, type Player } from './state.ts';

/** The cards of the box, before they are shuffled. */
const ACTION_CARDS: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, card) => card);
const GOODS_CARDS: readonly number[] = cardsOfSorts(GOODS_SORTS, GOODS.ofASort);
const ANIMAL_CARDS: readonly number[] = cardsOfSorts(ANIMAL_SORTS, ANIMALS.ofASort);

function cardsOfSorts(sorts: number, ofEach: number): number[] {
  return Array.from({ length: sorts * ofEach }, (_, n) => n % sorts);
}

/** The table before the first round. BUR-SET */
export function start(seats: number, options: Options, rng: Rng): Burgundy {
  const solo = seats === 1;
  const goods = GOODS_CARDS.slice();
  const animals = ANIMAL_CARDS.slice();
  const drawPile = ACTION_CARDS.slice();
  shuffle(rng, goods);
  shuffle(rng, animals);
  shuffle(rng, drawPile);
  const first = startPlayer(seats, options, rng);

  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const player = newPlayer();
    const inTurnOrder = (seat - first + seats) % seats;
    player.workers = solo ? STARTING.soloWorkers : STARTING.workers[inTurnOrder];
    player.goods[takeLast(goods)]++;
    player.animals[takeLast(animals)]++;
    players.push(player);
  }
  const s: Burgundy = {
    seats,
    options,
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
    allSevenCards: ALL_SEVEN[seats].toReversed(),
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
    silver: STARTING.silver,
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
  // The lot is drawn in any case: the same seed deals the same cards, whoever starts.
  const drawn = randomInt(rng, seats);
  return options.startPlayer === 'random' ? drawn : Number(options.startPlayer) - 1;
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

/** How many goods lie in the two stacks when everybody has the first one; likewise the animals. */
export const goodsStackSizes = (seats: number): number[] => sizesOf(GOODS_CARDS, seats);
export const animalStackSizes = (seats: number): number[] => sizesOf(ANIMAL_CARDS, seats);

function sizesOf(cards: readonly number[], seats: number): number[] {
  return twoStacks(cards.slice(seats)).map((stack) => stack.length);
}
