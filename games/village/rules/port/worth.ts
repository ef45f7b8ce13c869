import type { Seat, Tally } from '@spielstube/engine';
import { ON_THE_SHIP } from '../../data/places.ts';
import { CARGO_KEYS, CHESTS, HARBOUR, VOYAGE } from '../../data/port.ts';
import {
  AT_SEA,
  CARGO,
  CHEST_ABOARD,
  CHEST_AT_HOME,
  COCOA_AT_HOME,
  FREE_HOLD,
  TEA_AT_HOME,
} from '../features.ts';
import { countAt } from '../members.ts';
import type { Player, Port } from '../state.ts';

/** What a chest holds on average, for one that nobody has looked into. */
const UNKNOWN_CHEST = 3.5;
const contentOf = (chest: number): number =>
  chest < 0 ? UNKNOWN_CHEST : CHESTS[chest].coins + CHESTS[chest].tools;

/** The ship, what lies in its holds and what was brought home. */
export function countPort(port: Port, p: Player, seat: Seat, tally: Tally): void {
  const ship = port.ships[seat];
  let taken = ship.chests.length + countAt(p.members, ON_THE_SHIP);
  for (let cargo = 0; cargo < CARGO_KEYS.length; cargo++) {
    taken += ship.cargo[cargo];
    tally.add(CARGO + cargo, ship.cargo[cargo]);
  }
  if (ship.water !== HARBOUR) {
    tally.add(AT_SEA, 1);
    tally.add(FREE_HOLD, VOYAGE.holds - taken);
  }
  for (const chest of ship.chests) tally.add(CHEST_ABOARD, contentOf(chest));
  for (const chest of ship.chestsAtHome) tally.add(CHEST_AT_HOME, contentOf(chest));
  tally.add(COCOA_AT_HOME, ship.cocoa);
  tally.add(TEA_AT_HOME, ship.tea);
}
