import { HARVEST } from '../data/crafts.ts';
import { HORSE, OX, PLOUGH } from '../data/pieces.ts';
import type { ActionSpace } from './action-space.ts';
import { hasMemberOnFarm } from './members.ts';
import { bringIn } from './moves.ts';
import { reason } from './reasons.ts';
import { gainGrain } from './supply.ts';

const NO_MEMBER_FOR_HARVEST = reason('noMemberOnFarm', 'VIL-HARV-01');

/** The best combination of plough and animal counts, once. VIL-HARV-02 to -05 */
export function harvestYield(goods: readonly number[]): number {
  if (goods[PLOUGH] === 0) return HARVEST.plain;
  const { plain, withHorse, withOx } = HARVEST;
  return Math.max(plain, goods[OX] > 0 ? withOx : 0, goods[HORSE] > 0 ? withHorse : 0);
}

/** Grain Harvest. */
export const harvest: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    offer.put(bringIn, hasMemberOnFarm(s, seat) ? null : NO_MEMBER_FOR_HARVEST);
  },
  resolve(s, seat, _a, tell) {
    gainGrain(s, seat, harvestYield(s.players[seat].goods), tell);
  },
  lacks: () => ({}),
};
