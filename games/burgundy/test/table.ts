import type { Seat } from '@spielstube/engine';
import { lettersOf, type Summary, stackLetters, type TestGame, TestTable } from '@spielstube/engine/testing';
import { PHASE_LETTERS } from '../data/bonuses.ts';
import { CARD_DIE, CARD_NAME } from '../data/cards.ts';
import { STACK_SIZE } from '../data/setup.ts';
import { TYPE_KEYS } from '../data/types.ts';
import { burgundy } from '../index.ts';
import type { BurgundyWish } from '../rules/moves.ts';
import { ANY_DIE, type Burgundy, EMPTY, type Player } from '../rules/state.ts';
import type { BurgundyTypes } from '../rules/types.ts';
import { expectCensus } from './census.ts';
import { ANIMAL_LETTERS, GOODS_LETTERS, namesOf } from './names.ts';

const about: TestGame<BurgundyTypes> = {
  game: burgundy,
  summary: summaryOf,
  expectCensus,
  asked: ({ kind, die }) => (kind === 'action' ? `action ${die === ANY_DIE ? 'any' : die}` : kind),
  wish: wishFrom,
};

/** A table of this game: see `TestTable`. */
export class Table extends TestTable<BurgundyTypes> {
  player(seat: Seat): Player {
    return this.s.players[seat];
  }

  discardPile(): string[] {
    return this.s.discardPile.map((card) => CARD_NAME[card]);
  }
}

/** Sits down at a position. */
export const at = (s: Burgundy): Table => new Table(about, s);

function wishFrom(text: string): BurgundyWish | null {
  if (text === 'pass') return { wish: 'pass' };
  if (text === 'project') return { wish: 'project' };
  return text.startsWith('row ') ? { wish: 'row', row: Number(text.slice(4)) } : null;
}

/** A state in short words, one line for each thing on the table. */
function summaryOf(s: Burgundy): Summary {
  const summary: Record<string, string | number | boolean> = {
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
