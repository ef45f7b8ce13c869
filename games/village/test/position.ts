import { NOBODY, type Options } from '@spielstube/engine';
import { countsFrom } from '@spielstube/engine/testing';
import { COMPARTMENTS, FATE_SETS } from '../data/conny.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { MARRIAGE_BOARD } from '../data/marriage.ts';
import {
  COLOURS,
  CUBE_KEYS,
  CUBES_OF_A_COLOUR,
  GRAIN_LIMIT,
  LIFE_TRACK,
  PLAGUE,
  PLAGUE_CUBES,
  withBread,
} from '../data/pieces.ts';
import {
  churchStep,
  FARM,
  GONE,
  GRAVE,
  GROUP_KEYS,
  groupOf,
  ON_THE_CHURCH,
  STEPS,
  UNBORN,
} from '../data/places.ts';
import { MIX_SETUP_CARDS } from '../data/setup-cards.ts';
import { ALL_SPACE_KEYS, chronicleSpaces, GRAVES, QUEUE, STALLS_IN_USE } from '../data/spaces.ts';
import { BLANK, isTurned, QUILL, TURNED_BLANK, TURNED_QUILL } from '../rules/fate.ts';
import { numbersOf } from '../rules/members.ts';
import { mixOf } from '../rules/mix.ts';
import {
  CONNY,
  type Conny,
  frame,
  NOTHING,
  type Player,
  RING_ON_COUNCIL,
  RING_SPENT,
  type Village,
} from '../rules/state.ts';
import { village } from './all.ts';
import { type ExpansionPosition, type ExpansionSeat, layOutExpansions } from './expansions.ts';
import {
  CUBE_LETTERS,
  castlesFrom,
  customerFrom,
  GOOD_LETTERS,
  goalFrom,
  type PlaceName,
  placeFrom,
} from './names.ts';

/** Numbers of members by place: { smithy: '12', church2: '1' }. */
export type Family = Partial<Record<PlaceName, string>>;

/** What a test says about one seat. What it does not mention is empty. */
export interface SeatPosition extends ExpansionSeat {
  /** Members of the first generation that are not mentioned stand on the farm, later ones are unborn. */
  members?: Family;
  /** Letters: 'ssk' are two skill and a knowledge, 'hp' a horse and a plough. */
  cubes?: string;
  goods?: string;
  coins?: number;
  grain?: number;
  life?: number;
  points?: number;
  castles?: readonly string[];
  customers?: readonly string[];
  goals?: readonly string[];
  revealed?: readonly string[];
}

export interface ConnysPosition {
  /** Whoever is not mentioned lies where the set-up puts it: beside the tray (`farm`) or on the `church`. */
  members?: Family;
  /** Cubes in the compartments up to `last`, the last one last. */
  tray?: string;
  last?: number;
  /** Where the quills lie, one in each set; which tiles are turned. */
  quills?: readonly [number, number];
  turned?: readonly number[];
  customers?: readonly string[];
}

export interface Position extends ExpansionPosition {
  seats?: 1 | 2 | 3 | 4 | 5;
  options?: Options;
  seed?: string;
  round?: number;
  start?: number;
  turn?: number;
  /** Who has the ring; alone it may be spent. */
  ring?: number | 'council' | 'spent';
  players?: readonly SeatPosition[];
  /** Cubes on the action spaces by letters; without this, one on each. */
  spaces?: Partial<Record<(typeof ALL_SPACE_KEYS)[number], string>>;
  /** Cubes in the green bag; the others are in the supply. */
  bag?: Partial<Record<(typeof CUBE_KEYS)[number], number>>;
  /** The first stalls and places of the queue, and the top of the pile; others follow as they come. */
  stalls?: readonly string[];
  queue?: readonly string[];
  pile?: readonly string[];
  /** Nobody comes any more: the customers that are not mentioned were served by the last seat. */
  soldOut?: boolean;
  /** The end is triggered: by whom, and who has a last turn after this one. */
  ending?: { by: number; last: readonly number[] };
  conny?: ConnysPosition;
}

const ONE_EACH = {
  grain: 's',
  family: 's',
  crafts: 'k',
  market: 'p',
  council: 'p',
  travel: 'f',
  church: 'f',
};

/**
 * A position in which a turn begins. It starts from a set-up and moves pieces about, so that every piece still
 * exists exactly once; a position that no game can reach is an error.
 */
export function position(wanted: Position): Village {
  const seats = wanted.seats ?? 2;
  const options = seats === 1 ? {} : { startPlayer: '1', compensation: false };
  const s = village.setup(seats, { ...options, ...wanted.options }, wanted.seed ?? 'position');
  s.round = within(wanted.round ?? 1, 1, 99, 'round');
  s.startPlayer = within(wanted.start ?? 0, 0, seats - 1, 'start');
  const turn = within(wanted.turn ?? s.startPlayer, 0, seats - 1, 'turn');
  s.nextStart = ringFrom(s, wanted.ring ?? 'council');
  s.players.forEach((player, seat) => {
    fillFarm(player, wanted.players?.[seat] ?? {}, seat);
  });
  if (s.conny !== null) fillTray(s.conny, wanted.conny ?? {});
  else if (wanted.conny !== undefined) throw new Error('Conny plays in solo games only');
  layOutExpansions(s, wanted);
  layOutDead(s);
  layOutCubes(s, wanted);
  layOutCustomers(s, wanted);
  setEnd(s, wanted);

  // The turn begins as in play: whatever happens by itself has happened when the test looks.
  s.stack = [frame('startTurn', turn)];
  village.resume(s);
  s.barriers = 0;
  return s;
}

function within(value: number, least: number, most: number, what: string): number {
  if (value < least || value > most) throw new Error(`${what} is ${least} to ${most}, not ${value}`);
  return value;
}

function ringFrom(s: Village, ring: NonNullable<Position['ring']>): number {
  if (ring === 'council') return RING_ON_COUNCIL;
  if (ring === 'spent') {
    if (s.conny === null) throw new Error('the ring is spent in solo games only');
    return RING_SPENT;
  }
  return within(ring, 0, s.seats - 1, 'ring');
}

function fillFarm(player: Player, wanted: SeatPosition, seat: number): void {
  const whose = `seat ${seat}`;
  const numbers = numbersOf(player.members);
  Object.assign(
    player,
    placeFamily(numbers, wanted.members ?? {}, whose, (number) => (number === 1 ? FARM : UNBORN)),
  );
  if (player.members.includes(ON_THE_CHURCH)) throw new Error(`only Conny's members lie on the church`);
  // Children are born in the order of their numbers.
  const firstUnborn = player.members.indexOf(UNBORN);
  if (firstUnborn >= 0 && player.members.slice(firstUnborn).some((place) => place !== UNBORN)) {
    throw new Error(`${whose} has a younger member than the unborn "${numbers[firstUnborn]}"`);
  }
  player.cubes = countsFrom(wanted.cubes ?? '', CUBE_LETTERS.slice(0, COLOURS.length));
  player.goods = countsFrom(wanted.goods ?? '', GOOD_LETTERS.slice(0, player.goods.length));
  player.coins = within(wanted.coins ?? 0, 0, 99, 'coins');
  player.grain = within(wanted.grain ?? 0, 0, GRAIN_LIMIT, 'grain');
  player.life = within(wanted.life ?? 0, 0, LIFE_TRACK - 1, 'life');
  player.points = within(wanted.points ?? 0, 0, 99, 'points');
  player.castles = castlesFrom(wanted.castles ?? []);
  player.customers = (wanted.customers ?? []).map(customerFrom);
  player.goals = (wanted.goals ?? []).map(goalFrom);
  player.revealedGoals = (wanted.revealed ?? []).map(goalFrom);
  for (const silver of [true, false]) {
    const owned = [...player.goals, ...player.revealedGoals].filter(
      (goal) => LIFE_GOALS[goal].silver === silver,
    );
    if (owned.length > 1) throw new Error(`${whose} has two ${silver ? 'silver' : 'gold'} goals`);
  }
}

/** The members of a family, in the order of their numbers; "1+" is a "1" with bread. */
function placeFamily(
  numbers: readonly number[],
  family: Family,
  whose: string,
  home: (number: number) => number,
): { members: number[]; kinds: number[] } {
  const members = numbers.map(() => NOTHING);
  const kinds = numbers.slice();
  for (const [name, words] of Object.entries(family)) {
    for (const word of words.match(/\d\+?/g) ?? []) {
      const member = members.findIndex((place, n) => place === NOTHING && `${numbers[n]}` === word[0]);
      if (member < 0) throw new Error(`${whose} has no further "${word[0]}"`);
      members[member] = placeFrom(name);
      if (word.endsWith('+')) kinds[member] = withBread(numbers[member]);
    }
  }
  return {
    members: members.map((place, member) => (place === NOTHING ? home(numbers[member]) : place)),
    kinds,
  };
}

function fillTray(conny: Conny, wanted: ConnysPosition): void {
  const home = (number: number): number => (number <= 2 ? FARM : ON_THE_CHURCH);
  conny.members = placeFamily(numbersOf(conny.members), wanted.members ?? {}, 'Conny', home).members;
  for (let step = 1; step <= STEPS; step++) {
    if (conny.members.filter((place) => place === churchStep(step)).length > 1)
      throw new Error(`Conny has two members on church step ${step}`);
  }
  const cubes = Array.from(wanted.tray ?? '', (letter) => CUBE_LETTERS.indexOf(letter));
  if (cubes.length > 0 !== (wanted.last !== undefined)) throw new Error('a tray with cubes has a last one');
  const last = within(wanted.last ?? 0, 0, COMPARTMENTS - 1, 'compartment');
  conny.lastCompartment = cubes.length === 0 ? NOTHING : last;
  conny.tray = cubes;
  FATE_SETS.forEach((places, set) => {
    const quill = wanted.quills?.[set] ?? places[0];
    if (!places.includes(quill)) throw new Error(`no tile of set ${set} lies before compartment ${quill}`);
    for (const place of places) {
      const turned = wanted.turned?.includes(place) === true;
      if (place === quill) conny.fate[place] = turned ? TURNED_QUILL : QUILL;
      else conny.fate[place] = turned ? TURNED_BLANK : BLANK;
    }
    if (places.every((place) => isTurned(conny.fate[place])))
      throw new Error(`set ${set} would have been shuffled`);
  });
  conny.customers = (wanted.customers ?? []).map(customerFrom);
}

/** Free spaces are those that no dead member takes. */
function layOutDead(s: Village): void {
  const places = s.players.flatMap(({ members }) => members).concat(s.conny?.members ?? []);
  s.chronicle = chronicleSpaces(mixOf(s), s.seats).map((spaces, group) => {
    const dead = places.filter((place) => groupOf(place) === group).length;
    if (dead > spaces) throw new Error(`${GROUP_KEYS[group]} has ${spaces} spaces, not ${dead}`);
    return spaces - dead;
  });
  const graves = places.filter((place) => place === GRAVE).length;
  if (graves > GRAVES[s.seats]) throw new Error(`there are ${GRAVES[s.seats]} graves, not ${graves}`);
  s.graves = GRAVES[s.seats] - graves;
}

function layOutCubes(s: Village, wanted: Position): void {
  const { spaces: card } = MIX_SETUP_CARDS[mixOf(s)][s.seats];
  const laidOut: Position['spaces'] = wanted.spaces ?? ONE_EACH;
  const spaces = ALL_SPACE_KEYS.slice(0, s.spaces.length / CUBE_KEYS.length);
  s.spaces = spaces.flatMap((key, space) => {
    const letters = laidOut[key] ?? '';
    if (letters.length > card[space]) throw new Error(`${key} has room for ${card[space]} cubes`);
    return countsFrom(letters, CUBE_LETTERS);
  });
  s.bag = CUBE_KEYS.map((key) => wanted.bag?.[key] ?? 0);
  s.supply = CUBE_KEYS.map((key, kind) => {
    let out = s.bag[kind];
    for (let at = kind; at < s.spaces.length; at += CUBE_KEYS.length) out += s.spaces[at];
    if (kind !== PLAGUE) for (const player of s.players) out += player.cubes[kind];
    out += (s.conny?.tray ?? []).filter((cube) => cube === kind).length;
    const plague = PLAGUE_CUBES + (s.marriage === null ? 0 : MARRIAGE_BOARD.plague);
    const all = kind === PLAGUE ? plague : CUBES_OF_A_COLOUR;
    if (out > all) throw new Error(`there are ${all} cubes of ${key}, not ${out}`);
    return all - out;
  });
  if (wanted.ending === undefined && s.spaces.every((cubes) => cubes === 0))
    throw new Error('the round would be over: no cube is left');
}

function layOutCustomers(s: Village, wanted: Position): void {
  const all = [...s.stalls, ...s.queue, ...s.customerPile].filter((tile) => tile !== NOTHING);
  const named = [wanted.stalls ?? [], wanted.queue ?? [], wanted.pile ?? []].map((keys) =>
    keys.map(customerFrom),
  );
  const taken = [
    ...s.players.flatMap((player) => player.customers),
    ...(s.conny?.customers ?? []),
    ...named.flat(),
  ];
  for (const tile of taken) {
    if (!all.includes(tile)) throw new Error('promo customers need the option');
    if (taken.indexOf(tile) !== taken.lastIndexOf(tile)) throw new Error('a customer is in two places');
  }
  const others = all.filter((tile) => !taken.includes(tile)).sort((a, b) => a - b);
  if (wanted.soldOut === true) {
    const last = s.players[s.seats - 1];
    last.customers = [...last.customers, ...others.splice(0)];
  }
  const [stalls, queue, pile] = named;
  const fill = (places: number[], room: number): void => {
    while (places.length < room) places.push(others.shift() ?? NOTHING);
  };
  fill(stalls, STALLS_IN_USE[s.seats]);
  if (stalls.length > STALLS_IN_USE[s.seats]) throw new Error(`there are ${STALLS_IN_USE[s.seats]} stalls`);
  fill(queue, QUEUE);
  if (stalls.includes(NOTHING) && queue.some((tile) => tile !== NOTHING))
    throw new Error('a customer of the queue would have moved up');
  s.stalls = [...stalls, ...s.stalls.slice(stalls.length)];
  s.queue = queue;
  s.customerPile = [...others.reverse(), ...pile.reverse()];
}

function setEnd(s: Village, { ending }: Position): void {
  const full = s.graves === 0 || s.chronicle.every((free) => free === 0) || s.port?.burials === 0;
  if (full !== (ending !== undefined)) {
    throw new Error(full ? 'the end would have been triggered' : 'the end is not triggered');
  }
  const gone = s.players.some(({ members }) => members.includes(GONE));
  if (gone && !full) throw new Error('nobody leaves the game before the end');
  if (ending === undefined) return;
  s.triggeredBy = within(ending.by, 0, s.conny === null ? s.seats - 1 : CONNY, 'by');
  s.triggeredInMarketOf = NOBODY;
  s.ending = true;
  s.lastTurns = [...ending.last];
}
