import { lettersOf, type Summary, type TestGame, TestTable } from '@spielstube/engine/testing';
import { CITIZEN_KEYS } from '../data/citizens.ts';
import { DEED_KEYS } from '../data/deeds.ts';
import { EVENT_KEYS } from '../data/hourglass.ts';
import { CITY_KEYS, GOODS_OF_A_PATH, PATH_KEYS } from '../data/map.ts';
import { PROFESSION_KEYS, PROFESSIONS } from '../data/people.ts';
import { FIRST_SPACE, PLACE_KEYS, TILE_KEYS } from '../data/places.ts';
import { TRACK_KEYS } from '../data/tracks.ts';
import { orleans } from '../index.ts';
import type { OrleansWish } from '../rules/moves.ts';
import { GONE, NOTHING, type Orleans, type Player } from '../rules/state.ts';
import { hasStation } from '../rules/supply.ts';
import type { OrleansTypes } from '../rules/types.ts';
import { expectCensus } from './census.ts';
import { GOOD_LETTERS, KIND_LETTERS, PROFESSION_LETTERS, spaceLetter } from './names.ts';
import { type Position, position } from './position.ts';

/** Sits down at a position: choose moves by their notation, see what has changed, what is asked, what is refused. */
export const at = (wanted: Position = {}): Table => new Table(ABOUT, position(wanted));
/** The same at a state that was made in another way. */
export const sitAt = (s: Orleans): Table => new Table(ABOUT, s);

export class Table extends TestTable<OrleansTypes> {
  player(seat: number): Player {
    return this.s.players[seat];
  }

  /** Uses a place and ends the turn, if nothing more is asked. */
  use(place: string, ...moves: string[]): this {
    this.choose(`use ${place}`, ...moves);
    return this.open().includes('end') ? this.choose('end') : this;
  }

  bag(seat: number): string {
    return lettersOf(this.player(seat).bag, KIND_LETTERS);
  }
  market(seat: number): string {
    return lettersOf(this.player(seat).market, KIND_LETTERS);
  }
  /** Who is on the spaces of a place. */
  on(seat: number, place: string): string {
    return spacesAt(this.player(seat), PLACE_KEYS.indexOf(place as (typeof PLACE_KEYS)[number]));
  }
}

const WISHES: Readonly<Record<string, OrleansWish>> = {
  'stop bathing': { wish: 'stop' },
  'pay the fine': { wish: 'fine' },
  'give a citizen': { wish: 'citizen' },
  'give somebody waiting': { wish: 'waiting' },
  'send an own person': { wish: 'sendOwn' },
};

const ABOUT: TestGame<OrleansTypes> = {
  game: orleans,
  summary: summaryOf,
  expectCensus,
  wish: (words) => WISHES[words] ?? null,
};

/** A state in short words, one line for each thing on the table. */
function summaryOf(s: Orleans): Summary {
  const summary: Record<string, Summary[string]> = {
    round: s.round,
    phase: s.phase,
    start: s.startPlayer,
    event: EVENT_KEYS[s.event],
    bank: s.bank,
    gears: s.gears,
    tower: lettersOf(s.tower, KIND_LETTERS),
    bath: lettersOf(s.bath, KIND_LETTERS),
    'goods market': lettersOf(s.goodsMarket, GOOD_LETTERS),
    'lost people': lettersOf(s.lostPeople, PROFESSION_LETTERS),
    'lost goods': lettersOf(s.lostGoods, GOOD_LETTERS),
    'lost gears': s.lostGears,
    'lost tiles': TILE_KEYS.filter((_, tile) => s.tiles[tile] === GONE).join(' '),
  };
  PROFESSION_KEYS.forEach((key, profession) => {
    summary[`board ${key}`] = s.people[profession];
  });
  PATH_KEYS.forEach((key, path) => {
    const goods = s.pathGoods.slice(path * GOODS_OF_A_PATH, (path + 1) * GOODS_OF_A_PATH);
    summary[`path ${key}`] = goods.map((good) => (good === NOTHING ? '' : GOOD_LETTERS[good])).join('');
  });
  DEED_KEYS.forEach((key, deed) => {
    summary[`free ${key}`] = lettersOf(
      s.deeds.slice(deed * PROFESSIONS, (deed + 1) * PROFESSIONS),
      PROFESSION_LETTERS,
    );
  });
  s.players.forEach((player, seat) => {
    for (const [key, value] of Object.entries(playerSummary(s, player, seat)))
      summary[`${seat} ${key}`] = value;
  });
  return summary;
}

function playerSummary(s: Orleans, p: Player, seat: number): Summary {
  const summary: Record<string, Summary[string]> = {
    coins: p.coins,
    development: p.development,
    goods: lettersOf(p.goods, GOOD_LETTERS),
    bag: lettersOf(p.bag, KIND_LETTERS),
    market: lettersOf(p.market, KIND_LETTERS),
    city: CITY_KEYS[p.city],
    stations: CITY_KEYS.filter((_, city) => hasStation(p, city)).join(' '),
    unbuilt: p.unbuilt,
    'farmer gears': p.farmerGears,
    'free gears': p.freeGears,
    passed: p.passed,
    tiles: TILE_KEYS.filter((_, tile) => s.tiles[tile] === seat).join(' '),
    citizens: CITIZEN_KEYS.filter((_, citizen) => s.citizens[citizen] === seat).join(' '),
  };
  TRACK_KEYS.forEach((key, track) => {
    summary[`${key} track`] = p.tracks[track];
  });
  PLACE_KEYS.forEach((key, place) => {
    const on = spacesAt(p, place);
    summary[key] = /^\.*$/.test(on) ? '' : on;
  });
  return summary;
}

const spacesAt = (p: Player, place: number): string =>
  p.spaces
    .slice(FIRST_SPACE[place], FIRST_SPACE[place + 1])
    .map(spaceLetter)
    .join('');
