import type { Seat, Tally } from '@spielstube/engine';
import { CAPTAIN_AREA, WAYS } from '../data/areas.ts';
import { CAPTAIN, HELPERS } from '../data/cards.ts';
import { chanceLater } from './chances.ts';
import { isAtSeaEnd } from './chapters/ships.ts';
import { list } from './feature-list.ts';
import { areasOf } from './planning.ts';
import type { Newdale } from './state.ts';
import { boardOf, chapterOf } from './supply.ts';

/* How the ships of chapters VII and VIII fare, for the evaluation. */

const SHIP = list.one('spaces sailed');
const VOYAGE = list.one('spaces of the voyage');
const STEPS_A_ROUND = list.one('steps of the Captain in a round');
const BEHIND = list.one('spaces that the Captain will not make');

export const spacesLeft = (s: Newdale, seat: Seat): number =>
  boardOf(s).sea.length - 1 - s.players[seat].ship;

/** Where the ship is; on the voyage whether the Captain will bring it to its end in so many rounds. */
export function countShip(s: Newdale, seat: Seat, rounds: number, tally: Tally): void {
  const { ship } = s.players[seat];
  if (!chapterOf(s).voyage) return tally.add(SHIP, ship);
  tally.add(VOYAGE, ship);
  if (isAtSeaEnd(s, seat)) return;
  const steps = stepsARound(s, seat);
  tally.add(STEPS_A_ROUND, Math.min(steps * rounds, spacesLeft(s, seat)));
  tally.add(BEHIND, Math.max(0, spacesLeft(s, seat) - steps * rounds));
}

function stepsARound(s: Newdale, seat: Seat): number {
  const rows = areasOf(s)[CAPTAIN_AREA];
  let steps = 0;
  for (let way = 0; way < WAYS; way++) {
    const { helpers, goods } = rows[way];
    steps = Math.max(steps, goods * chanceLater(s, seat, HELPERS[CAPTAIN], helpers));
  }
  return steps;
}
