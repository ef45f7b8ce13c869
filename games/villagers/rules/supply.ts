import type { Seat } from '@spielstube/engine';
import { DEVELOPMENTS, PRODUCTION } from '../data/developments.ts';
import { LIMITS } from '../data/setup.ts';
import { PAID, type Player, type Villagers } from './state.ts';
import { buildersIn, foodIn } from './symbols.ts';

/** Gold comes into a supply from one of its sources. */
export function earn(player: Pick<Player, 'gold' | 'income'>, source: number, gold: number): void {
  player.gold += gold;
  player.income[source] += gold;
}
export const spend = (player: Player, gold: number): void => earn(player, PAID, -gold);

/** The village of a seat; the Countess's is the one after the last seat. */
export function villageOf(s: Villagers, seat: Seat): number[] {
  return seat < s.seats || s.countess === null ? s.players[seat].village : s.countess.village;
}
/** All villages at the table. */
export const villages = (s: Villagers): number => s.seats + (s.countess === null ? 0 : 1);

const limit = (symbols: number): number => Math.min(LIMITS.base + symbols, LIMITS.most);

/** VRS-DRAFT-03, VRS-DRAFT-04, VRS-DEV-11, VRS-DEV-12, VRS-SOLO-16 */
export function draftLimit(s: Villagers, seat: Seat): number {
  const kept = s.producer === seat ? DEVELOPMENTS[s.developments[PRODUCTION]].food : 0;
  const most = limit(foodIn(s.players[seat].village) + kept);
  return Math.max(most - (s.countess?.draftLess ?? 0), LIMITS.base);
}

/** VRS-BUILD-02, VRS-BUILD-03 */
export function buildLimit(s: Villagers, seat: Seat): number {
  const kept = s.producer === seat ? DEVELOPMENTS[s.developments[PRODUCTION]].builders : 0;
  const most = limit(buildersIn(s.players[seat].village) + kept);
  return Math.max(most - (s.countess?.buildLess ?? 0), LIMITS.base);
}

/** Whether the padlocks are played with. VRS-SET-15 */
export const withPadlocks = (s: Villagers): boolean => s.options.padlocks === true;
