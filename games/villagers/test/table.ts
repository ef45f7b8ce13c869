import { type Summary, type TestGame, TestTable } from '@spielstube/engine/testing';
import { EVENT_KEYS } from '../data/countess.ts';
import { JOB_KEYS } from '../data/jobs.ts';
import { SUIT_KEYS } from '../data/suits.ts';
import { villagers } from '../index.ts';
import { isHidden, isUnseen, jobOf, suitOf } from '../rules/knowledge.ts';
import type { VillagersWish } from '../rules/moves.ts';
import type { Player, Villagers } from '../rules/state.ts';
import { TABLE } from '../rules/state.ts';
import type { VillagersTypes } from '../rules/types.ts';
import { cardsIn, coinsAt, jobAt, onAt } from '../rules/village.ts';
import { expectCensus } from './census.ts';
import { type Position, position } from './position.ts';

/** Sits down at a position: choose moves by their notation, see what has changed, what is asked, what is refused. */
export const at = (wanted: Position = {}): Table => new Table(ABOUT, position(wanted));
/** The same at a state that was made in another way. */
export const sitAt = (s: Villagers): Table => new Table(ABOUT, s);

export class Table extends TestTable<VillagersTypes> {
  player(seat: number): Player {
    return this.s.players[seat];
  }
  village(seat: number): string {
    return villageWords(this.player(seat).village);
  }
  hand(seat: number): string {
    return cardWords(this.player(seat).hand);
  }
  gold(): number[] {
    return this.s.players.map(({ gold }) => gold);
  }
  /** A whole build phase of the seat in turn. */
  build(...moves: string[]): this {
    return this.choose(...moves, 'end');
  }
  /** Nobody builds anything more, up to the next question that is no build phase. */
  endBuilding(): this {
    while (this.asked().endsWith(' build')) this.choose('end');
    return this;
  }
}

const WISHES: Readonly<Record<string, VillagersWish>> = {
  'stop drafting': { wish: 'stopDrafting' },
  'turn the founders': { wish: 'turnFounders' },
  'take back': { wish: 'takeBack' },
  'pay others': { wish: 'payOthers' },
};

const ABOUT: TestGame<VillagersTypes> = {
  game: villagers,
  summary: summaryOf,
  expectCensus,
  wish: (words) => WISHES[words] ?? null,
};

/** A card as it is seen: its job, the suit on its back in brackets, or a question mark. */
export function cardWord(card: number): string {
  if (isUnseen(card)) return '?';
  return isHidden(card) ? `(${SUIT_KEYS[suitOf(card)]})` : JOB_KEYS[jobOf(card)];
}
export const cardWords = (cards: readonly number[]): string => cards.map(cardWord).join(' ');

/** 'founders lumberjack[wheeler>cartwright{4}|carpenter]', groups in the order of their bottom cards. */
export function villageWords(village: readonly number[]): string {
  const cards = Array.from({ length: cardsIn(village) }, (_, card) => card);
  const word = (card: number): string => {
    const coins = coinsAt(village, card);
    return `${JOB_KEYS[jobAt(village, card)]}${coins > 0 ? `{${coins}}` : ''}`;
  };
  const above = (card: number): number[] => cards.filter((other) => onAt(village, other) === card);
  const column = (card: number): string => [word(card), ...above(card).map(column)].join('>');
  return cards
    .filter((card) => onAt(village, card) === TABLE)
    .map((card) => {
      const columns = above(card).map(column);
      return columns.length === 0 ? word(card) : `${word(card)}[${columns.join('|')}]`;
    })
    .join(' ');
}

export const roadWords = ({ road, coins }: Villagers): string =>
  road
    .map((job, place) => (job < 0 ? '-' : `${JOB_KEYS[job]}${coins[place] > 0 ? `{${coins[place]}}` : ''}`))
    .join(' ');

/** A state in short words, one line for each thing on the table. */
function summaryOf(s: Villagers): Summary {
  const summary: Record<string, Summary[string]> = {
    round: s.round,
    phase: s.phase,
    start: s.startPlayer,
    road: roadWords(s),
    'draw pile': cardWords(s.drawPile),
    discards: s.discard.length,
    discarded: JOB_KEYS[s.discard[s.discard.length - 1]] ?? '',
    basics: s.basics.join(' '),
    markets: s.markets,
    actions: s.actions,
    swaps: s.swaps,
    tinner: s.tinner,
    held: s.held < 0 ? '' : cardWord(s.held),
    looked: cardWords(s.looked),
    producer: s.producer,
  };
  s.stacks.forEach((stack, n) => {
    summary[`stack ${n + 1}`] = cardWords(stack);
  });
  s.players.forEach((player, seat) => {
    summary[`${seat} gold`] = player.gold;
    summary[`${seat} hand`] = cardWords(player.hand);
    summary[`${seat} drafted`] = cardWords(player.drafted);
    summary[`${seat} village`] = villageWords(player.village);
  });
  if (s.countess !== null) {
    summary['countess gold'] = s.countess.gold;
    summary['countess village'] = villageWords(s.countess.village);
    summary.event = EVENT_KEYS[s.countess.event] ?? '';
    summary.jester = s.countess.jester;
  }
  return summary;
}
