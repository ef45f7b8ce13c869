import { lanesSeenBy, type Rng, type Seat, shuffle, splitRng } from '@spielstube/engine';
import { AREAS, ORDERLY } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CARDS, numbered } from '../data/cards.ts';
import { LATE_EVENTS } from '../data/chapters.ts';
import { LAID_OUT } from '../data/events.ts';
import { areaField, COMMON_FIELDS, STONES } from '../data/fields.ts';
import { SECRET_MISSIONS } from '../data/missions.ts';
import { ROUNDS, STARTING } from '../data/setup.ts';
import { copyNewdale, copyPlayer } from './copy.ts';
import { laneOf } from './lanes.ts';
import { cardsOf, drawnEvents, lastEvent, personsOnOffer } from './setup.ts';
import { HIDDEN, hasBit, type Newdale, type Player, SCORED, SETTING_UP } from './state.ts';
import { chapterOf } from './supply.ts';

const hide = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

/**
 * What a seat may see, field by field. Hidden are the piles, the events to come, the hands and missions of the others,
 * and in a simultaneous phase what the others have done in it: they look as they did when it began. NEW-GEN-13
 */
export function view(s: Newdale, seat: Seat | null): Newdale {
  return {
    seats: s.seats,
    options: s.options,
    rng: [0, 0, 0, 0],
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: lanesSeenBy(s, seat, (owner) => laneOf(s, owner)),
    chapter: s.chapter,
    startPlace: s.startPlace,
    round: s.round,
    phase: s.phase,
    startPlayer: s.startPlayer,
    event: s.event,
    events: hide(s.events),
    past: s.past.slice(),
    pile: hide(s.pile),
    discards: s.discards.slice(),
    display: s.display.slice(),
    offered: isLayingAside(s) ? 0 : s.offered,
    displayed: s.displayed,
    bag: s.bag.slice(),
    market: s.market.slice(),
    gone: s.gone.slice(),
    fieldTiles: s.fieldTiles.slice(),
    fieldCounts: s.fieldCounts.slice(),
    premiums: s.premiums,
    bridges: s.bridges.slice(),
    supplementary: s.supplementary,
    charted: s.charted,
    sailors: s.sailors.slice(),
    arrivals: s.arrivals,
    blackShip: s.blackShip,
    used: s.used.slice(),
    drawn: s.drawer === seat ? s.drawn.slice() : hide(s.drawn),
    drawer: s.drawer,
    players: s.players.map((player, owner) => (owner === seat ? copyPlayer(player) : fromOutside(s, player))),
  };
}

/** Persons are laid out when everybody has laid cards aside. NEW-SET-24, -28 */
const isLayingAside = (s: Newdale): boolean => s.phase === SETTING_UP && s.lanes.length > 0;

function fromOutside(s: Newdale, player: Player): Player {
  const seen = copyPlayer(player);
  seen.hand = hide(player.hand);
  if (s.phase !== SCORED) seen.mission = HIDDEN;
  if (s.lanes.length > 0) {
    seen.hand = hide([...player.hand, ...player.aside]);
    seen.aside = [];
    seen.stones.fill(NOTHING);
  }
  return seen;
}

/** A whole state that fits a view. */
export function imagine(seen: Newdale, _seat: Seat, rng: Rng): Newdale {
  const s = copyNewdale(seen);
  s.rng = splitRng(rng);
  imagineCards(s, rng);
  imagineMissions(s, rng);
  imagineEvents(s, rng);
  if (isLayingAside(s)) s.offered = personsOnOffer(chapterOf(s), s.seats, rng);
  if (s.lanes.length > 0) imagineReady(s, rng);
  return s;
}

/** Who is ready in a simultaneous phase has chosen something that nobody has seen. */
function imagineReady(s: Newdale, rng: Rng): void {
  s.players.forEach((player, seat) => {
    if (s.lanes[seat].length > 0) return;
    if (s.phase === SETTING_UP) {
      if (player.aside.length > 0) return;
      shuffle(rng, player.hand);
      player.aside = player.hand.splice(0, STARTING.discarded);
    } else imaginePlan(s, seat, rng);
  });
}

function imaginePlan(s: Newdale, seat: Seat, rng: Rng): void {
  const { stones, available, areas } = s.players[seat];
  const fields: number[] = [];
  for (let field = 0; field < COMMON_FIELDS; field++) fields.push(field);
  for (let area = 0; area < AREAS; area++) {
    if (areas[area] !== NOTHING) fields.push(areaField(area, ORDERLY));
  }
  shuffle(rng, fields);
  for (let stone = 0; stone < STONES; stone++) {
    if (hasBit(available, stone) && stones[stone] === NOTHING) stones[stone] = fields.pop() ?? NOTHING;
  }
}

/** All cards that are in the game now: those of the chapter, and those that events have brought. */
function cardsInGame(s: Newdale): number[] {
  const cards = cardsOf(chapterOf(s));
  for (const event of s.past) if (LAID_OUT[event] > 0) cards.push(...numbered(LAID_OUT[event]));
  return cards;
}

/** What nobody sees lies in the pile or in a hand. */
function imagineCards(s: Newdale, rng: Rng): void {
  const left = new Int16Array(CARDS);
  for (const card of cardsInGame(s)) left[card]++;
  const remove = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) left[card]--;
  };
  remove(s.discards);
  remove(s.display);
  remove(s.drawn);
  for (const { hand, aside, areas, specials } of s.players) {
    remove(hand);
    remove(aside);
    remove(areas);
    remove(specials);
  }
  const unseen: number[] = [];
  for (let card = 0; card < CARDS; card++) for (let n = left[card]; n > 0; n--) unseen.push(card);
  shuffle(rng, unseen);
  const fill = (cards: number[]): void => {
    for (let n = 0; n < cards.length; n++) if (cards[n] === HIDDEN) cards[n] = unseen.pop() ?? NOTHING;
  };
  fill(s.pile);
  fill(s.drawn);
  for (const { hand } of s.players) fill(hand);
}

function imagineMissions(s: Newdale, rng: Rng): void {
  const left: number[] = [];
  for (let mission = 0; mission < SECRET_MISSIONS; mission++) {
    if (!s.players.some((player) => player.mission === mission)) left.push(mission);
  }
  shuffle(rng, left);
  for (const player of s.players) if (player.mission === HIDDEN) player.mission = left.pop() ?? NOTHING;
}

/** Of rounds 1 to 3 the events are known, not their order; of rounds 4 to 6 some were drawn unseen. */
function imagineEvents(s: Newdale, rng: Rng): void {
  if (s.events.length === 0) return;
  const row = chapterOf(s);
  const unseen = (events: readonly number[]): number[] => {
    const rest = events.filter((event) => !s.past.includes(event));
    shuffle(rng, rest);
    return rest;
  };
  const early = unseen(row.early);
  const lateLeft = Math.min(LATE_EVENTS, ROUNDS - 1 - s.past.length);
  const fixed = unseen(row.late);
  const late = [...fixed, ...unseen(drawnEvents(s.seats)).slice(0, Math.max(0, lateLeft - fixed.length))];
  shuffle(rng, late);
  s.events = [lastEvent(s.seats), ...late, ...early];
}
