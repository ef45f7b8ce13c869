import { BASE_CUSTOMER_COUNT } from '../data/customers.ts';
import { NOTHING, type Village } from './state.ts';

/** Whether the promo customers are in the game: there are then more customers than the base game has. VIL-PROMO-01 */
export function promosInPlay(s: Village): boolean {
  let customers = s.customerPile.length + (s.conny?.customers.length ?? 0);
  for (const tile of s.stalls) if (tile !== NOTHING) customers++;
  for (const tile of s.queue) if (tile !== NOTHING) customers++;
  for (const player of s.players) customers += player.customers.length;
  return customers > BASE_CUSTOMER_COUNT;
}
