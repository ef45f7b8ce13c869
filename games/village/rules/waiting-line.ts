import { drawTop, NOBODY, type Seat, type Tell } from '@spielstube/engine';
import { QUEUE } from '../data/spaces.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { NOTHING, type Village } from './state.ts';

/** A customer of the waiting line comes to the farm and leaves a gap. */
export function takeWaiting(s: Village, seat: Seat, place: number, tell: Tell<VillageEvent>): void {
  const customer = s.queue[place];
  s.queue[place] = NOTHING;
  const player = s.players[seat];
  player.customers = [...player.customers, customer];
  tell?.({ what: 'servedWaiting', seat, place, customer });
  checkGoals(s, seat, tell);
}

/** Whoever waits moves on to the front. */
export function closeGaps(s: Village): void {
  let kept = 0;
  for (const tile of s.queue) if (tile !== NOTHING) s.queue[kept++] = tile;
  while (kept < s.queue.length) s.queue[kept++] = NOTHING;
}

/** New customers come to the end of the line. VIL-MKT-14, -16 */
export function refillLine(s: Village, tell: Tell<VillageEvent>): void {
  while (s.queue.length > 0 && s.queue[s.queue.length - 1] === NOTHING) s.queue.pop();
  while (s.queue.length < QUEUE) {
    if (s.customerPile.length === 0) s.queue.push(NOTHING);
    else {
      const tile = drawTop(s, s.customerPile);
      tell?.({ what: 'customerCame', seat: NOBODY, customer: tile, place: s.queue.length });
      s.queue.push(tile);
    }
  }
}
