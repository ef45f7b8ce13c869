import { push, type Seat } from '@spielstube/engine';
import { APPRENTICE } from '../data/jobs.ts';
import { jobOf, playFromHand } from './knowledge.ts';
import { goTo, hold } from './placing.ts';
import { frame, type Villagers } from './state.ts';
import type { VillagersTell } from './types.ts';

/** The jobs of a hand, each once; it is sorted. */
export function distinctJobs(hand: readonly number[]): number[] {
  const jobs: number[] = [];
  for (const card of hand) {
    const job = jobOf(card);
    if (jobs.length === 0 || jobs[jobs.length - 1] !== job) jobs.push(job);
  }
  return jobs;
}

/** A card leaves the hand and is on its way. */
export function showFromHand(s: Villagers, seat: Seat, job: number, tell: VillagersTell): void {
  playFromHand(s.players[seat].hand, job);
  hold(s, job);
  tell?.({ what: 'played', seat, job });
}

/** A villager is placed in the build phase, for an action. VRS-BUILD-07 */
export function spendAction(s: Villagers): void {
  s.actions--;
  if (s.countess !== null) s.countess.placed++;
}

/** A hand card is laid on a Monk that waits for it. */
export function playInto(s: Villagers, seat: Seat, job: number, monk: number, tell: VillagersTell): void {
  showFromHand(s, seat, job, tell);
  spendAction(s);
  if (job === APPRENTICE) push(s, frame('apprentice', seat, job, monk));
  else goTo(s, seat, job, monk);
}
