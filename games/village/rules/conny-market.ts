import type { Tell } from '@spielstube/engine';
import type { VillageEvent } from './events.ts';
import { CONNY, type Conny, NOTHING, type Village } from './state.ts';

/** Conny takes the front customer of a market day, one and for nothing. VIL-SOLO-37 to -39 */
export function connyTakesCustomer(s: Village, conny: Conny, tell: Tell<VillageEvent>): void {
  s.connyServed = true;
  const stall = s.stalls.findIndex((tile) => tile !== NOTHING);
  if (stall < 0) return;
  const customer = s.stalls[stall];
  s.stalls[stall] = NOTHING;
  s.marketServed = true;
  conny.customers.push(customer);
  tell?.({ what: 'served', seat: CONNY, stall, customer });
}
