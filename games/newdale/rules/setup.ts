import {
  filled,
  NOBODY,
  type Options,
  openLanes,
  push,
  type Rng,
  randomInt,
  removeAt,
  type Seat,
  shuffle,
} from '@spielstube/engine';
import { AREAS, CAPTAIN_AREA, COAL_AREA } from '../data/areas.ts';
import { BOARDS, placeNamed } from '../data/boards.ts';
import { NOTHING } from '../data/box.ts';
import {
  CAPTAIN,
  CARDS,
  COAL_MINE,
  FACE,
  FIRST_SAILOR,
  KIND,
  NUMBER,
  numbered,
  PILE_CARDS,
  POST_STATION,
  PRISON,
  SAWMILL,
  WATCHTOWER,
} from '../data/cards.ts';
import {
  CHAPTER_KEYS,
  CHAPTER_ROWS,
  type Chapter,
  type ChapterKey,
  LATE_EVENTS,
  OTHER_START_OF_V,
} from '../data/chapters.ts';
import { COMPARISONS, eventNumber, SOLO_EVENTS } from '../data/events.ts';
import { STONES, STONES_AT_FIRST } from '../data/fields.ts';
import { COAL, GOODS } from '../data/goods.ts';
import { COLOURS, FIGURE_COUNTS, FIGURES, HOODED } from '../data/helpers.ts';
import { SECRET_MISSIONS } from '../data/missions.ts';
import { OFFERED_ALONE } from '../data/persons.ts';
import { SAILOR_KEYS, SAILORS } from '../data/sailors.ts';
import { STARTING } from '../data/setup.ts';
import { TILE_COPIES, TILE_KINDS, TILES_PER_SEAT } from '../data/tiles.ts';
import { laneOf } from './lanes.ts';
import { make } from './moves.ts';
import { frame, type Newdale, type Player, SETTING_UP, WORK_KEYS } from './state.ts';
import type { NewdaleQuestion, NewdaleStep } from './types.ts';

const zeros = (count: number): number[] => filled(count, 0);
const nothings = (count: number): number[] => filled(count, NOTHING);

/** The table before the first round. NEW-SET */
export function start(seats: number, options: Options, rng: Rng): Newdale {
  const chapter = CHAPTER_KEYS.indexOf(options.chapter as ChapterKey);
  const row = CHAPTER_ROWS[chapter];
  const startPlayer =
    options.startPlayer === 'random' ? randomInt(rng, seats) : Number(options.startPlayer) - 1;
  const s: Newdale = {
    seats,
    options,
    rng,
    barriers: 0,
    stack: [frame('startRound', NOBODY)],
    lanes: [],
    chapter,
    startPlace: startPlaceOf(row, options),
    round: 0,
    phase: SETTING_UP,
    startPlayer,
    event: row.early[0],
    events: eventStack(row, seats, rng),
    past: [],
    pile: [],
    discards: [],
    display: [],
    offered: 0,
    displayed: 0,
    bag: FIGURE_COUNTS.map((count, kind) => (kind === HOODED && row.hooded !== 'start' ? 0 : count)),
    market: zeros(FIGURES),
    gone: zeros(FIGURES),
    fieldTiles: nothings(BOARDS[row.board].fields),
    fieldCounts: zeros(BOARDS[row.board].fields),
    premiums: 0,
    bridges: BOARDS[row.board].net.bridges.map(() => NOBODY),
    supplementary: NOTHING,
    charted: false,
    sailors: sailorsOf(row),
    arrivals: 0,
    blackShip: 0,
    used: zeros(WORK_KEYS.length),
    drawn: [],
    drawer: NOBODY,
    players: Array.from({ length: seats }, () => newPlayer(row)),
  };
  for (const player of s.players) player.houses = 1 << s.startPlace;
  s.premiums = 1 << s.startPlace;
  layOutTiles(s, rng);
  layOutCards(s, row, rng);
  dealMissions(s, rng);
  for (const player of s.players) player.hand = s.pile.splice(s.pile.length - STARTING.cards, STARTING.cards);
  offerPersons(s, row, rng);
  s.stack.push(frame('dealt', NOBODY));
  openLanes(
    s,
    s.players.map((_, seat) => laneOf(s, seat)),
  );
  return s;
}

/** In chapter V players agree on one of two places. NEW-CAMP-03 */
function startPlaceOf(row: Chapter, options: Options): number {
  return row.key === 'V' && options.road === 'thickthorn'
    ? placeNamed(row.board, OTHER_START_OF_V)
    : row.start;
}

/** NEW-SET-12 to -19, NEW-CH8-01 */
function newPlayer(row: Chapter): Player {
  const goods = zeros(GOODS);
  goods[COAL] = STARTING.coal;
  const areas = nothings(AREAS);
  areas[COAL_AREA] = COAL_MINE;
  if (row.voyage) areas[CAPTAIN_AREA] = CAPTAIN;
  return {
    points: STARTING.points,
    hand: [],
    aside: [],
    mission: NOTHING,
    goods,
    areas,
    specials: [],
    houses: 0,
    supply: STARTING.houses,
    stones: nothings(STONES),
    available: (1 << STONES_AT_FIRST) - 1,
    bought: 0,
    longRange: false,
    cheapHelpers: false,
    tiles: zeros(TILE_KINDS),
    persons: 0,
    own: zeros(COLOURS),
    lent: zeros(FIGURES),
    prisoners: zeros(COLOURS),
    fists: 0,
    ship: 0,
    arrived: false,
    shipyards: 0,
    fulfilled: false,
  };
}

const ALL_TILES = TILE_COPIES.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));

/** Tiles one by one: onto the field of their kind, else onto the next empty field, else into the box. NEW-SET-03 to -07 */
function layOutTiles(s: Newdale, rng: Rng): void {
  const tiles = ALL_TILES.slice();
  shuffle(rng, tiles);
  for (const kind of tiles.slice(0, TILES_PER_SEAT * s.seats)) {
    const own = s.fieldTiles.indexOf(kind);
    const field = own >= 0 ? own : s.fieldTiles.indexOf(NOTHING);
    if (field < 0) continue;
    s.fieldTiles[field] = kind;
    s.fieldCounts[field]++;
  }
}

/** The cards of a chapter's pile, and those that lie in the display from the start. NEW-SET-09, NEW-CH8-02 */
export function cardsOf(row: Chapter): number[] {
  const cards: number[] = [];
  for (let card = 0; card < PILE_CARDS; card++) {
    const isIn = NUMBER[card] === 0 || NUMBER[card] <= row.numbers;
    if (isIn && !(row.voyage && LEFT_OUT_OF_VOYAGE.includes(KIND[card]))) cards.push(FACE[card]);
  }
  return row.displayed === 0 ? cards : cards.concat(numbered(row.displayed));
}
const LEFT_OUT_OF_VOYAGE: readonly number[] = [WATCHTOWER, POST_STATION, PRISON];

/** Sawmills in the display: as many as players, two alone. NEW-CH3-08, NEW-SOLO-06 */
const SAWMILLS_ALONE = 2;

/** NEW-SET-09, NEW-SET-29 */
function layOutCards(s: Newdale, row: Chapter, rng: Rng): void {
  const cards = cardsOf(row);
  shuffle(rng, cards);
  const takeOut = (most: number, isWanted: (card: number) => boolean): void => {
    for (let n = cards.length - 1; n >= 0 && s.display.length < most; n--) {
      if (isWanted(cards[n])) s.display.push(removeAt(cards, n));
    }
  };
  if (row.sawmills) takeOut(s.seats === 1 ? SAWMILLS_ALONE : s.seats, (card) => KIND[card] === SAWMILL);
  if (row.displayed > 0) takeOut(cards.length, (card) => NUMBER[card] === row.displayed);
  s.display.sort((a, b) => a - b);
  s.pile = cards;
}

/** Seven cards: the last round at the bottom, then rounds 4 to 6, then 1 to 3; the next one is last. NEW-SET-10, -11, NEW-SOLO-02 */
function eventStack(row: Chapter, seats: number, rng: Rng): number[] {
  const drawn = drawnEvents(seats);
  shuffle(rng, drawn);
  const late = [...row.late, ...drawn.slice(0, LATE_EVENTS - row.late.length)];
  shuffle(rng, late);
  const early = row.early.slice();
  shuffle(rng, early);
  return [lastEvent(seats), ...late, ...early];
}

/** Events of which some are drawn for rounds 4 to 6. */
export const drawnEvents = (seats: number): number[] =>
  (seats === 1 ? SOLO_EVENTS : COMPARISONS).map(eventNumber);
export const lastEvent = (seats: number): number => eventNumber(seats === 1 ? 'e2' : 'e1');

/** NEW-SET-22 */
function dealMissions(s: Newdale, rng: Rng): void {
  const missions = Array.from({ length: SECRET_MISSIONS }, (_, mission) => mission);
  shuffle(rng, missions);
  s.players.forEach((player, seat) => {
    player.mission = missions[seat];
  });
}

/** One person for each player, two alone, as bits. NEW-SET-24, -26, NEW-SOLO-03 */
export function personsOnOffer(row: Chapter, seats: number, rng: Rng): number {
  const persons = Array.from({ length: row.persons }, (_, person) => person);
  shuffle(rng, persons);
  return persons
    .slice(0, seats === 1 ? OFFERED_ALONE : seats)
    .reduce((bits, person) => bits | (1 << person), 0);
}

/** Who sits right of the start player chooses first. NEW-SET-25 */
function offerPersons(s: Newdale, row: Chapter, rng: Rng): void {
  s.offered = personsOnOffer(row, s.seats, rng);
  if (s.offered === 0) return;
  for (let n = 0; n < s.seats; n++) s.stack.push(frame('choosePerson', (s.startPlayer + n) % s.seats));
}

/** Sailor cards that can be hired. NEW-SAILOR-09 */
function sailorsOf(row: Chapter): number[] {
  if (!row.voyage) return zeros(CARDS - FIRST_SAILOR);
  return SAILOR_KEYS.map((key) => (key === 'captain' ? 0 : SAILORS[key].copies));
}

/** Some of the first cards go, all at once and unseen. NEW-SET-23 */
export const layAside: NewdaleQuestion = {
  options(s, f, offer) {
    if (f.count === 0) return offer.open(make.ready);
    const { hand } = s.players[f.seat];
    for (let n = 0; n < hand.length; n++) {
      if (hand.indexOf(hand[n]) === n) offer.open(make.layAside(hand[n]));
    }
  },
  resolve(s, f, a, tell) {
    if (a.do === 'ready') return tell?.({ what: 'ready', seat: f.seat });
    if (a.do !== 'layAside') return;
    const player = s.players[f.seat];
    removeAt(player.hand, player.hand.indexOf(a.card));
    player.aside.push(a.card);
    tell?.({ what: 'laidAside', seat: f.seat, card: a.card, secretOf: f.seat });
    push(s, frame('layAside', f.seat, NOTHING, f.count - 1, undefined, undefined, a.card));
  },
};

/** The discard pile is open. NEW-GEN-12 */
export const dealt: NewdaleStep = {
  run(s, _f, tell) {
    s.players.forEach((player, seat) => {
      s.discards.push(...player.aside);
      tell?.({ what: 'asideShown', seat, cards: player.aside });
      player.aside = [];
    });
  },
};

/** Counter-clockwise; the start player has no choice. NEW-SET-25 */
export const choosePerson: NewdaleQuestion = {
  options(s, _f, offer) {
    for (let person = 0; s.offered >> person > 0; person++) {
      if ((s.offered & (1 << person)) !== 0) offer.open(make.choose(person));
    }
  },
  auto(s, f, tell) {
    if ((s.offered & (s.offered - 1)) !== 0) return false;
    takePerson(s, f.seat, 31 - Math.clz32(s.offered), tell);
    return true;
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'choose') return;
    takePerson(s, f.seat, a.person, tell);
    if (s.seats === 1) s.offered = 0;
  },
};

function takePerson(s: Newdale, seat: Seat, person: number, tell: Parameters<NewdaleStep['run']>[2]): void {
  s.offered &= ~(1 << person);
  s.players[seat].persons |= 1 << person;
  tell?.({ what: 'chosePerson', seat, person });
}
