import { NOBODY, type Options, type Rng, type Seat, shuffle } from '@spielstube/engine';
import { ON_THE_SHIP, SEA_BURIAL_COUNT } from '../../data/places.ts';
import { CAPTAIN_KEYS, CARGO_KEYS, CARGO_STACKS, HARBOUR, VOYAGE } from '../../data/port.ts';
import { countAt } from '../members.ts';
import { NOTHING, type Port, type Ship, type Village } from '../state.ts';
import { chestsInPlay } from './chests.ts';

/** All ships in the harbour, all captains, cocoa, tea and chests on their islands. VIL-PORT-SET-04 to -07 */
export function newPort(options: Options, seats: number, rng: Rng): Port {
  const chests = chestsInPlay(options);
  shuffle(rng, chests);
  return {
    captains: CAPTAIN_KEYS.map((_, captain) => captain),
    cocoa: CARGO_STACKS[seats],
    tea: CARGO_STACKS[seats],
    chests,
    opened: [],
    given: NOTHING,
    givenBy: NOBODY,
    burials: (1 << SEA_BURIAL_COUNT) - 1,
    ships: Array.from({ length: seats }, newShip),
  };
}

function newShip(): Ship {
  return {
    water: HARBOUR,
    captain: NOTHING,
    helmsman: false,
    cargo: CARGO_KEYS.map(() => 0),
    chests: [],
    cocoa: 0,
    tea: 0,
    chestsAtHome: [],
  };
}

function copyShip(ship: Ship): Ship {
  return {
    water: ship.water,
    captain: ship.captain,
    helmsman: ship.helmsman,
    cargo: ship.cargo.slice(),
    chests: ship.chests.slice(),
    cocoa: ship.cocoa,
    tea: ship.tea,
    chestsAtHome: ship.chestsAtHome.slice(),
  };
}

export function copyPort(port: Port): Port {
  return {
    captains: port.captains.slice(),
    cocoa: port.cocoa,
    tea: port.tea,
    chests: port.chests.slice(),
    opened: port.opened.slice(),
    given: port.given,
    givenBy: port.givenBy,
    burials: port.burials,
    ships: port.ships.map(copyShip),
  };
}

/** The ship of a seat. Only asked with Port. */
export function shipOf(s: Village, seat: Seat): Ship {
  if (s.port === null) throw new Error('there are no ships without Port');
  return s.port.ships[seat];
}

/** Holds without a piece. VIL-PORT-LOAD-01 */
export function freeHolds(s: Village, seat: Seat): number {
  const { cargo, chests } = shipOf(s, seat);
  let taken = chests.length + countAt(s.players[seat].members, ON_THE_SHIP);
  for (const count of cargo) taken += count;
  return VOYAGE.holds - taken;
}
