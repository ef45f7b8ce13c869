import { push, type Seat, type Tell } from '@spielstube/engine';
import { LIFE_TRACK } from '../data/pieces.ts';
import type { VillageEvent } from './events.ts';
import { frame, type Village } from './state.ts';

/** Moves the life marker; true if it crosses the quill. Time can always be paid. VIL-TIME-01, -02, VIL-GEN-12 */
function passTime(s: Village, seat: Seat, time: number, tell: Tell<VillageEvent>): boolean {
  const player = s.players[seat];
  player.life += time;
  const crossed = player.life >= LIFE_TRACK;
  if (crossed) player.life -= LIFE_TRACK;
  tell?.({ what: 'paidTime', seat, time, life: player.life });
  if (crossed) tell?.({ what: 'quillCrossed', seat });
  return crossed;
}

/** Time for an action: a death waits for the end of the turn. VIL-DEATH-02 */
export function spendTime(s: Village, seat: Seat, time: number, tell: Tell<VillageEvent>): void {
  if (passTime(s, seat, time, tell)) s.players[seat].deaths++;
}

/** Time for a sale: a death comes at once. VIL-DEATH-03, VIL-MKT-18 */
export function spendTimeAtMarket(s: Village, seat: Seat, time: number, tell: Tell<VillageEvent>): void {
  if (passTime(s, seat, time, tell)) push(s, frame('death', seat));
}
