import { type Options, type Rng, type Seat, shuffle } from '@spielstube/engine';
import { HIDDEN, NOTHING, type Port } from '../state.ts';
import { chestsInPlay } from './chests.ts';
import { copyPort } from './ships.ts';

const closed = (): number => HIDDEN;

/** Nobody sees into chests but their takers. VIL-PORT-ISL-05 */
export function viewPort(port: Port, seat: Seat | null): Port {
  const seen = copyPort(port);
  seen.chests = port.chests.map(closed);
  seen.ships.forEach((ship, owner) => {
    if (owner === seat) return;
    ship.chests = ship.chests.map(closed);
    ship.chestsAtHome = ship.chestsAtHome.map(closed);
  });
  if (port.given !== NOTHING && port.givenBy !== seat) seen.given = HIDDEN;
  return seen;
}

/** The chests that the seat has not looked into, anywhere. */
export function imaginePort(port: Port, options: Options, rng: Rng): void {
  const seen = new Set([...port.opened, ...port.chests, port.given]);
  for (const ship of port.ships) for (const chest of [...ship.chests, ...ship.chestsAtHome]) seen.add(chest);
  const unseen = chestsInPlay(options).filter((chest) => !seen.has(chest));
  shuffle(rng, unseen);
  let next = 0;
  const open = (chest: number): number => (chest === HIDDEN ? unseen[next++] : chest);
  port.chests = port.chests.map(open);
  for (const ship of port.ships) {
    ship.chests = ship.chests.map(open);
    ship.chestsAtHome = ship.chestsAtHome.map(open);
  }
  port.given = open(port.given);
}
