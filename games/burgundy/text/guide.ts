import { NOBODY } from '@spielstube/engine';
import type { GuideFacts } from '@spielstube/engine/text';
import { PHASES, PURCHASE } from '../data/bonuses.ts';
import { CARD_BUILDING, CARD_DIE, CARD_TYPE, type Card } from '../data/cards.ts';
import {
  ANIMAL_KEYS,
  type AnimalKey,
  GOODS_KEYS,
  type GoodsKey,
  MAX_PROJECTS,
  ROUNDS,
} from '../data/setup.ts';
import { CLOISTER, TAKEN_TYPES, TRIPLE_POINTS } from '../data/types.ts';
import { workersNeeded, workersToSell } from '../rules/die.ts';
import { isComplete, stackCount, stackSize, stackType, stackTypeWith } from '../rules/estate.ts';
import { saleOf } from '../rules/goods.ts';
import { animalPoints } from '../rules/scoring.ts';
import { mayBuy } from '../rules/silver.ts';
import { type Burgundy, EMPTY, type Player } from '../rules/state.ts';
import { type CardKey, cardKey } from './facts.ts';
import type { BurgundyTexts } from './types.ts';

/* What the guide mentions at each question, worked out once for both languages. */

/** With fewer turns to come, only what still scores is worth the trouble. */
export const LAST_TURNS = 3;

/** What a card would do for the estate; the points are those of its stack as a triple. */
export interface Prospect {
  readonly card: CardKey;
  readonly die: number;
  readonly size: number;
  readonly points: number;
  /** The bonus card "1." of the stack is still there. */
  readonly first: boolean;
}

/** Goods of one sort, and what a sale of them all would bring. */
export interface Sale {
  readonly sort: GoodsKey;
  readonly cards: number;
  readonly points: number;
  readonly silver: number;
  /** The start player card would come with it. */
  readonly start: boolean;
}

/** An animal on top of a stack, and the points that it would add. */
export interface AnimalGain {
  readonly sort: AnimalKey;
  readonly points: number;
}

interface Silver {
  readonly silver: number;
  /** What is still missing for a purchase. */
  readonly missing: number;
  readonly turns: number;
}

/** By kind of question: what the guide mentions there. */
export interface Guided {
  readonly turn: { readonly fit: Prospect | null; readonly projects: number; readonly turns: number };
  readonly action: {
    readonly place: Prospect | null;
    readonly take: Prospect | null;
    readonly sale: Sale | null;
    readonly full: boolean;
    readonly turns: number;
  };
  readonly makeRoom: { readonly loose: CardKey | null };
  readonly target: Prospect;
  readonly phaseBonus: Silver & { readonly workers: number };
  readonly goods: { readonly held: Sale | null };
  readonly animal: { readonly best: AnimalGain | null };
  readonly boardingHouse: { readonly held: Sale | null; readonly best: AnimalGain | null };
  readonly takeFromDisplay: { readonly best: Prospect | null; readonly full: boolean };
  readonly warehouse: { readonly sale: Sale | null };
  readonly cityHall: { readonly best: Prospect | null };
  readonly bought: { readonly best: Prospect | null; readonly full: boolean };
  readonly endTurn: Silver & { readonly mayBuy: boolean };
}

/** Where the card would lie at best: on two cards it completes a triple, on none it opens a stack. */
function prospect(s: Burgundy, { estate }: Player, card: Card): Prospect {
  const type = CARD_TYPE[card];
  let best = stackCount(estate);
  let size = 0;
  for (let stack = 0; stack < stackCount(estate); stack++) {
    if (isComplete(estate, stack)) continue;
    const lies = stackType(estate, stack);
    if (type !== CLOISTER && lies !== type && lies !== CLOISTER) continue;
    if (stackSize(estate, stack) <= size) continue;
    size = stackSize(estate, stack);
    best = stack;
  }
  const becomes = stackTypeWith(estate, best, card);
  return {
    card: cardKey(card),
    die: CARD_DIE[card],
    size,
    points: TRIPLE_POINTS[becomes],
    first: s.firstTriple[becomes] === NOBODY,
  };
}

/** The card that brings the estate on most: the fullest stack first, then the most points. */
function bestOf(s: Burgundy, player: Player, cards: readonly Card[]): Prospect | null {
  return cards
    .filter((card) => card !== EMPTY && CARD_TYPE[card] >= 0)
    .map((card) => prospect(s, player, card))
    .reduce<Prospect | null>(
      (best, one) =>
        best === null || one.size > best.size || (one.size === best.size && one.points > best.points)
          ? one
          : best,
      null,
    );
}

function saleOfSort(s: Burgundy, { goods }: Player, seat: number, sort: number): Sale {
  const start = s.startCard !== NOBODY && s.startCard !== seat;
  return { sort: GOODS_KEYS[sort], cards: goods[sort], ...saleOf(goods[sort]), start };
}

/** The sort of which one has most, among some; null without any. */
function bestSale(s: Burgundy, seat: number, sorts: readonly number[]): Sale | null {
  const player = s.players[seat];
  const most = sorts.toSorted((a, b) => player.goods[b] - player.goods[a])[0];
  return most === undefined || player.goods[most] === 0 ? null : saleOfSort(s, player, seat, most);
}

const ALL_SORTS = GOODS_KEYS.map((_, sort) => sort);
const topsOf = (stacks: readonly (readonly number[])[]): number[] =>
  stacks.flatMap((stack) => stack.slice(-1));

function bestAnimal(s: Burgundy, { animals }: Player): AnimalGain | null {
  const now = animalPoints(animals);
  const gains = topsOf(s.animalStacks).map((sort) => ({
    sort: ANIMAL_KEYS[sort],
    points: animalPoints(animals.with(sort, animals[sort] + 1)) - now,
  }));
  return gains.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points)[0] ?? null;
}

/** Turns that are still to come after the present one. */
function turnsAfter(s: Burgundy, { hand, pile }: Player): number {
  return hand.length + pile.length + (PHASES - 1 - s.phase) * ROUNDS;
}

function silverOf(s: Burgundy, player: Player): Silver {
  const { silver } = player;
  return { silver, missing: Math.max(0, PURCHASE.price - silver), turns: turnsAfter(s, player) };
}

const isFull = ({ projects }: Player): boolean => projects.length >= MAX_PROJECTS;

export const guided: GuideFacts<BurgundyTexts> = {
  turn(s, { seat }) {
    const player = s.players[seat];
    const dice = player.hand.map((card) => CARD_DIE[card]);
    const fitting = player.projects.filter((card) => dice.includes(CARD_DIE[card]));
    // The card that is about to be played is still in the hand.
    const turns = turnsAfter(s, player) - 1;
    return { fit: bestOf(s, player, fitting), projects: player.projects.length, turns };
  },
  action(s, { seat, die }) {
    const player = s.players[seat];
    const reached = (wanted: number): boolean => workersNeeded(die, wanted) <= player.workers;
    return {
      place: bestOf(
        s,
        player,
        player.projects.filter((card) => reached(CARD_DIE[card])),
      ),
      take: bestOf(
        s,
        player,
        s.rows.flatMap((row, n) => (reached(n + 1) ? row : [])),
      ),
      sale: bestSale(
        s,
        seat,
        ALL_SORTS.filter((sort) => workersToSell(die, sort) <= player.workers),
      ),
      full: isFull(player),
      turns: turnsAfter(s, player),
    };
  },
  makeRoom(s, { seat }) {
    const player = s.players[seat];
    const loose = player.projects.map((card) => prospect(s, player, card)).find(({ size }) => size === 0);
    return { loose: loose?.card ?? null };
  },
  target: (s, { seat, card }) => prospect(s, s.players[seat], card),
  phaseBonus(s, { seat }) {
    const player = s.players[seat];
    return { ...silverOf(s, player), workers: player.workers };
  },
  goods: (s, { seat }) => ({ held: bestSale(s, seat, topsOf(s.goodsStacks)) }),
  animal: (s, { seat }) => ({ best: bestAnimal(s, s.players[seat]) }),
  boardingHouse: (s, { seat }) => ({
    held: bestSale(s, seat, topsOf(s.goodsStacks)),
    best: bestAnimal(s, s.players[seat]),
  }),
  takeFromDisplay(s, { seat, card }) {
    const player = s.players[seat];
    const taken: readonly number[] = TAKEN_TYPES[CARD_BUILDING[card]];
    const cards = s.rows.flat().filter((one) => taken.includes(CARD_TYPE[one]));
    return { best: bestOf(s, player, cards), full: isFull(player) };
  },
  warehouse: (s, { seat }) => ({ sale: bestSale(s, seat, ALL_SORTS) }),
  cityHall: (s, { seat }) => ({ best: bestOf(s, s.players[seat], s.players[seat].projects) }),
  bought: (s, { seat }) => ({ best: bestOf(s, s.players[seat], s.bought), full: isFull(s.players[seat]) }),
  endTurn: (s, { seat }) => ({ ...silverOf(s, s.players[seat]), mayBuy: mayBuy(s, seat) === null }),
};
