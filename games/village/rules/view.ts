import { type Rng, type Seat, shuffle, splitRng } from '@spielstube/engine';
import { FATE_SETS } from '../data/conny.ts';
import { copyConny, copyPlayer, copyVillage } from './copy.ts';
import { innDock, marriageDock, portDock } from './docks.ts';
import { BLANK, isFaceDown, QUILL, TURNED_QUILL } from './fate.ts';
import { goalsInPlay, isFulfilled, revealsByHand } from './goals.ts';
import { mixOf } from './mix.ts';
import { customersInPlay } from './promos.ts';
import { backOf, HIDDEN, type Village } from './state.ts';

const faceDown = (tile: number): number => (isFaceDown(tile) ? HIDDEN : tile);

/**
 * What a seat may see, field by field. Customers won lie face down, but everybody saw them being taken; hidden are the
 * customers to come, the goals of the others and the fate tiles.
 */
export function view(s: Village, seat: Seat | null): Village {
  return {
    seats: s.seats,
    options: s.options,
    rng: [0, 0, 0, 0],
    barriers: s.barriers,
    stack: s.stack.slice(),
    lanes: [],
    round: s.round,
    startPlayer: s.startPlayer,
    nextStart: s.nextStart,
    spaces: s.spaces.slice(),
    supply: s.supply.slice(),
    bag: s.bag.slice(),
    stalls: s.stalls.slice(),
    queue: s.queue.slice(),
    customerPile: s.customerPile.map(() => HIDDEN),
    chronicle: s.chronicle.slice(),
    graves: s.graves,
    marketCaller: s.marketCaller,
    marketOut: s.marketOut,
    marketServed: s.marketServed,
    connyServed: s.connyServed,
    massFigures: s.massFigures,
    triggeredBy: s.triggeredBy,
    triggeredInMarketOf: s.triggeredInMarketOf,
    ending: s.ending,
    lastTurns: s.lastTurns.slice(),
    players: s.players.map((player, owner) => {
      const seen = copyPlayer(player);
      if (owner !== seat) seen.goals = player.goals.map(backOf);
      return seen;
    }),
    conny: s.conny === null ? null : { ...copyConny(s.conny), fate: s.conny.fate.map(faceDown) },
    inn: s.inn === null ? null : innDock.docked.view(s.inn, seat),
    port: s.port === null ? null : portDock.docked.view(s.port, seat),
    marriage: s.marriage === null ? null : marriageDock.docked.copy(s.marriage),
  };
}

/** A whole state that fits a view. */
export function imagine(seen: Village, _seat: Seat, rng: Rng): Village {
  const s = copyVillage(seen);
  s.rng = splitRng(rng);
  imagineCustomers(s, rng);
  imagineGoals(s, rng);
  if (s.inn !== null) innDock.docked.imagine(s.inn, mixOf(s), rng);
  if (s.port !== null) portDock.docked.imagine(s.port, s.options, rng);
  if (s.conny !== null) for (const places of FATE_SETS) imagineFate(s.conny.fate, places, rng);
  return s;
}

/** The customers that nobody has seen, in any order. */
function imagineCustomers(s: Village, rng: Rng): void {
  const seen = new Set([...s.stalls, ...s.queue, ...(s.conny?.customers ?? [])]);
  for (const player of s.players) for (const tile of player.customers) seen.add(tile);
  const unseen = customersInPlay(s.options).filter((tile) => !seen.has(tile));
  shuffle(rng, unseen);
  s.customerPile = s.customerPile.map((tile, n) => (tile === HIDDEN ? unseen[n] : tile));
}

/** The others' goals: any of their colour that has not been seen and, if it would show itself, is not fulfilled. */
function imagineGoals(s: Village, rng: Rng): void {
  const seen = new Set(s.players.flatMap((player) => [...player.goals, ...player.revealedGoals]));
  const unseen = goalsInPlay(s.options).filter((goal) => !seen.has(goal));
  shuffle(rng, unseen);
  s.players.forEach((player, seat) => {
    player.goals = player.goals.map((goal) => {
      if (goal >= 0) return goal;
      const at = unseen.findIndex(
        (each) => backOf(each) === goal && (revealsByHand(s) || !isFulfilled(s, seat, each)),
      );
      return unseen.splice(at >= 0 ? at : unseen.findIndex((each) => backOf(each) === goal), 1)[0];
    });
  });
}

/** The quill of a set lies under one of its face-down tiles, unless it was turned already. */
function imagineFate(fate: number[], places: readonly number[], rng: Rng): void {
  const hidden = places.filter((place) => fate[place] === HIDDEN);
  const quillTurned = places.some((place) => fate[place] === TURNED_QUILL);
  const tiles: number[] = hidden.map((_, n) => (n === 0 && !quillTurned ? QUILL : BLANK));
  shuffle(rng, tiles);
  hidden.forEach((place, n) => {
    fate[place] = tiles[n];
  });
}
