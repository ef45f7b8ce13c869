import { NOBODY, reveal, type Seat } from '@spielstube/engine';
import { GOODS, GOODS_SORTS } from '../data/setup.ts';
import { changeDie, nearestDieToSell, TOO_FEW_WORKERS, workersToSell } from './die.ts';
import { make } from './moves.ts';
import { type BurgundyReason, reason } from './reasons.ts';
import { mayBuy } from './silver.ts';
import type { Burgundy } from './state.ts';
import type { BurgundyOffer, BurgundyQuestion, BurgundyTell } from './types.ts';

const STACK_EMPTY = reason('stackEmpty', 'BUR-CARD-SHIP-04');
const noSuchGoods = (rule: string): BurgundyReason =>
  reason('noSuchGoods', rule, (_s, _f, wish) => ({ sort: 'sort' in wish ? wish.sort : -1 }));
const NO_SUCH_GOODS = noSuchGoods('BUR-ACT3-09');
const NO_GOODS_FOR_WAREHOUSE = noSuchGoods('BUR-CARD-WAREHOUSE-02');

type Supply = 'goods' | 'animals';

const BOTH_STACKS = [0, 1] as const;

export function cardsIn(stacks: readonly (readonly number[])[]): number {
  return stacks[0].length + stacks[1].length;
}

/** The only stack that still has cards, -1 if there are two or none. */
function onlyStack(stacks: readonly (readonly number[])[]): number {
  if (stacks[0].length > 0) return stacks[1].length > 0 ? -1 : 0;
  return stacks[1].length > 0 ? 1 : -1;
}

/** The top card of a stack goes into the storage. BUR-CARD-SHIP-01, BUR-CARD-PASTURE-01 */
function takeFromStack(s: Burgundy, seat: Seat, supply: Supply, stack: number, tell: BurgundyTell): void {
  const stacks = supply === 'goods' ? s.goodsStacks : s.animalStacks;
  const sort = stacks[stack].pop();
  if (sort === undefined) return;
  // The card below was covered until now: what has been seen cannot be taken back.
  reveal(s);
  if (supply === 'goods') {
    s.players[seat].goods[sort]++;
    tell?.({ what: 'gotGoods', seat, sort, stack });
  } else {
    s.players[seat].animals[sort]++;
    tell?.({ what: 'gotAnimal', seat, sort, stack });
  }
  if (stacks[stack].length === 0) divide(s, supply, stacks, stack, tell);
}

/** A stack has run out: the lower half of the other one takes its place. BUR-CARD-SHIP-02, -03 */
function divide(s: Burgundy, supply: Supply, stacks: number[][], empty: number, tell: BurgundyTell): void {
  const full = stacks[1 - empty];
  const lower = Math.floor(full.length / 2);
  if (lower === 0) return;
  // Stacks lie with their top card last, so the lower half stands in front.
  stacks[empty] = full.splice(0, lower);
  reveal(s);
  tell?.({ what: 'stackDivided', seat: NOBODY, supply });
}

/** A ship, or goods from a bonus: from which stack? */
export const goods: BurgundyQuestion = {
  auto: (s, f, tell) => takeIfNoChoice(s, f.seat, 'goods', tell),
  options(s, _f, offer) {
    for (const stack of BOTH_STACKS)
      offer.put(make.goods(stack), s.goodsStacks[stack].length > 0 ? null : STACK_EMPTY);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'goods') takeFromStack(s, f.seat, 'goods', a.stack, tell);
  },
};

/** A pasture, or animals from a bonus: from which stack? */
export const animal: BurgundyQuestion = {
  auto: (s, f, tell) => takeIfNoChoice(s, f.seat, 'animals', tell),
  options(s, _f, offer) {
    for (const stack of BOTH_STACKS)
      offer.put(make.animal(stack), s.animalStacks[stack].length > 0 ? null : STACK_EMPTY);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'animal') takeFromStack(s, f.seat, 'animals', a.stack, tell);
  },
};

/** One stack left: nothing to choose. No card left: nothing to get. BUR-CARD-SHIP-04 */
function takeIfNoChoice(s: Burgundy, seat: Seat, supply: Supply, tell: BurgundyTell): boolean {
  const stacks = supply === 'goods' ? s.goodsStacks : s.animalStacks;
  if (cardsIn(stacks) === 0) {
    tell?.({ what: 'nothingLeft', seat, supply });
    return true;
  }
  const only = onlyStack(stacks);
  if (only < 0) return false;
  takeFromStack(s, seat, supply, only, tell);
  return true;
}

/** Boarding House: the top card of any of the four stacks. BUR-CARD-HOUSES-01 */
export const boardingHouse: BurgundyQuestion = {
  auto(s, f, tell) {
    if (cardsIn(s.goodsStacks) === 0) return takeIfNoChoice(s, f.seat, 'animals', tell);
    if (cardsIn(s.animalStacks) === 0) return takeIfNoChoice(s, f.seat, 'goods', tell);
    return false;
  },
  options(s, _f, offer) {
    for (const stack of BOTH_STACKS)
      offer.put(make.goods(stack), s.goodsStacks[stack].length > 0 ? null : STACK_EMPTY);
    for (const stack of BOTH_STACKS)
      offer.put(make.animal(stack), s.animalStacks[stack].length > 0 ? null : STACK_EMPTY);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'goods') takeFromStack(s, f.seat, 'goods', a.stack, tell);
    else if (a.do === 'animal') takeFromStack(s, f.seat, 'animals', a.stack, tell);
  },
};

/** Action 3: the die, changed by workers, names the sort. BUR-ACT3-01 */
export function offerSales(s: Burgundy, seat: Seat, die: number, offer: BurgundyOffer): void {
  const player = s.players[seat];
  for (let sort = 0; sort < GOODS_SORTS; sort++) {
    if (player.goods[sort] === 0) offer.closed(make.sell(sort), NO_SUCH_GOODS);
    else offer.put(make.sell(sort), workersToSell(die, sort) <= player.workers ? null : TOO_FEW_WORKERS);
  }
}

export function sellWithDie(s: Burgundy, seat: Seat, die: number, sort: number, tell: BurgundyTell): void {
  changeDie(s, seat, die, nearestDieToSell(die, sort), tell);
  sellAll(s, seat, sort, tell);
}

/** What some sold goods are worth. BUR-ACT3-03, -04 */
export function saleOf(cards: number): { readonly points: number; readonly silver: number } {
  return { points: cards * GOODS.points, silver: cards * GOODS.silver };
}

/** All goods of the sort are sold. BUR-ACT3-02 to -04 */
function sellAll(s: Burgundy, seat: Seat, sort: number, tell: BurgundyTell): void {
  const player = s.players[seat];
  const cards = player.goods[sort];
  player.goods[sort] = 0;
  player.sold[sort] += cards;
  player.silver += saleOf(cards).silver;
  tell?.({ what: 'sold', seat, sort, cards });
  takeStartCard(s, seat, tell);
}

/** The seller gets the start player card, back side up. In a solo game it is not used. BUR-ACT3-05, -06, BUR-SOLO-16 */
function takeStartCard(s: Burgundy, seat: Seat, tell: BurgundyTell): void {
  if (s.startCard === NOBODY) return;
  if (s.startCard !== seat || !s.startCardBack) tell?.({ what: 'startCardTaken', seat, from: s.startCard });
  s.startCard = seat;
  s.startCardBack = true;
}

/** Warehouse: one sort of choice may be sold. BUR-CARD-WAREHOUSE-01, -02 */
export const warehouse: BurgundyQuestion = {
  auto: (s, f) => s.players[f.seat].goods.every((cards) => cards === 0) && mayBuy(s, f.seat) !== null,
  options(s, f, offer) {
    for (let sort = 0; sort < GOODS_SORTS; sort++) {
      offer.put(make.sell(sort), s.players[f.seat].goods[sort] > 0 ? null : NO_GOODS_FOR_WAREHOUSE);
    }
    offer.open(make.decline);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'sell') sellAll(s, f.seat, a.sort, tell);
    else tell?.({ what: 'declined', seat: f.seat });
  },
};
