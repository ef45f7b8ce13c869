import type { Seat } from '@spielstube/engine';
import { ORDERLY, SLOPPY, WAYS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { HELPERS } from '../data/cards.ts';
import {
  ACTION_FIELDS,
  areaField,
  areaOf,
  BLACK_MARKET,
  BRIDGE,
  BUILD,
  CHAPTER_FIELDS,
  isAreaField,
  OFFSPRING,
  PROGRESS,
  SHIPYARD,
  wayOf,
} from '../data/fields.ts';
import { chanceNow } from './chances.ts';
import { areSame } from './erecting.ts';
import type { NewdaleAction } from './moves.ts';
import { nextStonePrice } from './offspring.ts';
import { FOR_BRIDGE, FOR_SHIPYARD, meansFor } from './payment.ts';
import { areasOf } from './planning.ts';
import { fillerOf } from './prospects.ts';
import { ACTIONS_PHASE, type Newdale, type NewdaleFrame } from './state.ts';
import { wealthOf } from './supply.ts';

/** Positions are judged at the end of this round; of the next one, once everybody has acted, and while nothing is planned yet. */
export const roundsAhead = ({ round, phase }: Newdale): number =>
  round > 0 && phase <= ACTIONS_PHASE ? 1 : 2;

/*
 * What a search has to look at: the same cards in one order only, the proposed payment, what succeeds without a price,
 * large chains, and plans that can come to something.
 */
export function prune(s: Newdale, f: NewdaleFrame, moves: NewdaleAction[]): void {
  switch (f.kind) {
    case 'layAside':
    case 'discard':
    case 'halve':
    case 'nate':
      return keep(moves, (move) => !('card' in move) || f.last === NOTHING || move.card >= f.last);
    case 'plan':
      return keep(moves, (move) => move.do !== 'place' || isPromising(s, f.seat, move.field));
    case 'pay':
      return keep(moves, (move) => move.do !== 'pay');
    case 'produce':
      return keep(moves, ({ do: verb }) => verb !== 'skip' || !moves.some((move) => move.do === 'produce'));
    case 'chain':
    case 'feed':
      return pruneLinks(f, moves);
    case 'finalProduction':
      return keep(
        moves,
        ({ do: verb }) => verb !== 'run' && (verb !== 'end' || !moves.some((move) => move.do === 'best')),
      );
    case 'area':
      return keep(moves, (move) => move.do !== 'area' || isFirstOfItsKind(s, f.seat, move.area, moves));
  }
}

/** Keeps the moves that pass the test; all of them if none does. */
function keep(moves: NewdaleAction[], test: (move: NewdaleAction) => boolean): void {
  let kept = 0;
  const all = moves.slice();
  for (const move of all) if (test(move)) moves[kept++] = move;
  if (kept > 0) moves.length = kept;
}

/** All of it, half of it, or nothing; hand cards in one order. */
function pruneLinks(f: NewdaleFrame, moves: NewdaleAction[]): void {
  let most = 0;
  for (const move of moves) if (move.do === 'chain' && move.links > most) most = move.links;
  keep(moves, (move) => {
    if (move.do === 'chain') return move.links === most || move.links === most >> 1;
    return move.do !== 'feed' || f.kind === 'chain' || f.last === NOTHING || move.card >= f.last;
  });
}

/** Areas with the same fields are tried once. */
function isFirstOfItsKind(s: Newdale, seat: Seat, area: number, moves: readonly NewdaleAction[]): boolean {
  return !moves.some(
    (other) => other.do === 'area' && other.area < area && areSame(s, seat, other.area, area),
  );
}

/** Coins that may come in before a stone is resolved. */
const WINDFALL = 8;
/** Chances below this are not planned for, if there is a better field in the area. */
const LEAST_CHANCE = 0.15;

/** Whether a stone on a field can come to something. */
function isPromising(s: Newdale, seat: Seat, field: number): boolean {
  const player = s.players[seat];
  if (isAreaField(field)) return isPromisingArea(s, seat, field);
  switch (field) {
    case OFFSPRING:
      return wealthOf(s, seat) + WINDFALL >= nextStonePrice(player);
    case BLACK_MARKET:
      return player.hand.length >= ACTION_FIELDS.blackMarket.cards;
    case PROGRESS:
      return !(player.longRange && player.cheapHelpers);
    case BUILD:
      return player.supply > 0;
    case BRIDGE:
      return (
        !s.bridges.includes(seat) && meansFor(s, seat, FOR_BRIDGE) + WINDFALL >= CHAPTER_FIELDS.bridge.coins
      );
    case SHIPYARD:
      return (
        player.shipyards < CHAPTER_FIELDS.shipyard.times &&
        meansFor(s, seat, FOR_SHIPYARD) + WINDFALL >= CHAPTER_FIELDS.shipyard.coins
      );
    default:
      return true;
  }
}

/** Without a building only behind a stone that brings one; with one, not where it cannot succeed while another field can. */
function isPromisingArea(s: Newdale, seat: Seat, field: number): boolean {
  const { areas, stones } = s.players[seat];
  const area = areaOf(field);
  const way = wayOf(field);
  if (areas[area] === NOTHING) {
    if (!stones.includes(fillerOf(s, area)) || way !== ORDERLY) return false;
    for (let other = 0; other < area; other++) {
      if (areas[other] === NOTHING && areSame(s, seat, other, area)) return false;
    }
    return true;
  }
  const rows = areasOf(s)[area];
  const printed = HELPERS[areas[area]];
  const own = chanceNow(s, seat, printed, rows[way].helpers) * rows[way].goods;
  if (own < LEAST_CHANCE && field !== areaField(area, SLOPPY) && rows[0].goods > 0) return false;
  for (let other = 0; other < WAYS; other++) {
    if (other === way || rows[other].goods === 0) continue;
    const there = chanceNow(s, seat, printed, rows[other].helpers);
    // As likely and more of it.
    if (there >= chanceNow(s, seat, printed, rows[way].helpers) && rows[other].goods > rows[way].goods)
      return false;
  }
  return true;
}
