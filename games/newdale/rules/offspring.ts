import { push, type Seat } from '@spielstube/engine';
import { ACTION_FIELDS, FOURTH_STONE, OFFSPRING, THIRD_STONE } from '../data/fields.ts';
import { leaveOut } from './actions.ts';
import { make } from './moves.ts';
import { charge, FOR_OFFSPRING, meansFor, reductionsFor } from './payment.ts';
import { reason } from './reasons.ts';
import { frame, hasBit, type Newdale, type Player } from './state.ts';
import { gainPoints } from './supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleVerdict } from './types.ts';

/* Offspring: a third and a fourth stone. NEW-OFFSPRING-01 to -07 */

const BOUGHT = reason('stoneBought', 'NEW-OFFSPRING-06');
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-OFFSPRING-01', (s, f, wish) => ({
  missing: 'stone' in wish ? priceOf(wish.stone) - meansOf(s, f.seat) : 0,
}));

export const priceOf = (stone: number): number =>
  stone === THIRD_STONE ? ACTION_FIELDS.offspring.thirdCoins : ACTION_FIELDS.offspring.fourthCoins;

/** The third stone costs less than the fourth; beyond all means, if both are owned. NEW-OFFSPRING-06 */
export function nextStonePrice({ available, bought }: Player): number {
  const owned = available | bought;
  if (!hasBit(owned, THIRD_STONE)) return priceOf(THIRD_STONE);
  return hasBit(owned, FOURTH_STONE) ? Number.POSITIVE_INFINITY : priceOf(FOURTH_STONE);
}
const meansOf = (s: Newdale, seat: Seat): number =>
  meansFor(s, seat, FOR_OFFSPRING) + reductionsFor(s, seat, FOR_OFFSPRING);

function mayBuy(s: Newdale, seat: Seat, stone: number): NewdaleVerdict {
  const { available, bought } = s.players[seat];
  if (hasBit(available | bought, stone)) return BOUGHT;
  return meansOf(s, seat) < priceOf(stone) ? TOO_FEW_COINS : null;
}

/** "3" or "4", in either order. NEW-OFFSPRING-04 */
export const offspring: NewdaleQuestion = {
  auto(s, f, tell) {
    if (mayBuy(s, f.seat, THIRD_STONE) === null || mayBuy(s, f.seat, FOURTH_STONE) === null) return false;
    leaveOut(s, f.seat, OFFSPRING, tell);
    return true;
  },
  options(s, f, offer) {
    offer.put(make.buy(THIRD_STONE), mayBuy(s, f.seat, THIRD_STONE));
    offer.put(make.buy(FOURTH_STONE), mayBuy(s, f.seat, FOURTH_STONE));
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, OFFSPRING, tell);
    if (a.do !== 'buy') return;
    push(s, frame('stoneBought', f.seat, a.stone));
    charge(s, f.seat, FOR_OFFSPRING, priceOf(a.stone), a.stone);
  },
};

/** It can be placed from the next round on. NEW-OFFSPRING-02, -03 */
export const stoneBought: NewdaleStep = {
  run(s, f, tell) {
    s.players[f.seat].bought |= 1 << f.what;
    tell?.({ what: 'boughtStone', seat: f.seat, stone: f.what });
    if (f.what === FOURTH_STONE)
      gainPoints(s, f.seat, ACTION_FIELDS.offspring.fourthPoints, 'offspring', tell);
  },
};
