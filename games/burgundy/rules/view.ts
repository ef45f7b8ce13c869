import { filled, type Rng, type Seat, shuffle, splitRng } from '@spielstube/engine';
import { CARD_COUNT, CARD_DIE, type Card, DIE_ONLY, FACE_DOWN } from '../data/cards.ts';
import { ANIMAL_SORTS, ANIMALS, GOODS, GOODS_SORTS } from '../data/setup.ts';
import { copyBurgundy } from './copy.ts';
import type { Burgundy, Player } from './state.ts';

/** A goods or animal card under the top one. */
export const COVERED = -1;

const allFaceDown = (pile: readonly Card[]): Card[] => pile.map(() => FACE_DOWN);
const dieOnly = (hand: readonly Card[]): Card[] => hand.map((card) => DIE_ONLY + CARD_DIE[card]);
const topOnly = (stack: readonly number[]): number[] =>
  stack.map((sort, at) => (at === stack.length - 1 ? sort : COVERED));

/** What a seat may see, field by field. BUR-INFO */
export function view(s: Burgundy, seat: Seat | null): Burgundy {
  return {
    seats: s.seats,
    options: s.options,
    rng: [0, 0, 0, 0],
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: [],
    phase: s.phase,
    round: s.round,
    first: s.first,
    startCard: s.startCard,
    startCardBack: s.startCardBack,
    hasBought: s.hasBought,
    bought: s.bought.slice(),
    drawPile: allFaceDown(s.drawPile),
    discardPile: s.discardPile.slice(),
    rows: s.rows.map((row) => row.slice()),
    goodsStacks: s.goodsStacks.map(topOnly),
    animalStacks: s.animalStacks.map(topOnly),
    firstTriple: s.firstTriple.slice(),
    allSevenCards: s.allSevenCards.slice(),
    players: s.players.map((player, owner) => playerAsSeen(player, owner === seat)),
    egon:
      s.egon === null
        ? null
        : {
            stacks: s.egon.stacks.map(allFaceDown),
            estate: s.egon.estate.slice(),
            allSeven: s.egon.allSeven,
          },
    lost: s.lost,
  };
}

function playerAsSeen(p: Player, own: boolean): Player {
  return {
    silver: p.silver,
    workers: p.workers,
    points: p.points,
    allSeven: p.allSeven,
    goods: p.goods.slice(),
    animals: p.animals.slice(),
    sold: p.sold.slice(),
    pile: allFaceDown(p.pile),
    hand: own ? dieOnly(p.hand) : allFaceDown(p.hand),
    projects: p.projects.slice(),
    estate: p.estate.slice(),
  };
}

/**
 * A whole state that fits a view: the cards that nobody sees are dealt anew to hands, piles, draw pile and Egon's
 * stacks; the covered goods and animals likewise.
 */
export function imagine(seen: Burgundy, _seat: Seat, rng: Rng): Burgundy {
  const s = copyBurgundy(seen);
  s.rng = splitRng(rng);
  const unseen = unseenCards(s);
  shuffle(rng, unseen);
  for (const player of s.players) dealKnownDice(player.hand, unseen);
  for (const player of s.players) {
    dealFaceDown(player.hand, unseen);
    dealFaceDown(player.pile, unseen);
  }
  dealFaceDown(s.drawPile, unseen);
  if (s.egon !== null) for (const stack of s.egon.stacks) dealFaceDown(stack, unseen);

  const goods = filled(GOODS_SORTS, GOODS.ofASort);
  for (const player of s.players) {
    subtract(goods, player.goods);
    subtract(goods, player.sold);
  }
  uncover(s.goodsStacks, goods, rng);
  const animals = filled(ANIMAL_SORTS, ANIMALS.ofASort);
  for (const player of s.players) subtract(animals, player.animals);
  uncover(s.animalStacks, animals, rng);
  return s;
}

function unseenCards(s: Burgundy): Card[] {
  const seen: boolean[] = new Array(CARD_COUNT + 1).fill(false);
  const mark = (pile: readonly Card[]): void => {
    for (const card of pile) if (card >= 0 && card < CARD_COUNT) seen[card] = true;
  };
  mark(s.discardPile);
  mark(s.bought);
  s.rows.forEach(mark);
  for (const player of s.players) {
    mark(player.projects);
    mark(player.estate);
    mark(player.hand);
    mark(player.pile);
  }
  if (s.egon !== null) mark(s.egon.estate);
  const unseen: Card[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (!seen[card]) unseen.push(card);
  return unseen;
}

/** A hand card whose die is known becomes a card with that die. */
function dealKnownDice(hand: Card[], unseen: Card[]): void {
  for (let n = 0; n < hand.length; n++) {
    if (hand[n] <= DIE_ONLY || hand[n] === FACE_DOWN) continue;
    const die = CARD_DIE[hand[n]];
    const at = unseen.findIndex((card) => CARD_DIE[card] === die);
    hand[n] = unseen[at];
    unseen.splice(at, 1);
  }
}

function dealFaceDown(pile: Card[], unseen: Card[]): void {
  for (let n = 0; n < pile.length; n++) if (pile[n] === FACE_DOWN) pile[n] = unseen.pop() ?? FACE_DOWN;
}

function subtract(left: number[], gone: readonly number[]): void {
  for (let sort = 0; sort < left.length; sort++) left[sort] -= gone[sort];
}

/** Deals the cards that are not in sight (`left`, by sort, still with the tops of the stacks) under those tops. */
function uncover(stacks: number[][], left: number[], rng: Rng): void {
  for (const stack of stacks) if (stack.length > 0) left[stack[stack.length - 1]]--;
  const covered: number[] = [];
  for (let sort = 0; sort < left.length; sort++) for (let n = 0; n < left[sort]; n++) covered.push(sort);
  shuffle(rng, covered);
  for (const stack of stacks) {
    for (let n = 0; n < stack.length; n++) if (stack[n] === COVERED) stack[n] = covered.pop() ?? 0;
  }
}
