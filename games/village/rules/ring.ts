import { CUSTOMERS } from '../data/customers.ts';
import { checkGoals } from './goals.ts';
import { giveRing, keepRing } from './moves.ts';
import { isInPlay } from './promos.ts';
import { backOf, GOLD_BACK, RING_SPENT, type Village } from './state.ts';
import type { VillageQuestion } from './types.ts';

const COUNCILS_GUEST = CUSTOMERS.findIndex(({ nextStart }) => nextStart);

/**
 * Whether the ring can be worth more than a coin: for the Secretary, or a customer who wants it. Otherwise it is spent
 * first, because unspent it is worth nothing. Any gold goal in hand counts as the Secretary: whoever looks on must not
 * learn from the question which one it is. VIL-SOLO-12, VIL-GOAL-05
 */
export function ringMayMatter(s: Village): boolean {
  return s.players[0].goals.some((goal) => backOf(goal) === GOLD_BACK) || guestIsToCome(s);
}

/** A customer who wants the ring has not been served yet. VIL-PROMO-04 */
export function guestIsToCome(s: Village): boolean {
  if (!isInPlay(s.options, COUNCILS_GUEST)) return false;
  return !s.players[0].customers.includes(COUNCILS_GUEST) && !s.conny?.customers.includes(COUNCILS_GUEST);
}

/** Alone: a coin was just paid; is the ring given in its place? VIL-SOLO-10 */
export const ringOrCoin: VillageQuestion = {
  auto: (s, f) => s.nextStart !== f.seat,
  options(_s, _f, offer) {
    offer.open(giveRing);
    offer.open(keepRing);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'giveRing') return;
    s.nextStart = RING_SPENT;
    s.players[f.seat].coins++;
    tell?.({ what: 'gaveRing', seat: f.seat });
    checkGoals(s, f.seat, tell);
  },
};
