import type { Tell } from '@spielstube/engine';
import { innDock, portDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import type { Village } from './state.ts';

/** Before the scoring: chests at home are opened, and cards that only their owners knew are shown. VIL-PORT-RET-07 */
export function showAll(s: Village, tell: Tell<VillageEvent>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.port !== null)
      while (s.port.ships[seat].chestsAtHome.length > 0) portDock.docked.openChest(s, s.port, seat, 0, tell);
    if (s.inn !== null) innDock.docked.showCards(s.inn, seat, tell);
  }
}
