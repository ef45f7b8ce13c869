import { push, type Seat, type Tell } from '@spielstube/engine';
import { CHURCH_TIME } from '../data/church.ts';
import { FAITH } from '../data/pieces.ts';
import { BLACK_BAG, FARM } from '../data/places.ts';
import { devote, payCubes, payTime } from './actions.ts';
import type { VillageEvent } from './events.ts';
import { eachNumberOnFarm, hasMemberOnFarm, moveMember } from './family.ts';
import { canPay, charge, ofColour } from './payment.ts';
import type { VillageOffer, VillageQuestion } from './question.ts';
import { NO_MEMBER_FOR_CHURCH } from './reasons.ts';
import { frame, type Village } from './state.ts';
import { spendTime } from './time.ts';

const BROWN_PRICE = ofColour(FAITH, 1);

/** A member of the farm goes into the black bag. VIL-CHURCH-01 */
export function offerChurch(s: Village, seat: Seat, offer: VillageOffer): void {
  if (hasMemberOnFarm(s, seat)) eachNumberOnFarm(s, seat, (number) => offer.open(devote(number)));
  else if (offer.explains) offer.closed(devote(1), NO_MEMBER_FOR_CHURCH);
}

export function devoteMember(s: Village, seat: Seat, number: number, tell: Tell<VillageEvent>): void {
  moveMember(s, seat, number, FARM, BLACK_BAG, tell);
  push(s, frame('payChurch', seat));
}

/** A brown cube or three time. VIL-CHURCH-02 */
export const payChurch: VillageQuestion = {
  auto(s, f, tell) {
    if (canPay(s, f.seat, BROWN_PRICE)) return false;
    spendTime(s, f.seat, CHURCH_TIME, tell);
    return true;
  },
  options(_s, _f, offer) {
    offer.open(payCubes);
    offer.open(payTime);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'payTime') spendTime(s, f.seat, CHURCH_TIME, tell);
    else charge(s, f.seat, BROWN_PRICE);
  },
};
