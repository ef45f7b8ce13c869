import {
  filled,
  NOBODY,
  type Options,
  type Rng,
  randomInt,
  removeAt,
  type Seat,
  shuffle,
} from '@spielstube/engine';
import { CITIZENS } from '../data/citizens.ts';
import { DEED_SPACES } from '../data/deeds.ts';
import { GOOD_KEYS, GOOD_TILES, GOODS_REMOVED } from '../data/goods.ts';
import { COPIES, EVENT_KEYS, PILGRIMAGE } from '../data/hourglass.ts';
import { GOODS_OF_A_PATH, goodsSpaces, ORLEANS, PATHS } from '../data/map.ts';
import { KIND_KEYS, OWN_KINDS, PEOPLE, PROFESSION_KEYS } from '../data/people.ts';
import { SPACES, TILES } from '../data/places.ts';
import { COINS, STARTING_COINS, STATIONS, TECHNOLOGY } from '../data/setup.ts';
import { TRACKS } from '../data/tracks.ts';
import { make } from './moves.ts';
import { frame, GONE, NOTHING, ON_OFFER, type Orleans, type Player } from './state.ts';
import { tileVerdict } from './tile-offer.ts';
import type { OrleansQuestion } from './types.ts';

const nothings = (count: number): number[] => filled(count, NOTHING);
const zeros = (list: readonly unknown[]): number[] => list.map(() => 0);

/** The table before the first round. ORL-SET */
export function start(seats: number, options: Options, rng: Rng): Orleans {
  const startPlayer = firstSeat(seats, options, rng);
  const s: Orleans = {
    seats,
    options,
    rng,
    barriers: 0,
    stack: [frame('startRound', NOBODY)],
    lanes: [],
    round: 0,
    phase: 0,
    startPlayer,
    event: PILGRIMAGE,
    hourglass: shuffledHourglass(options, rng),
    past: [],
    people: PEOPLE[seats].slice(),
    goodsMarket: GOOD_TILES.slice(),
    pathGoods: nothings(PATHS * GOODS_OF_A_PATH),
    gears: TECHNOLOGY,
    bank: COINS - seats * STARTING_COINS,
    citizens: filled(CITIZENS, NOBODY),
    deeds: DEED_SPACES.slice(),
    tiles: filled(TILES, ON_OFFER),
    tower: zeros(KIND_KEYS),
    bath: zeros(KIND_KEYS),
    lostPeople: zeros(PROFESSION_KEYS),
    lostGoods: zeros(GOOD_KEYS),
    lostGears: 0,
    players: Array.from({ length: seats }, newPlayer),
  };
  layOutGoods(s, rng);
  if (options.removeTiles === true) {
    for (let n = seats - 1; n >= 0; n--) s.stack.push(frame('removeTile', (startPlayer + n) % seats));
  }
  return s;
}

/** ORL-SET-17 */
function firstSeat(seats: number, options: Options, rng: Rng): Seat {
  return options.startPlayer === 'random' ? randomInt(rng, seats) : Number(options.startPlayer) - 1;
}

/** ORL-SET-13 to -16 */
function newPlayer(): Player {
  return {
    coins: STARTING_COINS,
    development: 0,
    tracks: filled(TRACKS, 0),
    goods: zeros(GOOD_KEYS),
    bag: zeros(KIND_KEYS),
    market: KIND_KEYS.map((_, kind) => ((OWN_KINDS as readonly number[]).includes(kind) ? 1 : 0)),
    spaces: nothings(SPACES),
    city: ORLEANS,
    stations: 0,
    unbuilt: STATIONS,
    farmerGears: 0,
    freeGears: 0,
    passed: false,
    draws: 0,
    returned: [],
    plan: [],
  };
}

/** Some are removed unseen, one goes on every space in use, the rest to the market. ORL-SET-11, -12, -21, -25 */
function layOutGoods(s: Orleans, rng: Rng): void {
  const tiles = GOOD_TILES.flatMap((count, good) => Array.from({ length: count }, () => good));
  shuffle(rng, tiles);
  const removed = tiles.splice(0, GOODS_REMOVED[s.seats]);
  for (const good of removed) s.lostGoods[good]++;
  for (const space of goodsSpaces(s.seats)) s.pathGoods[space] = tiles.pop() ?? NOTHING;
  s.goodsMarket = GOOD_KEYS.map((_, good) => tiles.filter((tile) => tile === good).length);
}

/** The stacks of tiles in the order of play, the first one without its light Pilgrimage. ORL-SET-03, ORL-VAR-03 */
export function hourglassStacks(options: Options): number[][] {
  const stacks = Array.from({ length: COPIES }, () => [...EVENT_KEYS.keys()]);
  removeAt(stacks[0], PILGRIMAGE);
  return options.hourglass === 'stacks' ? stacks : [stacks.flat()];
}

/** The next tile is the last one: first the light Pilgrimage. */
function shuffledHourglass(options: Options, rng: Rng): number[] {
  const stacks = hourglassStacks(options);
  for (const stack of stacks) shuffle(rng, stack);
  return [PILGRIMAGE, ...stacks.flat()].reverse();
}

/** Before the first round everybody removes a place tile. ORL-VAR-01 */
export const removeTile: OrleansQuestion = {
  options(s, _f, offer) {
    for (let tile = 0; tile < TILES; tile++) offer.put(make.remove(tile), tileVerdict(s, tile));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'remove') return;
    s.tiles[a.tile] = GONE;
    tell?.({ what: 'tileRemoved', seat: f.seat, tile: a.tile });
  },
};
