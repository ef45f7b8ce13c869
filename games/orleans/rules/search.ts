import type { Seat } from '@spielstube/engine';
import { isOwn, KINDS, professionOf } from '../data/people.ts';
import {
  ANYBODY,
  FIRST_SPACE,
  PLACE_OF_SPACE,
  PLACES,
  SACRISTY,
  SPACE_NEEDS,
  TOWN_HALL,
} from '../data/places.ts';
import { MARKET_SPACES } from '../data/setup.ts';
import { couldAct } from './actions.ts';
import { drawValue } from './followers.ts';
import type { OrleansAction } from './moves.ts';
import { hasKind, kindsAllowed, kindsAmong, nextPlace, ownsTower, privilegesOf } from './places.ts';
import { NOTHING, type Orleans, type OrleansFrame } from './state.ts';
import { sum } from './supply.ts';

/*
 * What a search has to look at. Plans are made place by place in a fixed order, and within a place space by space, so
 * that the same plan is met once. Only places that can be completed and used now are filled; whoever waits may be needed
 * anywhere, and takes a place that is not complete only where the market gets too full.
 */

export function prune(s: Orleans, f: OrleansFrame, moves: OrleansAction[]): void {
  switch (f.kind) {
    case 'followers':
      return keep(moves, drawsMostOrReturnsInOrder(s, f.seat));
    case 'tower':
      return keep(moves, ({ do: verb }) => verb !== 'fetch');
    case 'plan':
      return prunePlan(s, f, moves);
    case 'bathhouse':
      return pruneBath(s, f.seat, moves);
  }
}

/** Keeps the moves that pass the test; all of them if none does. */
function keep(moves: OrleansAction[], test: (move: OrleansAction) => boolean): void {
  let kept = 0;
  for (const move of moves) if (test(move)) moves[kept++] = move;
  if (kept > 0) moves.length = kept;
}

/** Nobody draws fewer than he may, and persons return in the order of their spaces. */
function drawsMostOrReturnsInOrder(s: Orleans, seat: Seat): (move: OrleansAction) => boolean {
  const { returned } = s.players[seat];
  const last = returned.length === 0 ? NOTHING : returned[returned.length - 2];
  let drawn = false;
  return (move) => {
    if (move.do === 'return') return move.space > last;
    // The most come first.
    if (move.do !== 'draw' || drawn) return false;
    drawn = true;
    return true;
  };
}

type Placement = Extract<OrleansAction, { do: 'place' | 'placeFromTower' }>;
const isPlacement = (move: OrleansAction): move is Placement =>
  move.do === 'place' || move.do === 'placeFromTower';

function prunePlan(s: Orleans, f: OrleansFrame, moves: OrleansAction[]): void {
  const { spaces } = s.players[f.seat];
  const waiting = waitingPersons(s, f.seat);
  const present = kindsAmong(waiting);
  const best = (move: OrleansAction): boolean => isPlacement(move) && isBestStand(move, present, s, f.seat);
  const begun = f.what === NOTHING ? NOTHING : PLACE_OF_SPACE[f.what];
  if (begun !== NOTHING && begun !== TOWN_HALL && canBeCompleted(s, f.seat, begun, waiting)) {
    const next = firstFree(spaces, begun);
    return keep(moves, (move) => best(move) && isPlacement(move) && move.space === next);
  }
  let completable = 0;
  for (let place = nextPlace(s, f.seat, NOTHING); place < PLACES; place = nextPlace(s, f.seat, place)) {
    if (place < begun || !canBeCompleted(s, f.seat, place, waiting)) continue;
    if (place === SACRISTY || couldAct(s, f.seat, place)) completable |= 1 << place;
  }
  const crowded = sum(waiting) + drawValue(s, f.seat) > MARKET_SPACES;
  keep(moves, (move) => {
    if (!isPlacement(move)) return move.do === 'ready';
    if (!best(move)) return false;
    const place = PLACE_OF_SPACE[move.space];
    if (completable === 0) return crowded && move.space > f.what;
    return (completable & (1 << place)) !== 0 && move.space === firstFree(spaces, place);
  });
}

/** Of those drawn in the Bathhouse whoever completes a place that can be used, if anybody does. */
function pruneBath(s: Orleans, seat: Seat, moves: OrleansAction[]): void {
  const present = kindsAmong(s.bath);
  keep(moves, (move) => isPlacement(move) && isBestStand(move, present, s, seat));
  keep(moves, (move) => {
    if (!isPlacement(move)) return false;
    const place = PLACE_OF_SPACE[move.space];
    return canBeCompleted(s, seat, place, s.bath) && couldAct(s, seat, place);
  });
}

function waitingPersons(s: Orleans, seat: Seat): number[] {
  const waiting = s.players[seat].market.slice();
  if (ownsTower(s, seat)) for (let kind = 0; kind < KINDS; kind++) waiting[kind] += s.tower[kind];
  return waiting;
}

/**
 * Substitutes are spared where the profession itself is at hand, and so are neutral persons where an own one will do:
 * they have more to do elsewhere. From the tower only who does not wait on the market, too.
 */
function isBestStand({ do: verb, kind, space }: Placement, present: number, s: Orleans, seat: Seat): boolean {
  if (verb === 'placeFromTower' && s.players[seat].market[kind] > 0) return false;
  const needs = SPACE_NEEDS[space];
  const profession = professionOf(kind);
  const own = OWN_OF[profession];
  if (needs === ANYBODY) return PLACE_OF_SPACE[space] === TOWN_HALL || isOwn(kind) || !hasKind(present, own);
  if (profession !== needs && (hasKind(present, needs) || hasKind(present, OWN_OF[needs]))) return false;
  return isOwn(kind) || !hasKind(present, own);
}

/** The own kind of a profession; a bit that no kind has for those without. */
const NO_KIND = 31;
const OWN_OF: readonly number[] = Array.from({ length: KINDS }, (_, profession) => {
  const own = Array.from({ length: KINDS }, (_kind, kind) => kind).find(
    (kind) => isOwn(kind) && professionOf(kind) === profession,
  );
  return own ?? NO_KIND;
});

function firstFree(spaces: readonly number[], place: number): number {
  let space = FIRST_SPACE[place];
  while (space < FIRST_SPACE[place + 1] && spaces[space] !== NOTHING) space++;
  return space;
}

/** Whether these persons can cover all free spaces of a place that has some; the Town Hall needs one. */
function canBeCompleted(s: Orleans, seat: Seat, place: number, waiting: number[]): boolean {
  const { spaces } = s.players[seat];
  const free = firstFree(spaces, place);
  if (free === FIRST_SPACE[place + 1]) return false;
  const allowed = kindsAllowed(privilegesOf(s, seat));
  if (place === TOWN_HALL) return (allowed[free] & kindsAmong(waiting)) !== 0;
  return canCover(spaces, allowed, waiting, free, FIRST_SPACE[place + 1]);
}

function canCover(
  spaces: readonly number[],
  allowed: readonly number[],
  waiting: number[],
  space: number,
  end: number,
): boolean {
  if (space === end) return true;
  if (spaces[space] !== NOTHING) return canCover(spaces, allowed, waiting, space + 1, end);
  for (let kind = 0; kind < KINDS; kind++) {
    if (waiting[kind] === 0 || !hasKind(allowed[space], kind)) continue;
    waiting[kind]--;
    const covered = canCover(spaces, allowed, waiting, space + 1, end);
    waiting[kind]++;
    if (covered) return true;
  }
  return false;
}
