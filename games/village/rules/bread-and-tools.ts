import type { Seat, Tell } from '@spielstube/engine';
import type { VillageEvent } from './events.ts';
import type { Village } from './state.ts';

/* Bread and tools never run out, and they come from many places. VIL-MAR-TOOL-08 */

export const breadOf = (s: Village, seat: Seat): number => s.marriage?.bread[seat] ?? 0;
export const toolsOf = (s: Village, seat: Seat): number => s.marriage?.tools[seat] ?? 0;

export function gainBread(s: Village, seat: Seat, count: number, tell: Tell<VillageEvent>): void {
  if (s.marriage === null) return;
  s.marriage.bread[seat] += count;
  tell?.({ what: 'gotBread', seat, count });
}
export function gainTools(s: Village, seat: Seat, count: number, tell: Tell<VillageEvent>): void {
  if (s.marriage === null) return;
  s.marriage.tools[seat] += count;
  tell?.({ what: 'gotTools', seat, count });
}
export function spendBread(s: Village, seat: Seat, count: number, tell: Tell<VillageEvent>): void {
  if (s.marriage === null) return;
  s.marriage.bread[seat] -= count;
  tell?.({ what: 'paidBread', seat, count });
}
export function spendTools(s: Village, seat: Seat, count: number, tell: Tell<VillageEvent>): void {
  if (s.marriage === null) return;
  s.marriage.tools[seat] -= count;
  tell?.({ what: 'paidTools', seat, count });
}
