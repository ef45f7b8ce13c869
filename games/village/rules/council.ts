import { push, type Seat, type Tell } from '@spielstube/engine';
import { COUNCIL_TIME, PRIVILEGES } from '../data/council.ts';
import { SCROLL } from '../data/pieces.ts';
import { councilStep, FARM, STEPS, stepInCouncil } from '../data/places.ts';
import type { ActionSpace } from './action-space.ts';
import type { VillageEvent } from './events.ts';
import { eachKindOnFarm, hasMemberOnFarm, moveMember, standsForHisKind } from './members.ts';
import { advance, enterCouncil, payCubes, payScroll, usePrivilege } from './moves.ts';
import { canPay, charge, missingFor } from './payment.ts';
import { COUNCIL_PRICE } from './prices.ts';
import { grantPrivilege, mayUse, stepTooLow } from './privileges.ts';
import { reason } from './reasons.ts';
import { frame, type Village } from './state.ts';
import { spendGood } from './supply.ts';
import { spendTime } from './time.ts';
import type { VillageQuestion, VillageStep } from './types.ts';

const NO_MEMBER_FOR_COUNCIL = reason('noMemberOnFarm', 'VIL-COUNCIL-02');
const ENTRY_TOO_DEAR = reason('councilTooDear', 'VIL-COUNCIL-02', (s, f) =>
  missingFor(s, f.seat, COUNCIL_PRICE),
);
const ADVANCE_TOO_DEAR = reason('councilTooDear', 'VIL-COUNCIL-04', ENTRY_TOO_DEAR.details);
const TOP_OF_COUNCIL = reason('topOfCouncil', 'VIL-COUNCIL-08');
const STEP_TOO_LOW = stepTooLow('VIL-COUNCIL-06');

/** A scroll, or green cubes with coins for any of them: never mixed. VIL-COUNCIL-15 */
function canPayCouncil(s: Village, seat: Seat): boolean {
  return s.players[seat].goods[SCROLL] > 0 || canPay(s, seat, COUNCIL_PRICE);
}

/** Council Chamber: a new member, a member one step further, or a privilege alone. VIL-COUNCIL-01 */
export const council: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
    const { members, kinds } = s.players[seat];
    const affordable = canPayCouncil(s, seat);
    if (hasMemberOnFarm(s, seat)) {
      eachKindOnFarm(s, seat, (kind) => offer.put(enterCouncil(kind), affordable ? null : ENTRY_TOO_DEAR));
    } else if (offer.explains) offer.closed(enterCouncil(1), NO_MEMBER_FOR_COUNCIL);
    for (let member = 0; member < members.length; member++) {
      const step = stepInCouncil(members[member]);
      if (step === 0 || !standsForHisKind(s.players[seat], member)) continue;
      const move = advance(step, kinds[member]);
      if (step === STEPS) offer.closed(move, TOP_OF_COUNCIL);
      else offer.put(move, affordable ? null : ADVANCE_TOO_DEAR);
    }
    const highest = highestStep(members);
    for (const privilege of PRIVILEGES) {
      offer.put(usePrivilege(privilege), privilege > highest ? STEP_TOO_LOW : mayUse(s, seat, privilege));
    }
  },
  resolve(s, seat, a, tell) {
    switch (a.do) {
      case 'enter':
        return goToStep(s, seat, 1, a.member, tell);
      case 'advance':
        return goToStep(s, seat, a.step + 1, a.member, tell);
      case 'privilege':
        return grantPrivilege(s, seat, a.step, tell);
    }
  },
  /** Somebody who can take a step, or its price; and a privilege up to the own highest step. */
  lacks(s, seat) {
    const { members } = s.players[seat];
    const canStep = members.some((place) => {
      const step = stepInCouncil(place);
      return place === FARM || (step > 0 && step < STEPS);
    });
    return { members: canStep ? 0 : 1, step: highestStep(members), ...missingFor(s, seat, COUNCIL_PRICE) };
  },
};

function highestStep(members: readonly number[]): number {
  let highest = 0;
  for (const place of members) highest = Math.max(highest, stepInCouncil(place));
  return highest;
}

/**
 * A member of the farm enters on step 1, one in the Council goes one step further. He takes his step after the
 * payment, so that what is owed cannot count for a life goal; the privilege follows. VIL-COUNCIL-02 to -05
 */
function goToStep(s: Village, seat: Seat, step: number, kind: number, tell: Tell<VillageEvent>): void {
  spendTime(s, seat, COUNCIL_TIME[step], tell);
  push(s, frame('privilege', seat, step));
  push(s, frame('takeStep', seat, step, kind));
  push(s, frame('payCouncil', seat));
}

export const takeStep: VillageStep = {
  run(s, f, tell) {
    const from = f.what === 1 ? FARM : councilStep(f.what - 1);
    moveMember(s, f.seat, f.member, from, councilStep(f.what), tell);
  },
};

/** Asked only where both ways are open. */
export const payCouncil: VillageQuestion = {
  auto(s, f, tell) {
    const scroll = s.players[f.seat].goods[SCROLL] > 0;
    if (scroll && canPay(s, f.seat, COUNCIL_PRICE)) return false;
    if (scroll) spendGood(s, f.seat, SCROLL, 1, tell);
    else charge(s, f.seat, COUNCIL_PRICE);
    return true;
  },
  options(_s, _f, offer) {
    offer.open(payScroll);
    offer.open(payCubes);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'payScroll') spendGood(s, f.seat, SCROLL, 1, tell);
    else charge(s, f.seat, COUNCIL_PRICE);
  },
};
