import { NOBODY, type Options } from '@spielstube/engine';
import { countsFrom } from '@spielstube/engine/testing';
import { COOK_AREA } from '../data/areas.ts';
import { BOARDS, placeNamed } from '../data/boards.ts';
import { NOTHING, placeIn } from '../data/box.ts';
import { CARD_KEYS, COOK, FACE, FIRST_SAILOR, isProduction, isSailor, numbered } from '../data/cards.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS, type ChapterKey } from '../data/chapters.ts';
import { type EventKey, eventNumber, LAID_OUT } from '../data/events.ts';
import { FIELD_KEYS, STONES } from '../data/fields.ts';
import { GOOD_KEYS, type GoodKey } from '../data/goods.ts';
import { FIGURE_COUNTS, HOODED } from '../data/helpers.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { ROUNDS, STARTING } from '../data/setup.ts';
import { TILE_KEYS, type TileKey } from '../data/tiles.ts';
import { newdale } from '../index.ts';
import { addSpecial } from '../rules/erecting.ts';
import { cardsOf, drawnEvents, lastEvent } from '../rules/setup.ts';
import {
  ACTIONS_PHASE,
  BUILDING_PHASE,
  EVENT_PHASE,
  frame,
  HELPERS_PHASE,
  type Newdale,
  PLANNING_PHASE,
  type Player,
  SPECIALS_PHASE,
  type StepKind,
} from '../rules/state.ts';

/** What a test says about one seat. What it does not mention is as at the start, with an empty hand and no coal. */
export interface SeatPosition {
  hand?: string;
  goods?: Partial<Record<GoodKey, number>>;
  /** By area: { 2: 'mill1' }; the Coal Mine lies at area 1. */
  areas?: Readonly<Record<number, string>>;
  /** Special buildings and sailors. */
  specials?: string;
  /** Places with own houses besides the start place: 'A5 A9'. */
  houses?: string;
  supply?: number;
  points?: number;
  /** Stones "1", "2" … and their fields: 'build orderly2', '-' for a stone that is not there. */
  stones?: string;
  /** Stones that can be placed: '1 2 3'. */
  available?: string;
  longRange?: boolean;
  cheapHelpers?: boolean;
  tiles?: readonly TileKey[];
  persons?: readonly (typeof PERSON_KEYS)[number][];
  /** Figures on Rabbit or Onyx, and in prison: 'YB'. */
  lent?: string;
  prisoners?: string;
  mission?: number;
  ship?: number;
  shipyards?: number;
  fulfilled?: boolean;
}

export interface Position {
  seats?: 1 | 2 | 3 | 4;
  chapter?: ChapterKey;
  options?: Options;
  seed?: string;
  round?: number;
  start?: number;
  phase?: 'round' | 'planning' | 'helpers' | 'actions' | 'building' | 'specials' | 'end';
  event?: EventKey;
  /** The next event. */
  next?: EventKey;
  /** Figures that were drawn: 'YYGH'; H is a hooded one. */
  market?: string;
  players?: readonly SeatPosition[];
  /** The next cards, the first one first; with a number so many cards and no more (the rest is nowhere, see `away`). */
  pile?: string | number;
  discards?: string;
  display?: string;
  /** Tiles on bonus fields: { 1: 'anyGood' }; without it none. */
  fields?: Readonly<Record<number, TileKey>>;
  /** Bridges by site: [0, -1, 1, -1]. */
  bridges?: readonly number[];
  /** Premiums that are gone: 'A4'. */
  premiums?: string;
  supplementary?: number;
  charted?: boolean;
  arrivals?: number;
  blackShip?: number;
  /** Persons in the display. */
  displayed?: readonly (typeof PERSON_KEYS)[number][];
}

const FIGURE_LETTERS = 'YGRBH';
export const wordsOf = (text: string | undefined): string[] =>
  (text ?? '').split(' ').filter((word) => word !== '');
export const card = (key: string): number => {
  const found = placeIn(CARD_KEYS, key);
  return FACE[found] ?? found;
};

/** Cards as they are laid out, each taken from those that are left. */
class Deck {
  private readonly left: number[];
  constructor(cards: readonly number[]) {
    this.left = cards.toSorted((a, b) => b - a);
  }
  take(key: string): number {
    const wanted = card(key);
    const at = this.left.indexOf(wanted);
    if (at < 0) throw new Error(`there is no ${key} left`);
    return this.left.splice(at, 1)[0];
  }
  named(text: string | undefined): number[] {
    return wordsOf(text).map((key) => this.take(key));
  }
  rest(): number[] {
    return this.left.splice(0);
  }
}

/** A position at the beginning of a phase. Every piece exists once; one that no game can reach is an error. */
export function position(wanted: Position = {}): Newdale {
  const seats = wanted.seats ?? 2;
  const chapter = wanted.chapter ?? 'I';
  const alone = seats === 1 ? {} : { startPlayer: '1' };
  const s = newdale.setup(seats, { chapter, ...alone, ...wanted.options }, wanted.seed ?? 'position');
  s.startPlayer = wanted.start ?? 0;
  s.lanes = [];
  s.offered = 0;
  turnEvents(s, wanted);
  const brought = s.past.flatMap((event) => (LAID_OUT[event] > 0 ? numbered(LAID_OUT[event]) : []));
  const deck = new Deck([...cardsOf(CHAPTER_ROWS[s.chapter]), ...brought]);
  s.players.forEach((player, seat) => {
    fillSeat(s, player, wanted.players?.[seat] ?? {}, deck);
  });
  layOutCards(s, wanted, deck);
  fillBag(s, wanted.market ?? '');
  fillBoard(s, wanted);
  begin(s, wanted);
  newdale.resume(s);
  s.barriers = 0;
  return s;
}

function fillSeat(s: Newdale, player: Player, wanted: SeatPosition, deck: Deck): void {
  player.aside = [];
  player.hand = deck.named(wanted.hand);
  player.goods.fill(0);
  for (const [key, count] of Object.entries(wanted.goods ?? {}))
    player.goods[placeIn(GOOD_KEYS, key)] = count;
  for (const [area, key] of Object.entries(wanted.areas ?? {})) {
    if (!isProduction(card(key)) && card(key) !== COOK) throw new Error(`${key} is no production building`);
    player.areas[Number(area) - 1] = card(key) === COOK ? COOK : deck.take(key);
  }
  if (player.areas[COOK_AREA] === COOK) s.sailors[COOK - FIRST_SAILOR]--;
  for (const key of wordsOf(wanted.specials)) {
    const one = isSailor(card(key)) ? card(key) : deck.take(key);
    if (isSailor(one)) s.sailors[one - FIRST_SAILOR]--;
    addSpecial(player, one);
  }
  const { board } = CHAPTER_ROWS[s.chapter];
  for (const key of wordsOf(wanted.houses)) player.houses |= 1 << placeNamed(board, key);
  const built = player.houses.toString(2).replaceAll('0', '').length;
  player.supply = STARTING.houses + 1 - built;
  if (wanted.supply !== undefined) {
    // Houses that are not to be left stand somewhere out of the way.
    for (let place = BOARDS[board].places - 1; player.supply > wanted.supply; place--) {
      if ((player.houses & (1 << place)) !== 0) continue;
      player.houses |= 1 << place;
      player.supply--;
    }
  }
  player.points = wanted.points ?? STARTING.points;
  player.stones.fill(NOTHING);
  wordsOf(wanted.stones).forEach((key, stone) => {
    if (key !== '-') player.stones[stone] = placeIn(FIELD_KEYS, key);
  });
  player.available = wordsOf(wanted.available ?? '1 2').reduce(
    (bits, stone) => bits | (1 << (Number(stone) - 1)),
    0,
  );
  player.stones.forEach((field, stone) => {
    if (field !== NOTHING) player.available |= 1 << stone;
  });
  player.longRange = wanted.longRange ?? false;
  player.cheapHelpers = wanted.cheapHelpers ?? false;
  player.tiles.fill(0);
  for (const key of wanted.tiles ?? []) player.tiles[TILE_KEYS.indexOf(key)]++;
  player.persons = (wanted.persons ?? []).reduce((bits, key) => bits | (1 << PERSON_KEYS.indexOf(key)), 0);
  player.lent = countsFrom(wanted.lent ?? '', FIGURE_LETTERS);
  player.prisoners = countsFrom(wanted.prisoners ?? '', FIGURE_LETTERS.slice(0, HOODED));
  if (wanted.mission !== undefined) swapMission(s, player, wanted.mission);
  player.ship = wanted.ship ?? 0;
  player.shipyards = wanted.shipyards ?? 0;
  player.fulfilled = wanted.fulfilled ?? false;
}

function swapMission(s: Newdale, player: Player, mission: number): void {
  const other = s.players.find((one) => one.mission === mission);
  if (other !== undefined) other.mission = player.mission;
  player.mission = mission;
}

function layOutCards(s: Newdale, wanted: Position, deck: Deck): void {
  const brought = s.past.flatMap((event) => (LAID_OUT[event] > 0 ? numbered(LAID_OUT[event]) : []));
  const start = CHAPTER_ROWS[s.chapter].displayed;
  const usual = [...brought, ...(start > 0 ? numbered(start) : [])].map((one) => CARD_KEYS[one]);
  const held = s.players.flatMap(({ hand, areas, specials }) => [...hand, ...areas, ...specials]);
  s.display =
    wanted.display === undefined
      ? usual.filter((key) => !held.includes(card(key))).map((key) => deck.take(key))
      : deck.named(wanted.display);
  s.discards = deck.named(wanted.discards);
  if (typeof wanted.pile === 'number') {
    const rest = deck.rest();
    s.pile = rest.splice(0, wanted.pile);
    // All other cards are in the hand of the last seat: nothing may be missing.
    s.players[s.seats - 1].hand.push(...rest);
  } else {
    const top = deck.named(wanted.pile);
    s.pile = [...deck.rest(), ...top.reverse()];
  }
}

function fillBag(s: Newdale, market: string): void {
  s.market = countsFrom(market, FIGURE_LETTERS);
  const { hooded } = CHAPTER_ROWS[s.chapter];
  const hoods = hooded === 'start' || (hooded === 'event' && s.past.includes(eventNumber('e108')));
  s.bag = FIGURE_COUNTS.map((count, kind) => {
    const out = s.players.reduce(
      (all, { lent, prisoners }) => all + lent[kind] + (prisoners[kind] ?? 0),
      s.market[kind],
    );
    const all = kind === HOODED && !hoods ? 0 : count;
    if (out > all) throw new Error(`there are not so many ${FIGURE_LETTERS[kind]}`);
    return all - out;
  });
}

function fillBoard(s: Newdale, wanted: Position): void {
  const { board } = CHAPTER_ROWS[s.chapter];
  s.fieldTiles.fill(NOTHING);
  s.fieldCounts.fill(0);
  for (const [field, key] of Object.entries(wanted.fields ?? {})) {
    s.fieldTiles[Number(field) - 1] = TILE_KEYS.indexOf(key);
    s.fieldCounts[Number(field) - 1] = 1;
  }
  for (const key of wordsOf(wanted.premiums)) s.premiums |= 1 << placeNamed(board, key);
  for (const { houses } of s.players) s.premiums |= houses;
  if (wanted.bridges !== undefined) s.bridges = wanted.bridges.slice();
  s.supplementary = wanted.supplementary ?? NOTHING;
  s.charted = wanted.charted ?? false;
  s.arrivals =
    wanted.arrivals ??
    s.players.filter(({ ship }) => ship > 0 && ship === BOARDS[board].sea.length - 1).length;
  for (const player of s.players)
    player.arrived = player.ship > 0 && player.ship === BOARDS[board].sea.length - 1;
  s.blackShip = wanted.blackShip ?? 0;
  s.displayed = (wanted.displayed ?? []).reduce((bits, key) => bits | (1 << PERSON_KEYS.indexOf(key)), 0);
}

/** The events before this round's are any that fit. */
function turnEvents(s: Newdale, wanted: Position): void {
  const row = CHAPTER_ROWS[CHAPTER_KEYS.indexOf(wanted.chapter ?? 'I')];
  const current = wanted.event === undefined ? NOTHING : eventNumber(wanted.event);
  s.round = wanted.round ?? (current === NOTHING || row.early.includes(current) ? 2 : 4);
  const early = row.early.toSorted((a, b) => Number(a === current) - Number(b === current));
  const chosen = [...row.late, ...drawnEvents(s.seats)].filter((event) => event !== current);
  const late = (row.late.includes(current) || drawnEvents(s.seats).includes(current) ? [current] : []).concat(
    chosen,
  );
  const order = s.round <= 3 ? [...rotated(early, s.round)] : early;
  const lateFirst = [...late.slice(1), late[0]];
  const seven = [
    ...order,
    ...(s.round > 3 && s.round < ROUNDS ? putAt(late.slice(0, 3), s.round - 4) : lateFirst.slice(0, 3)),
    lastEvent(s.seats),
  ];
  if (wanted.next !== undefined) swapInto(seven, s.round, eventNumber(wanted.next));
  s.past = seven.slice(0, s.round);
  s.events = seven.slice(s.round).reverse();
  s.event = s.past[s.round - 1] ?? row.early[0];
  if (current !== NOTHING && s.event !== current) throw new Error(`round ${s.round} has no ${wanted.event}`);
}

/** The last one of these stands at the place of the round. */
const rotated = (events: readonly number[], round: number): number[] =>
  round === 0 ? events.slice() : putAt([events[2], events[0], events[1]], round - 1);

/** The first one goes to a place. */
function putAt(events: readonly number[], place: number): number[] {
  const [first, ...rest] = events;
  return [...rest.slice(0, place), first, ...rest.slice(place)];
}

function swapInto(events: number[], place: number, event: number): void {
  const from = events.indexOf(event);
  if (from < 0) events[place] = event;
  else [events[from], events[place]] = [events[place], events[from]];
}

const STEPS: readonly StepKind[] = [
  'endRound',
  'openSpecials',
  'openBuilding',
  'openActions',
  'drawFigures',
  'openPlanning',
];
const LEFT = { end: 1, specials: 2, building: 3, actions: 3, helpers: 5, planning: 6 } as const;
const PHASES = {
  end: SPECIALS_PHASE,
  specials: SPECIALS_PHASE,
  building: BUILDING_PHASE,
  actions: ACTIONS_PHASE,
  helpers: HELPERS_PHASE,
  planning: PLANNING_PHASE,
} as const;

function begin(s: Newdale, wanted: Position): void {
  const phase = wanted.phase ?? 'actions';
  // Where planning is over, only stones that a test has placed are there.
  if (phase === 'helpers') {
    for (const player of s.players) {
      player.available = player.stones.reduce(
        (bits, field, stone) => (field < 0 ? bits : bits | (1 << stone)),
        0,
      );
    }
  }
  if (phase === 'round') {
    s.phase = EVENT_PHASE;
    s.stack = [frame('startRound', NOBODY)];
    return;
  }
  s.stack = STEPS.slice(0, LEFT[phase]).map((kind) => frame(kind, NOBODY));
  s.phase = PHASES[phase];
  if (phase !== 'actions') return;
  // Only stones that a test has placed are resolved.
  for (let stone = STONES - 1; stone >= 0; stone--) {
    for (let n = s.seats - 1; n >= 0; n--) {
      const seat = (s.startPlayer + n) % s.seats;
      if (s.players[seat].stones[stone] !== NOTHING) s.stack.push(frame('resolveStone', seat, stone));
    }
  }
}
