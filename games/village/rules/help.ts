import type { Seat } from '@spielstube/engine';
import { innDock } from './docks.ts';
import type { Village } from './state.ts';

/**
 * Whether a seat has something up its sleeve that may make possible what is not: a card that can be played any time, or
 * an unopened chest. Then it is asked where otherwise there is nothing to decide. It depends on nothing hidden: a card
 * that the others do not know counts whatever it is. VIL-CARD-GEN-17
 */
export function hasHelp(s: Village, seat: Seat): boolean {
  if (s.port !== null && s.port.ships[seat].chestsAtHome.length > 0) return true;
  return s.inn !== null && innDock.docked.hasHelp(s, s.inn, seat);
}

/** The same on a market day or in a Mass, unless the seat wants to play no more cards in it. */
export const hasHelpNow = (s: Village, seat: Seat): boolean =>
  (s.inn === null || (s.inn.quiet & (1 << seat)) === 0) && hasHelp(s, seat);
