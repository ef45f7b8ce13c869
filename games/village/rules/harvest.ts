import type { Seat, Tell } from '@spielstube/engine';
import { HARVEST } from '../data/crafts.ts';
import { HORSE, OX, PLOUGH } from '../data/pieces.ts';
import { harvest } from './actions.ts';
import type { VillageEvent } from './events.ts';
import { hasMemberOnFarm } from './family.ts';
import type { VillageOffer } from './question.ts';
import { NO_MEMBER_FOR_HARVEST } from './reasons.ts';
import type { Village } from './state.ts';
import { gainGrain } from './supply.ts';

/** VIL-HARV-01 */
export function offerHarvest(s: Village, seat: Seat, offer: VillageOffer): void {
  offer.put(harvest, hasMemberOnFarm(s, seat) ? null : NO_MEMBER_FOR_HARVEST);
}

/** The best combination of plough and animal counts, once. VIL-HARV-02 to -05 */
export function harvestYield(goods: readonly number[]): number {
  if (goods[PLOUGH] === 0) return HARVEST.plain;
  if (goods[OX] > 0) return HARVEST.withOx;
  return goods[HORSE] > 0 ? HARVEST.withHorse : HARVEST.plain;
}

export function bringInHarvest(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  gainGrain(s, seat, harvestYield(s.players[seat].goods), tell);
}
