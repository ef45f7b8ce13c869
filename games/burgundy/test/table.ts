import type { Refusal, Seat } from '@spielstube/engine';
import { expect } from 'vitest';
import { CARD_COUNT, CARD_DIE, CARD_NAME } from '../data/cards.ts';
import {
  ANIMAL_SORTS,
  ANIMALS_OF_A_SORT,
  GOODS_OF_A_SORT,
  GOODS_SORTS,
  PHASE_LETTERS,
  STACK_SIZE,
} from '../data/setup.ts';
import { TYPE_KEYS } from '../data/types.ts';
import { burgundy } from '../index.ts';
import type { BurgundyAction, BurgundyWish } from '../rules/actions.ts';
import type { BurgundyEvent } from '../rules/events.ts';
import { type Burgundy, EMPTY, type Player } from '../rules/state.ts';
import { ANIMAL_LETTERS, GOODS_LETTERS, lettersOf, namesOf, stackLetters } from './names.ts';

type Summary = Record<string, string | number | boolean>;

/** Sits down at a position: choose moves by their notation, see what has changed, what is asked, what is refused. */
export const at = (s: Burgundy): Table => new Table(s);

export class Table {
  readonly s: Burgundy;
  readonly events: BurgundyEvent[] = [];
  private seat: Seat = 0;
  private before: Summary;

  constructor(s: Burgundy) {
    this.s = s;
    this.seat = burgundy.turnOf(s);
    this.before = summaryOf(s);
    expectWholeDeck(s);
  }

  /** Whoever speaks next. */
  as(seat: Seat): this {
    this.seat = seat;
    return this;
  }

  choose(...moves: string[]): this {
    for (const move of moves) {
      const action = actionFrom(move);
      if (burgundy.check(this.s, this.seat, action) !== null) {
        throw new Error(
          `seat ${this.seat} cannot "${move}"; asked: ${this.asked()}, open: ${this.open().join(', ')}`,
        );
      }
      burgundy.apply(this.s, this.seat, action, (event) => {
        this.events.push(event);
      });
      expectWholeDeck(this.s);
    }
    return this;
  }

  /** The refusal of a move, or of "row 2", "project" or "pass". The try leaves the state as it was. */
  refused(move: string): Refusal {
    const before = JSON.stringify(this.s);
    const wish = wishFrom(move);
    const refusal =
      wish === null ? burgundy.check(this.s, this.seat, actionFrom(move)) : this.refusalOf(wish);
    expect(JSON.stringify(this.s)).toBe(before);
    if (refusal === null) throw new Error(`seat ${this.seat} may "${move}"`);
    return refusal;
  }

  private refusalOf(wish: BurgundyWish): Refusal | null {
    const { closed } = burgundy.decision(this.s, this.seat);
    return closed.find((one) => JSON.stringify(one.wish) === JSON.stringify(wish))?.refusal ?? null;
  }

  /** The open moves of whoever speaks; none if the seat is not asked. */
  open(): string[] {
    if (!burgundy.deciding(this.s).includes(this.seat)) return [];
    return burgundy.actions(this.s, this.seat).map(burgundy.notate);
  }

  /** The open moves that begin with a word: `open('take')`. */
  openTo(verb: string): string[] {
    return this.open().filter((move) => move.split(' ')[0] === verb);
  }

  /** What is asked now and whom: "0 action 4", "1 endTurn"; "over" when the game is. */
  asked(): string {
    const top = this.s.stack[this.s.stack.length - 1];
    if (top === undefined) return 'over';
    if (top.kind !== 'action') return `${top.seat} ${top.kind}`;
    return `${top.seat} action ${top.die === 0 ? 'any' : top.die}`;
  }

  /** Everything that is different from the last time this was asked, and nothing else. */
  changed(): Summary {
    const now = summaryOf(this.s);
    const keys = new Set([...Object.keys(this.before), ...Object.keys(now)]);
    const changes = [...keys].filter((key) => now[key] !== this.before[key]).map((key) => [key, now[key]]);
    this.before = now;
    return Object.fromEntries(changes);
  }

  player(seat: Seat): Player {
    return this.s.players[seat];
  }

  /** What a seat sees, or with null a spectator. */
  seenBy(seat: Seat | null): Burgundy {
    return burgundy.view(this.s, seat);
  }

  discardPile(): string[] {
    return this.s.discardPile.map((card) => CARD_NAME[card]);
  }

  points(seat: Seat): Record<string, number> {
    const sheet = burgundy.scores(this.s)[seat];
    const lines = sheet.lines.filter((line) => line.points > 0).map((line) => [line.source, line.points]);
    return { ...Object.fromEntries(lines), total: sheet.total };
  }

  /** The kinds of events so far, in their order. */
  told(): string[] {
    return this.events.map((event) => event.what);
  }
}

function actionFrom(move: string): BurgundyAction {
  const action = burgundy.parse(move);
  if (action === null) throw new Error(`"${move}" is no move`);
  return action;
}

function wishFrom(text: string): BurgundyWish | null {
  if (text === 'pass') return { wish: 'pass' };
  if (text === 'project') return { wish: 'project' };
  return text.startsWith('row ') ? { wish: 'row', row: Number(text.slice(4)) } : null;
}

/** A state in short words, one line for each thing on the table. */
function summaryOf(s: Burgundy): Summary {
  const summary: Summary = {
    phase: PHASE_LETTERS[s.phase],
    round: s.round,
    first: s.first,
    'start card': s.startCard < 0 ? 'none' : `${s.startCard} ${s.startCardBack ? 'back' : 'front'}`,
    'has bought': s.hasBought,
    bought: namesOf(s.bought),
    draw: s.drawPile.length,
    discard: s.discardPile.length,
    goods: s.goodsStacks.map((stack) => stackLetters(stack, GOODS_LETTERS)).join(' / '),
    animals: s.animalStacks.map((stack) => stackLetters(stack, ANIMAL_LETTERS)).join(' / '),
    'first triples': s.firstTriple
      .flatMap((seat, type) => (seat < 0 ? [] : `${TYPE_KEYS[type]}:${seat}`))
      .join(' '),
    'all seven cards': [...s.allSevenCards].reverse().join(' '),
    lost: s.lost,
  };
  s.rows.forEach((row, n) => {
    summary[`row ${n + 1}`] = namesOf(row);
  });
  s.players.forEach((player, seat) => {
    for (const [key, value] of Object.entries(playerSummary(player))) summary[`${seat} ${key}`] = value;
  });
  if (s.egon !== null) {
    summary['egon estate'] = namesOf(s.egon.estate);
    summary['egon stacks'] = s.egon.stacks.map((stack) => stack.length).join(' ');
    summary['egon allSeven'] = s.egon.allSeven;
  }
  return summary;
}

function playerSummary(p: Player): Summary {
  const stacks: string[] = [];
  for (let at = 0; at < p.estate.length; at += STACK_SIZE) {
    const cards = p.estate.slice(at, at + STACK_SIZE).filter((card) => card !== EMPTY);
    stacks.push(cards.map((card) => CARD_NAME[card]).join('+'));
  }
  return {
    silver: p.silver,
    workers: p.workers,
    points: p.points,
    allSeven: p.allSeven,
    goods: lettersOf(p.goods, GOODS_LETTERS),
    animals: lettersOf(p.animals, ANIMAL_LETTERS),
    sold: lettersOf(p.sold, GOODS_LETTERS),
    hand: p.hand.map((card) => CARD_DIE[card]).join(' '),
    pile: p.pile.length,
    projects: namesOf(p.projects),
    estate: stacks.join(' '),
  };
}

/** BUR-GEN-03: all 114 cards, 18 goods and 20 animals are somewhere, each of them once. */
export function expectWholeDeck(s: Burgundy): void {
  const cards = [s.drawPile, s.discardPile, s.bought, ...s.rows];
  for (const player of s.players) {
    cards.push(
      player.pile,
      player.hand,
      player.projects,
      player.estate.filter((card) => card !== EMPTY),
    );
  }
  if (s.egon !== null) cards.push(s.egon.estate, ...s.egon.stacks);
  const all = cards.flat().sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: CARD_COUNT }, (_, card) => card));
  for (let sort = 0; sort < GOODS_SORTS; sort++) {
    const held = s.players.reduce((sum, player) => sum + player.goods[sort] + player.sold[sort], 0);
    expect(held + s.goodsStacks.flat().filter((one) => one === sort).length).toBe(GOODS_OF_A_SORT);
  }
  for (let sort = 0; sort < ANIMAL_SORTS; sort++) {
    const held = s.players.reduce((sum, player) => sum + player.animals[sort], 0);
    expect(held + s.animalStacks.flat().filter((one) => one === sort).length).toBe(ANIMALS_OF_A_SORT);
  }
}
