import { push } from '@spielstube/engine';
import { CHURCH_TIME } from '../data/church.ts';
import { BLACK_BAG, FARM } from '../data/places.ts';
import type { ActionSpace } from './action-space.ts';
import { eachKindOnFarm, hasMemberOnFarm, moveMember } from './members.ts';
import { devote, payCubes, payTime } from './moves.ts';
import { canPay, charge } from './payment.ts';
import { CHURCH_PRICE } from './prices.ts';
import { reason } from './reasons.ts';
import { frame } from './state.ts';
import { spendTime } from './time.ts';
import type { VillageQuestion } from './types.ts';

const NO_MEMBER_FOR_CHURCH = reason('noMemberOnFarm', 'VIL-CHURCH-01');

/** Church: a member of the farm goes into the black bag. VIL-CHURCH-01 */
export const church: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    if (hasMemberOnFarm(s, seat)) eachKindOnFarm(s, seat, (kind) => offer.open(devote(kind)));
    else if (offer.explains) offer.closed(devote(1), NO_MEMBER_FOR_CHURCH);
  },
  resolve(s, seat, a, tell) {
    if (a.do !== 'devote') return;
    moveMember(s, seat, a.member, FARM, BLACK_BAG, tell);
    push(s, frame('payChurch', seat));
  },
  lacks: () => ({}),
};

/** A brown cube or time. VIL-CHURCH-02 */
export const payChurch: VillageQuestion = {
  auto(s, f, tell) {
    if (canPay(s, f.seat, CHURCH_PRICE)) return false;
    spendTime(s, f.seat, CHURCH_TIME, tell);
    return true;
  },
  options(_s, _f, offer) {
    offer.open(payCubes);
    offer.open(payTime);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'payTime') spendTime(s, f.seat, CHURCH_TIME, tell);
    else charge(s, f.seat, CHURCH_PRICE);
  },
};
