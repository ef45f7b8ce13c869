import { CUSTOMERS } from '../data/customers.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { giveRing, keepRing } from './actions.ts';
import { promosInPlay } from './customers.ts';
import { checkGoals } from './goals.ts';
import type { VillageQuestion } from './question.ts';
import { RING_SPENT, type Village } from './state.ts';

const SECRETARY = LIFE_GOALS.findIndex(({ key }) => key === 'secretary');
const COUNCIL_GUEST = CUSTOMERS.findIndex(({ nextStart }) => nextStart);

/**
 * Whether the ring can be worth more than a coin: for the Secretary in hand, or a customer who wants it and has not
 * been served yet. Otherwise it is spent first, because unspent it is worth nothing. VIL-SOLO-12
 */
export function ringMayMatter(s: Village): boolean {
  const { goals, customers } = s.players[0];
  if (goals.includes(SECRETARY)) return true;
  return promosInPlay(s) && !customers.includes(COUNCIL_GUEST) && !s.conny?.customers.includes(COUNCIL_GUEST);
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
