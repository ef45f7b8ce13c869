import { NOBODY, type Options } from '@spielstube/engine';
import { countsFrom, sortsFrom } from '@spielstube/engine/testing';
import { CITIZEN_KEYS } from '../data/citizens.ts';
import { DEED_KEYS, DEED_SPACES, DEEDS, deedSpace } from '../data/deeds.ts';
import { GOOD_KEYS, GOOD_TILES } from '../data/goods.ts';
import { COPIES, EVENT_KEYS, PILGRIMAGE } from '../data/hourglass.ts';
import { CITY_KEYS, type CityKey, GOODS_OF_A_PATH, PATH_KEYS } from '../data/map.ts';
import { OWN_KINDS, PEOPLE, PROFESSION_KEYS, type ProfessionKey } from '../data/people.ts';
import {
  EFFECTS,
  FIRST_SPACE,
  PLACE_KEYS,
  type PlaceKey,
  spacesOf,
  TILE_KEYS,
  type TileKey,
} from '../data/places.ts';
import { COINS, MARKET_SPACES, STATIONS, TECHNOLOGY } from '../data/setup.ts';
import { DEVELOPMENT_END, TRACK_END, TRACK_KEYS } from '../data/tracks.ts';
import { orleans } from '../index.ts';
import { ownsPlace } from '../rules/places.ts';
import { ACTIONS_PHASE } from '../rules/rounds.ts';
import { frame, GEAR, GONE, NOTHING, ON_OFFER, type Orleans, type Player } from '../rules/state.ts';
import { sum } from '../rules/supply.ts';
import { GOOD_LETTERS, indexIn, KIND_LETTERS, PROFESSION_LETTERS, spaceFrom } from './names.ts';

/** What a test says about one seat. What it does not mention is empty; own persons wait on the market. */
export interface SeatPosition {
  bag?: string;
  market?: string;
  /** Places and who is on their spaces: { village: 'Fb.', ship: '*..' }. */
  on?: Partial<Record<PlaceKey, string>>;
  coins?: number;
  development?: number;
  tracks?: Partial<Record<(typeof TRACK_KEYS)[number], number>>;
  goods?: string;
  city?: CityKey;
  stations?: readonly CityKey[];
  unbuilt?: number;
  /** Technology beside the board. */
  farmerGears?: number;
  freeGears?: number;
  tiles?: readonly TileKey[];
  citizens?: readonly (typeof CITIZEN_KEYS)[number][];
  passed?: boolean;
}

export interface Position {
  seats?: 2 | 3 | 4;
  options?: Options;
  seed?: string;
  round?: number;
  start?: number;
  /** Whose turn it is in the actions; the start player's without it. */
  turn?: number;
  phase?: 'round' | 'census' | 'followers' | 'planning' | 'actions' | 'event' | 'end';
  event?: (typeof EVENT_KEYS)[number];
  /** The next hourglass tiles. */
  next?: readonly (typeof EVENT_KEYS)[number][];
  players?: readonly SeatPosition[];
  /** Neutral persons on the board, tiles of goods on the market, technology: the others have left the game. */
  people?: Partial<Record<ProfessionKey, number>>;
  market?: Partial<Record<(typeof GOOD_KEYS)[number], number>>;
  gears?: number;
  /** Coins in the bank; the last seat has the others. */
  bank?: number;
  /** Goods on paths: without this as they are laid out; with it nothing lies on other paths. */
  paths?: Readonly<Record<string, string>>;
  /** Who was sent to the deeds. */
  deeds?: Partial<Record<(typeof DEED_KEYS)[number], string>>;
  tower?: string;
  /** Tiles that have left the game. */
  gone?: readonly TileKey[];
}

/**
 * A position at the beginning of a phase. It starts from a set-up and moves pieces about, so that every piece still
 * exists exactly once; a position that no game can reach is an error.
 */
export function position(wanted: Position = {}): Orleans {
  const seats = wanted.seats ?? 2;
  const s = orleans.setup(seats, { startPlayer: '1', ...wanted.options }, wanted.seed ?? 'position');
  s.startPlayer = within(wanted.start ?? 0, 0, seats - 1, 'start');
  s.lanes = [];
  s.tiles = TILE_KEYS.map((key) => (wanted.gone?.includes(key) === true ? GONE : ON_OFFER));
  s.citizens = CITIZEN_KEYS.map(() => NOBODY);
  s.players.forEach((player, seat) => {
    fillBoard(s, player, wanted.players?.[seat] ?? {}, seat);
  });
  fillTower(s, wanted.tower ?? '');
  fillDeeds(s, wanted.deeds ?? {});
  layOutPeople(s, wanted.people ?? {});
  layOutGoods(s, wanted);
  layOutGears(s, wanted.gears);
  fillBank(s, wanted.bank);
  turnHourglass(s, wanted);
  begin(s, wanted);
  orleans.resume(s);
  s.barriers = 0;
  return s;
}

function within(value: number, least: number, most: number, what: string): number {
  if (value < least || value > most) throw new Error(`${what} is ${least} to ${most}, not ${value}`);
  return value;
}

function fillBoard(s: Orleans, player: Player, wanted: SeatPosition, seat: number): void {
  for (const key of wanted.tiles ?? []) {
    const tile = indexIn(TILE_KEYS, key);
    if (s.tiles[tile] !== ON_OFFER) throw new Error(`${key} is not on offer`);
    s.tiles[tile] = seat;
  }
  for (const key of wanted.citizens ?? []) {
    const citizen = indexIn(CITIZEN_KEYS, key);
    if (s.citizens[citizen] !== NOBODY) throw new Error(`two seats have the citizen ${key}`);
    s.citizens[citizen] = seat;
  }
  player.bag = countsFrom(wanted.bag ?? '', KIND_LETTERS);
  player.market = countsFrom(wanted.market ?? '', KIND_LETTERS);
  player.spaces.fill(NOTHING);
  for (const [key, letters] of Object.entries(wanted.on ?? {})) {
    const place = indexIn(PLACE_KEYS, key);
    if (!ownsPlace(s, seat, place)) throw new Error(`seat ${seat} has no ${key}`);
    if (letters.length !== spacesOf(place)) throw new Error(`${key} has ${spacesOf(place)} spaces`);
    Array.from(letters).forEach((letter, n) => {
      player.spaces[FIRST_SPACE[place] + n] = spaceFrom(letter);
    });
  }
  player.coins = within(wanted.coins ?? 5, 0, COINS, 'coins');
  player.development = within(wanted.development ?? 0, 0, DEVELOPMENT_END, 'development');
  player.tracks = TRACK_KEYS.map((key, track) =>
    within(wanted.tracks?.[key] ?? 0, 0, TRACK_END[track], `the ${key} track`),
  );
  player.goods = countsFrom(wanted.goods ?? '', GOOD_LETTERS);
  player.city = indexIn(CITY_KEYS, wanted.city ?? 'orleans');
  player.stations = 0;
  for (const city of wanted.stations ?? []) player.stations |= 1 << indexIn(CITY_KEYS, city);
  const built = wanted.stations?.length ?? 0;
  player.unbuilt = within(wanted.unbuilt ?? STATIONS - built, 0, STATIONS - built, 'unbuilt');
  player.farmerGears = wanted.farmerGears ?? 0;
  player.freeGears = wanted.freeGears ?? 0;
  player.passed = wanted.passed ?? false;
}

function fillTower(s: Orleans, letters: string): void {
  s.tower = countsFrom(letters, KIND_LETTERS);
  const owner = s.tiles[indexIn(TILE_KEYS, 'gunpowderTower')];
  if (letters !== '' && owner < 0) throw new Error('nobody has the tower');
  within(letters.length, 0, EFFECTS.gunpowderTower.room, 'the tower');
  s.players.forEach((player, seat) => {
    for (const kind of OWN_KINDS) {
      const held =
        player.bag[kind] +
        player.market[kind] +
        player.spaces.filter((on) => on === kind).length +
        (seat === owner ? s.tower[kind] : 0);
      if (held > 1) throw new Error(`seat ${seat} has two of ${KIND_LETTERS[kind]}`);
      if (held === 0) player.market[kind]++;
    }
    within(sum(player.market), 0, MARKET_SPACES, `the market of seat ${seat}`);
  });
}

function fillDeeds(s: Orleans, wanted: NonNullable<Position['deeds']>): void {
  s.deeds = DEED_SPACES.slice();
  for (const [key, letters] of Object.entries(wanted)) {
    for (const profession of sortsFrom(letters, PROFESSION_LETTERS)) {
      const space = deedSpace(indexIn(DEED_KEYS, key), profession);
      if (--s.deeds[space] < 0) throw new Error(`${key} has no room for all of ${letters}`);
    }
  }
}

function layOutPeople(s: Orleans, wanted: NonNullable<Position['people']>): void {
  PROFESSION_KEYS.forEach((key, kind) => {
    let out = s.tower[kind];
    for (const { bag, market, spaces } of s.players) {
      out += bag[kind] + market[kind] + spaces.filter((on) => on === kind).length;
    }
    for (let deed = 0; deed < DEEDS; deed++) {
      out += DEED_SPACES[deedSpace(deed, kind)] - s.deeds[deedSpace(deed, kind)];
    }
    const rest = PEOPLE[s.seats][kind] - out;
    s.people[kind] = within(wanted[key] ?? rest, 0, rest, key);
    s.lostPeople[kind] = rest - s.people[kind];
  });
}

function layOutGoods(s: Orleans, wanted: Position): void {
  if (wanted.paths !== undefined) {
    s.pathGoods.fill(NOTHING);
    for (const [key, letters] of Object.entries(wanted.paths)) {
      within(letters.length, 0, GOODS_OF_A_PATH, `goods on ${key}`);
      sortsFrom(letters, GOOD_LETTERS).forEach((good, n) => {
        s.pathGoods[indexIn(PATH_KEYS, key) * GOODS_OF_A_PATH + n] = good;
      });
    }
  }
  GOOD_KEYS.forEach((key, good) => {
    let out = s.pathGoods.filter((lies) => lies === good).length;
    for (const { goods } of s.players) out += goods[good];
    const rest = GOOD_TILES[good] - out;
    s.goodsMarket[good] = within(wanted.market?.[key] ?? rest, 0, rest, key);
    s.lostGoods[good] = rest - s.goodsMarket[good];
  });
}

function layOutGears(s: Orleans, wanted: number | undefined): void {
  const out = s.players.reduce(
    (all, { farmerGears, freeGears, spaces }) =>
      all + farmerGears + freeGears + spaces.filter((on) => on === GEAR).length,
    0,
  );
  s.gears = within(wanted ?? TECHNOLOGY - out, 0, TECHNOLOGY - out, 'technology');
  s.lostGears = TECHNOLOGY - out - s.gears;
}

function fillBank(s: Orleans, wanted: number | undefined): void {
  const rest = COINS - s.players.reduce((all, { coins }) => all + coins, 0);
  s.bank = within(wanted ?? rest, 0, rest, 'the bank');
  s.players[s.seats - 1].coins += rest - s.bank;
}

/** The tiles before this round's are any that fit. */
function turnHourglass(s: Orleans, wanted: Position): void {
  const pool = EVENT_KEYS.flatMap((_, event) => Array.from({ length: COPIES }, () => event));
  const pick = (event: number): number => pool.splice(indexIn(pool.map(String), `${event}`), 1)[0];
  s.round = within(wanted.round ?? 5, 0, pool.length, 'round');
  const first = pick(PILGRIMAGE);
  const current = indexIn(EVENT_KEYS, wanted.event ?? 'pilgrimage');
  if (s.round <= 1 && current !== PILGRIMAGE) throw new Error('the first event is Pilgrimage');
  const next = (wanted.next ?? []).map((key) => pick(indexIn(EVENT_KEYS, key)));
  if (s.round > 1) pick(current);
  const between = pool.splice(0, Math.max(0, s.round - 2));
  s.event = current;
  s.past = [first, ...between, current].slice(0, s.round);
  if (s.round === 1) s.past = [first];
  s.hourglass = [...pool, ...next.reverse()];
  if (s.round === 0) s.hourglass.push(first);
}

function begin(s: Orleans, wanted: Position): void {
  const phase = wanted.phase ?? 'actions';
  const turn = within(wanted.turn ?? s.startPlayer, 0, s.seats - 1, 'turn');
  if (phase === 'round') {
    s.stack = [frame('startRound', NOBODY)];
    return;
  }
  const steps = ['endRound', 'event', 'openActions', 'openPlanning', 'callFollowers', 'census'] as const;
  const left = { end: 1, event: 2, actions: 2, planning: 4, followers: 5, census: 6 }[phase];
  s.stack = steps.slice(0, left).map((kind) => frame(kind, NOBODY));
  s.phase = ACTIONS_PHASE;
  // Who has passed already is said by the position, so the phase is not opened anew.
  if (phase === 'actions') s.stack.push(frame('nextTurn', turn));
}
