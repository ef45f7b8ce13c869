import { NOBODY } from '@spielstube/engine';
import { countsFrom, sortsFrom } from '@spielstube/engine/testing';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import { CARD_BUILDING, CARD_COUNT, CARD_DIE, CARD_NAME, CARD_TYPE, type Card } from '../data/cards.ts';
import {
  ALL_SEVEN,
  ANIMAL_SORTS,
  ANIMALS,
  EGON_STACKS,
  GOODS,
  GOODS_SORTS,
  MAX_PROJECTS,
  ROUNDS,
  STACK_SIZE,
} from '../data/setup.ts';
import { CLOISTER, TYPE_KEYS } from '../data/types.ts';
import { burgundy } from '../index.ts';
import { hasAllSeven, isComplete, stackCount, stackType } from '../rules/estate.ts';
import { type Burgundy, EGON, EMPTY, frame, type Player } from '../rules/state.ts';
import { ANIMAL_LETTERS, cardFrom, GOODS_LETTERS } from './names.ts';

/** What a test says about one seat. What it does not mention is empty. */
export interface SeatPosition {
  silver?: number;
  workers?: number;
  points?: number;
  /** Storage: 'LLD' are two baskets and a crate, 'SSP' two sheep and a pig. */
  goods?: string;
  animals?: string;
  sold?: string;
  /** Dice or card names; other hand cards are chosen by the builder. */
  hand?: readonly (number | string)[];
  /** The face-down cards, the top one first. */
  pile?: readonly string[];
  projects?: readonly string[];
  estate?: readonly (readonly string[])[];
}

export interface Position {
  seats?: 1 | 2 | 3 | 4;
  phase?: (typeof PHASE_LETTERS)[number];
  round?: number;
  /** Start player of the phase, and whose turn begins. */
  first?: number;
  turn?: number;
  startCard?: { of: number; back?: boolean };
  players?: readonly SeatPosition[];
  /** The display; rows that are not mentioned are empty. */
  rows?: Readonly<Record<number, readonly string[]>>;
  /** The top of the draw pile, the top card first. */
  draw?: readonly string[];
  discard?: readonly string[];
  /** Where all other action cards are: under the draw pile, in the discard pile, or built by the last seat. */
  rest?: 'draw' | 'discard' | 'built';
  /** Top cards of the two stacks, top first. */
  goods?: readonly [string, string];
  animals?: readonly [string, string];
  /** The stacks hold these cards only: other goods are sold by the last seat, other animals stand in its storage. */
  scarce?: boolean;
  /** Solo: what lies in Egon's estate, and what his next stack holds, top first. */
  egon?: { estate?: readonly string[]; next?: readonly string[] };
}

/**
 * A position in which a turn begins. It starts from a set-up and moves cards about, so that every card still exists
 * exactly once; a position that no game can reach is an error.
 */
export function position(wanted: Position): Burgundy {
  const seats = wanted.seats ?? 2;
  const s = burgundy.setup(seats, seats === 1 ? {} : { startPlayer: '1' }, 'position');
  s.phase = PHASE_LETTERS.indexOf(wanted.phase ?? 'A');
  s.round = within(wanted.round ?? 1, 1, ROUNDS, 'round');
  s.first = within(wanted.first ?? 0, 0, seats - 1, 'first');
  const turn = within(wanted.turn ?? s.first, 0, seats - 1, 'turn');
  if (seats > 1) {
    s.startCard = within(wanted.startCard?.of ?? s.first, 0, seats - 1, 'startCard');
    s.startCardBack = wanted.startCard?.back ?? false;
    // Without a sale the card stays with the start player.
    if (!s.startCardBack && s.startCard !== s.first)
      throw new Error('the start player has the card, front up');
  } else if (wanted.startCard !== undefined) throw new Error('no start player card in a solo game');

  const deck = new Deck();
  dealActionCards(s, wanted, turn, deck);
  s.players.forEach((player, seat) => {
    fillStorage(player, wanted.players?.[seat] ?? {});
  });
  dealSupply(s, wanted, 'goods');
  dealSupply(s, wanted, 'animals');
  giveBonusCards(s);

  // The turn begins as in play: whatever happens by itself has happened when the test looks.
  s.stack = [frame('startTurn', turn)];
  burgundy.resume(s);
  s.barriers = 0;
  return s;
}

function within(value: number, least: number, most: number, what: string): number {
  if (value < least || value > most) throw new Error(`${what} is ${least} to ${most}, not ${value}`);
  return value;
}

/** The 114 cards; each of them can be taken once. */
class Deck {
  private readonly left = new Set<Card>(Array.from({ length: CARD_COUNT }, (_, card) => card));

  named(names: readonly string[]): Card[] {
    return names.map((name) => {
      const card = cardFrom(name);
      if (!this.left.delete(card)) throw new Error(`${name} is in two places`);
      return card;
    });
  }

  withDie(die: number): Card {
    // Plain cards first, so that buildings and cloisters stay free for whoever names them.
    for (const card of this.left) {
      if (CARD_DIE[card] === die && CARD_TYPE[card] !== CLOISTER && CARD_BUILDING[card] < 0) {
        this.left.delete(card);
        return card;
      }
    }
    throw new Error(`no card with a ${die} is left`);
  }

  /** Cards that nobody cares about. */
  any(count: number): Card[] {
    if (this.left.size < count) throw new Error('the cards do not suffice');
    const cards = Array.from(this.left).slice(this.left.size - count);
    for (const card of cards) this.left.delete(card);
    return cards;
  }

  rest(): Card[] {
    return this.any(this.left.size);
  }
}

function dealActionCards(s: Burgundy, wanted: Position, turn: number, deck: Deck): void {
  const { players = [], rows = {}, draw = [], discard = [], rest = 'draw' } = wanted;
  // Everything that is named first, then what is only counted.
  s.rows = s.rows.map((_, row) => deck.named(rows[row + 1] ?? []));
  const top = deck.named(draw).reverse();
  s.discardPile = deck.named(discard);
  s.players.forEach((player, seat) => {
    const { projects = [], estate = [] } = players[seat] ?? {};
    if (projects.length > MAX_PROJECTS) throw new Error(`seat ${seat} has ${projects.length} projects`);
    player.projects = deck.named(projects);
    player.estate = estate.flatMap((stack) => threePlaces(deck.named(stack)));
    checkEstate(player.estate);
  });
  if (s.egon !== null) dealToEgon(s, s.egon, wanted.egon ?? {}, deck);
  const named = s.players.map((_, seat) => ({
    hand: (players[seat]?.hand ?? []).map((card) =>
      typeof card === 'string' ? deck.named([card])[0] : card,
    ),
    pile: deck.named(players[seat]?.pile ?? []).reverse(),
  }));
  s.players.forEach((player, seat) => {
    const hasPlayed = (seat - s.first + s.seats) % s.seats < (turn - s.first + s.seats) % s.seats;
    const inHand = (s.round === ROUNDS ? 1 : 2) - (hasPlayed ? 1 : 0);
    const inPile = s.round === ROUNDS ? 0 : ROUNDS - 1 - s.round;
    const { hand, pile } = named[seat];
    if (hand.length > inHand || pile.length > inPile) throw new Error(`seat ${seat} has too many cards`);
    const given = players[seat]?.hand ?? [];
    player.hand = hand.map((card, n) => (typeof given[n] === 'string' ? card : deck.withDie(card)));
    while (player.hand.length < inHand) player.hand.push(deck.withDie(otherDie(player.hand)));
    player.pile = [...deck.any(inPile - pile.length), ...pile];
  });
  const others = deck.rest();
  s.drawPile = top;
  if (rest === 'draw') s.drawPile = [...others, ...top];
  else if (rest === 'discard') s.discardPile.unshift(...others);
  else build(s.players[s.seats - 1], others);
}

/** A number that is not in the hand yet, so that there is a choice of dice. */
function otherDie(hand: readonly Card[]): number {
  return hand.some((card) => CARD_DIE[card] === 6) ? 1 : 6;
}

/** Builds cards into an estate, type by type. */
function build(player: Player, cards: readonly Card[]): void {
  if (player.estate.length > 0) throw new Error('the last seat has an estate of its own');
  for (let type = 0; type < TYPE_KEYS.length; type++) {
    const alike = cards.filter((card) => CARD_TYPE[card] === type);
    for (let n = 0; n < alike.length; n += STACK_SIZE) {
      player.estate.push(...threePlaces(alike.slice(n, n + STACK_SIZE)));
    }
  }
}

function threePlaces(stack: readonly Card[]): Card[] {
  if (stack.length < 1 || stack.length > STACK_SIZE) throw new Error(`a stack of ${stack.length} cards`);
  return Array.from({ length: STACK_SIZE }, (_, place) => stack[place] ?? EMPTY);
}

/** One type a stack, and no second open stack of a type unless a cloister began it. */
function checkEstate(estate: readonly Card[]): void {
  const open = new Set<number>();
  for (let stack = 0; stack < stackCount(estate); stack++) {
    const cards = estate.slice(stack * STACK_SIZE, (stack + 1) * STACK_SIZE).filter((card) => card !== EMPTY);
    const type = stackType(estate, stack);
    for (const card of cards) {
      if (CARD_TYPE[card] !== CLOISTER && CARD_TYPE[card] !== type) {
        throw new Error(`${cards.map((one) => CARD_NAME[one]).join(' ')} do not go together`);
      }
    }
    const begunByCloister = type !== CLOISTER && cards.some((card) => CARD_TYPE[card] === CLOISTER);
    if (isComplete(estate, stack) || begunByCloister) continue;
    if (open.has(type)) throw new Error(`two open stacks of ${TYPE_KEYS[type]}`);
    open.add(type);
  }
}

function dealToEgon(
  s: Burgundy,
  egon: NonNullable<Burgundy['egon']>,
  wanted: NonNullable<Position['egon']>,
  deck: Deck,
): void {
  const laidOut = EGON_STACKS.slice(0, s.phase + 1).reduce((sum, cards) => sum + cards, 0);
  const { estate = [], next = [] } = wanted;
  if (estate.length !== laidOut)
    throw new Error(`Egon has ${laidOut} cards in phase ${PHASE_LETTERS[s.phase]}`);
  egon.estate = deck.named(estate);
  const named = deck.named(next).reverse();
  egon.stacks = EGON_STACKS.map((size, phase) => {
    if (phase <= s.phase) return [];
    return phase === s.phase + 1 ? [...deck.any(size - named.length), ...named] : deck.any(size);
  });
}

function fillStorage(player: Player, wanted: SeatPosition): void {
  player.silver = within(wanted.silver ?? 0, 0, 99, 'silver');
  player.workers = within(wanted.workers ?? 0, 0, 99, 'workers');
  player.points = within(wanted.points ?? 0, 0, 99, 'points');
  player.goods = countsFrom(wanted.goods ?? '', GOODS_LETTERS);
  player.sold = countsFrom(wanted.sold ?? '', GOODS_LETTERS);
  player.animals = countsFrom(wanted.animals ?? '', ANIMAL_LETTERS);
}

/** The goods or animals that nobody has lie in the two stacks, half and half, under the tops that are wanted. */
function dealSupply(s: Burgundy, wanted: Position, supply: 'goods' | 'animals'): void {
  const isGoods = supply === 'goods';
  const left = isGoods
    ? Array.from({ length: GOODS_SORTS }, () => GOODS.ofASort)
    : Array.from({ length: ANIMAL_SORTS }, () => ANIMALS.ofASort);
  const takeOut = (sort: number, cards = 1): void => {
    left[sort] -= cards;
    if (left[sort] < 0) throw new Error(`too many ${supply} of a sort`);
  };
  for (const player of s.players) {
    for (let sort = 0; sort < left.length; sort++) {
      takeOut(sort, isGoods ? player.goods[sort] + player.sold[sort] : player.animals[sort]);
    }
  }
  const tops = (wanted[supply] ?? ['', '']).map((stack) =>
    sortsFrom(stack, isGoods ? GOODS_LETTERS : ANIMAL_LETTERS).reverse(),
  );
  for (const sort of tops.flat()) takeOut(sort);
  const others = left.flatMap((cards, sort) => Array.from({ length: cards }, () => sort));
  const stacks = tops;
  if (wanted.scarce === true && wanted[supply] !== undefined) {
    const last = s.players[s.seats - 1];
    for (const sort of others) (isGoods ? last.sold : last.animals)[sort]++;
  } else {
    const half = Math.ceil((others.length + tops[0].length + tops[1].length) / 2) - tops[0].length;
    stacks[0].unshift(...others.slice(0, Math.max(0, half)));
    stacks[1].unshift(...others.slice(Math.max(0, half)));
  }
  if (stacks.some((stack) => stack.length === 0) && stacks[0].length + stacks[1].length > 1) {
    throw new Error(`a stack of ${supply} would have been divided`);
  }
  if (isGoods) s.goodsStacks = stacks;
  else s.animalStacks = stacks;
}

/** Whoever has earned a bonus card has it; among several the first seat. */
function giveBonusCards(s: Burgundy): void {
  s.firstTriple = TYPE_KEYS.map(() => NOBODY);
  s.allSevenCards = ALL_SEVEN[s.seats].toReversed();
  s.players.forEach((player, seat) => {
    for (let stack = 0; stack < stackCount(player.estate); stack++) {
      const type = stackType(player.estate, stack);
      if (isComplete(player.estate, stack) && s.firstTriple[type] === NOBODY) s.firstTriple[type] = seat;
    }
    player.allSeven = hasAllSeven(player.estate) ? (s.allSevenCards.pop() ?? 0) : 0;
  });
  if (s.egon === null) return;
  for (let type = 0; type < TYPE_KEYS.length; type++) {
    const cards = s.egon.estate.filter((card) => CARD_TYPE[card] === type).length;
    if (cards >= STACK_SIZE && s.firstTriple[type] === NOBODY) s.firstTriple[type] = EGON;
  }
  s.egon.allSeven = hasAllSeven(s.egon.estate) ? (s.allSevenCards.pop() ?? 0) : 0;
}
