import { NOBODY, openLanes, push, type Seat } from '@spielstube/engine';
import { KNIGHT } from '../data/people.ts';
import { EFFECTS, SPACES } from '../data/places.ts';
import { MARKET_SPACES } from '../data/setup.ts';
import { KNIGHT_DRAWS, MOST_DRAWS } from '../data/tracks.ts';
import { laneOf } from './lanes.ts';
import { make } from './moves.ts';
import { nextSpace, ownsTower, repeatsTwin } from './places.ts';
import { reason } from './reasons.ts';
import { FOLLOWERS_PHASE } from './rounds.ts';
import { frame, GEAR, NOTHING, type Orleans } from './state.ts';
import { drawPersons, inTurnOrder, sum } from './supply.ts';
import type { OrleansQuestion, OrleansStep, OrleansTell, OrleansVerdict } from './types.ts';

/* Phase 3: persons from earlier rounds may return to the market; then followers are drawn from the bag. */

const limits = (s: Orleans, seat: Seat) => ({
  most: mostDraws(s, seat),
  allowed: drawValue(s, seat),
  returned: returnedBy(s, seat),
});
const waitingRoom = (s: Orleans, seat: Seat) => ({
  room: roomToWait(s, seat),
  tower: ownsTower(s, seat) ? 1 : 0,
});
const DRAW_LIMIT = reason('drawLimit', 'ORL-FOLLOW-01', (s, f) => limits(s, f.seat));
const INSTEAD_OF_DRAWING = reason('drawLimit', 'ORL-FOLLOW-07', (s, f) => limits(s, f.seat));
const MARKET_FULL = reason('marketFull', 'ORL-FOLLOW-02', (s, f) => waitingRoom(s, f.seat));
const NO_ROOM_TO_RETURN = reason('marketFull', 'ORL-FOLLOW-08', (s, f) => waitingRoom(s, f.seat));
const BAG_TOO_SMALL = reason('bagTooSmall', 'ORL-FOLLOW-03', (s, f) => ({
  persons: sum(s.players[f.seat].bag),
}));
const GEAR_STAYS = reason('gearStays', 'ORL-FOLLOW-10');

/** The value of the knight track. ORL-TRACK-KNIGHT-01 */
export const drawValue = (s: Orleans, seat: Seat): number => KNIGHT_DRAWS[s.players[seat].tracks[KNIGHT]];

/** Free spaces of the market, with those of the tower. ORL-FOLLOW-02, -05, ORL-PLACE-TOWER-01 */
function roomToWait(s: Orleans, seat: Seat): number {
  const room = MARKET_SPACES - sum(s.players[seat].market);
  return ownsTower(s, seat) ? room + EFFECTS.gunpowderTower.room - sum(s.tower) : room;
}

/** How many have returned in this phase 3: see `returned`. */
export const returnedBy = (s: Orleans, seat: Seat): number => s.players[seat].returned.length / 2;

/** What the knights still allow: whoever returned counts. ORL-FOLLOW-07 */
const allowedDraws = (s: Orleans, seat: Seat): number => drawValue(s, seat) - returnedBy(s, seat);

/** How many may be drawn now. ORL-FOLLOW-01 to -03, -08 */
export function mostDraws(s: Orleans, seat: Seat): number {
  return Math.min(allowedDraws(s, seat), roomToWait(s, seat), sum(s.players[seat].bag));
}

/** All at once: nobody's choice touches anybody else. ORL-FOLLOW-12 */
export const callFollowers: OrleansStep = {
  run(s) {
    s.phase = FOLLOWERS_PHASE;
    push(s, frame('drawFollowers', NOBODY));
    openLanes(
      s,
      s.players.map((_, seat) => laneOf(s, seat)),
    );
  },
};

/** Persons return one by one, then the number of draws is named: before anybody is seen. ORL-FOLLOW-06, -09, -13 */
export const followers: OrleansQuestion = {
  auto(s, f) {
    const { spaces, returned } = s.players[f.seat];
    if (returned.length > 0 || mostDraws(s, f.seat) > 0) return false;
    return mayReturn(s, f.seat) !== null || !spaces.some(isPerson);
  },
  options(s, f, offer) {
    const most = mostDraws(s, f.seat);
    for (let count = most; count >= 0; count--) offer.open(make.draw(count));
    const { spaces } = s.players[f.seat];
    const verdict = mayReturn(s, f.seat);
    for (let space = nextSpace(s, f.seat, NOTHING); space < SPACES; space = nextSpace(s, f.seat, space)) {
      if (spaces[space] === NOTHING || repeatsTwin(spaces, space)) continue;
      offer.put(make.return(space), spaces[space] === GEAR ? GEAR_STAYS : verdict);
    }
    if (!offer.explains) return;
    for (let count = most + 1; count <= MOST_DRAWS; count++) {
      offer.closed(make.draw(count), whyNotDraw(s, f.seat, count));
    }
  },
  resolve(s, f, a, tell) {
    const player = s.players[f.seat];
    if (a.do === 'draw') player.draws = a.count;
    if (a.do !== 'return') return;
    const kind = player.spaces[a.space];
    player.spaces[a.space] = NOTHING;
    player.market[kind]++;
    player.returned.push(a.space, kind);
    tell?.({ what: 'returned', seat: f.seat, space: a.space, kind, secretOf: f.seat });
    push(s, f);
  },
};

const isPerson = (kind: number): boolean => kind !== NOTHING && kind !== GEAR;

function mayReturn(s: Orleans, seat: Seat): OrleansVerdict {
  if (allowedDraws(s, seat) === 0) return INSTEAD_OF_DRAWING;
  return roomToWait(s, seat) === 0 ? NO_ROOM_TO_RETURN : null;
}

function whyNotDraw(s: Orleans, seat: Seat, count: number): typeof DRAW_LIMIT {
  if (count > allowedDraws(s, seat)) return DRAW_LIMIT;
  return count > roomToWait(s, seat) ? MARKET_FULL : BAG_TOO_SMALL;
}

/** Now everybody draws; then the owner of the tower distributes. ORL-FOLLOW-04, -13, -14 */
export const drawFollowers: OrleansStep = {
  run(s, _f, tell) {
    for (const seat of inTurnOrder(s)) drawFor(s, seat, tell);
    const owner = s.players.findIndex((_, seat) => ownsTower(s, seat));
    if (owner >= 0) push(s, frame('tower', owner));
  },
};

function drawFor(s: Orleans, seat: Seat, tell: OrleansTell): void {
  const player = s.players[seat];
  if (player.returned.length > 0) {
    const spaces = player.returned.filter((_, n) => n % 2 === 0);
    const kinds = player.returned.filter((_, n) => n % 2 === 1);
    tell?.({ what: 'returnsShown', seat, spaces, kinds });
    player.returned = [];
  }
  if (player.draws === 0) return;
  const kinds = drawPersons(s, player.bag, player.draws);
  for (const kind of kinds) player.market[kind]++;
  player.draws = 0;
  tell?.({ what: 'drew', seat, kinds });
}
