import { lettersOf, type Summary, type TestGame, TestTable } from '@spielstube/engine/testing';
import { placeKey } from '../data/boards.ts';
import { NOTHING } from '../data/box.ts';
import { CARD_KEYS } from '../data/cards.ts';
import { EVENT_KEYS } from '../data/events.ts';
import { FIELD_KEYS } from '../data/fields.ts';
import { GOOD_KEYS, type GoodKey } from '../data/goods.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { TILE_KEYS } from '../data/tiles.ts';
import { newdale } from '../index.ts';
import type { NewdaleWish } from '../rules/moves.ts';
import { hasBit, type Newdale, type Player } from '../rules/state.ts';
import { boardOf, chapterOf } from '../rules/supply.ts';
import type { NewdaleTypes } from '../rules/types.ts';
import { expectCensus } from './census.ts';
import { type Position, position } from './position.ts';

/** Sits down at a position: choose moves by their notation, see what has changed, what is asked, what is refused. */
export const at = (wanted: Position = {}): Table => new Table(ABOUT, position(wanted));
/** The same at a state that was made in another way. */
export const sitAt = (s: Newdale): Table => new Table(ABOUT, s);

export class Table extends TestTable<NewdaleTypes> {
  player(seat: number): Player {
    return this.s.players[seat];
  }
  hand(seat: number): string {
    return this.player(seat)
      .hand.map((card) => CARD_KEYS[card])
      .join(' ');
  }
  goods(seat: number): string {
    return goodsOf(this.player(seat));
  }
  count(seat: number, good: GoodKey): number {
    return this.player(seat).goods[GOOD_KEYS.indexOf(good)];
  }
  score(seat: number): number {
    return newdale.scores(this.s)[seat].total;
  }
  /** A line of the score pad. */
  line(seat: number, source: string): number {
    return newdale.scores(this.s)[seat].lines.find((line) => line.source === source)?.points ?? 0;
  }
}

const WISHES: Readonly<Record<string, NewdaleWish>> = {
  'get change': { wish: 'change' },
  'take no tile': { wish: 'noTile' },
  'keep all cards': { wish: 'keepCards' },
};

const ABOUT: TestGame<NewdaleTypes> = {
  game: newdale,
  summary: summaryOf,
  expectCensus,
  wish: (words) => WISHES[words] ?? null,
};

const FIGURES = 'YGRBH';
const goodsOf = ({ goods }: Player): string =>
  GOOD_KEYS.flatMap((key, good) => (goods[good] > 0 ? [`${key} ${goods[good]}`] : [])).join(', ');
const named = (cards: readonly number[]): string =>
  cards.map((card) => (card === NOTHING ? '-' : CARD_KEYS[card])).join(' ');

/** A state in short words, one line for each thing on the table. */
function summaryOf(s: Newdale): Summary {
  const summary: Record<string, Summary[string]> = {
    round: s.round,
    phase: s.phase,
    start: s.startPlayer,
    event: EVENT_KEYS[s.event],
    pile: s.pile.length,
    discards: named(s.discards),
    display: named(s.display),
    market: lettersOf(s.market, FIGURES),
    bag: lettersOf(s.bag, FIGURES),
    gone: lettersOf(s.gone, FIGURES),
    fields: s.fieldCounts.map((count, field) => (count > 0 ? TILE_KEYS[s.fieldTiles[field]] : '-')).join(' '),
    persons: PERSON_KEYS.filter((_, person) => hasBit(s.displayed, person)).join(' '),
    bridges: s.bridges.join(' '),
    supplementary: s.supplementary,
    'black ship': s.blackShip,
  };
  s.players.forEach((player, seat) => {
    for (const [key, value] of Object.entries(playerSummary(s, player))) summary[`${seat} ${key}`] = value;
  });
  return summary;
}

function playerSummary(s: Newdale, p: Player): Summary {
  const { board } = chapterOf(s);
  return {
    points: p.points,
    hand: named(p.hand),
    goods: goodsOf(p),
    areas: named(p.areas),
    specials: named(p.specials),
    houses: boardOf(s)
      .name.flatMap((_, place) => (hasBit(p.houses, place) ? [placeKey(board, place)] : []))
      .join(' '),
    supply: p.supply,
    stones: p.stones.map((field) => (field === NOTHING ? '-' : FIELD_KEYS[field])).join(' '),
    bought: p.bought,
    available: p.available,
    'long range': p.longRange,
    'cheap helpers': p.cheapHelpers,
    tiles: TILE_KEYS.filter((_, tile) => p.tiles[tile] > 0).join(' '),
    persons: PERSON_KEYS.filter((_, person) => hasBit(p.persons, person)).join(' '),
    own: lettersOf(p.own, FIGURES),
    lent: lettersOf(p.lent, FIGURES),
    prisoners: lettersOf(p.prisoners, FIGURES),
    fists: p.fists,
    ship: p.ship,
    shipyards: p.shipyards,
    fulfilled: p.fulfilled,
  };
}
