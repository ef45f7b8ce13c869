import type { Seat } from '@spielstube/engine';
import { innDock } from './docks.ts';
import type { Village } from './state.ts';

/** Whether a seat has an unopened chest at home. */
export const hasChest = (s: Village, seat: Seat): boolean =>
  s.port !== null && s.port.ships[seat].chestsAtHome.length > 0;

const hasCard = (s: Village, seat: Seat): boolean => s.inn !== null && innDock.docked.hasHelp(s, s.inn, seat);

/**
 * Whether a seat has something up its sleeve that may make possible what is not: a card that can be played any time, or
 * an unopened chest. Then it is asked where otherwise there is nothing to decide. It depends on nothing hidden: a card
 * that the others do not know counts whatever it is. VIL-CARD-GEN-17
 */
export const hasHelp = (s: Village, seat: Seat): boolean => hasChest(s, seat) || hasCard(s, seat);

/** Whether a seat plays no more cards on this market day or in this Mass. */
export const wantsNoCards = (s: Village, seat: Seat): boolean =>
  s.inn !== null && (s.inn.quiet & (1 << seat)) !== 0;

/** The same on a market day or in a Mass: whoever wants to play no more cards may still open chests. VIL-PORT-RET-05 */
export const hasHelpNow = (s: Village, seat: Seat): boolean =>
  hasChest(s, seat) || (!wantsNoCards(s, seat) && hasCard(s, seat));
