import { push, type Seat, type Tell, type Verdict } from '@spielstube/engine';
import {
  COIN_FOR_POINTS,
  COUNCIL_GREEN,
  COUNCIL_TIME,
  NEXT_START,
  ONE_GOOD,
  PRIVILEGE_CUBES,
  PRIVILEGE_POINTS,
  PRIVILEGES,
  TWO_CUBES,
} from '../data/council.ts';
import { COLOURS, GOODS, MEMBER_NUMBERS, PERSUASION, SCROLL } from '../data/pieces.ts';
import { councilStep, FARM, STEPS, stepInCouncil } from '../data/places.ts';
import {
  advance,
  done,
  enterCouncil,
  NO_SECOND,
  payCubes,
  payScroll,
  takeCubes as takeCubesOf,
  takeGood as takeGoodOf,
  usePrivilege,
} from './actions.ts';
import type { VillageEvent } from './events.ts';
import { eachNumberOnFarm, hasMemberOnFarm, moveMember, standsForHisKind } from './family.ts';
import { checkGoals } from './goals.ts';
import { canPay, charge, ofColour } from './payment.ts';
import type { VillageOffer, VillageQuestion, VillageStep } from './question.ts';
import {
  ADVANCE_TOO_DEAR,
  COUNCIL_TOO_DEAR,
  NO_COIN_FOR_PRIVILEGE,
  NO_CUBE_IN_SUPPLY,
  NO_MEMBER_FOR_COUNCIL,
  RING_NOT_THERE,
  STEP_TOO_LOW,
  STEP_TOO_LOW_AFTER_ADVANCING,
  STEP_TOO_LOW_AFTER_ENTERING,
  TOP_OF_COUNCIL,
  type VillageReason,
} from './reasons.ts';
import { frame, RING_ON_COUNCIL, type Village } from './state.ts';
import { cubesInSupply, gainCube, gainGood, gainPoints, purse, spendCoins, spendGood } from './supply.ts';
import { spendTime } from './time.ts';

const GREEN_PRICE = ofColour(PERSUASION, COUNCIL_GREEN);

/** A scroll, or two green cubes with coins for any of them: never mixed. VIL-COUNCIL-15 */
function canPayCouncil(s: Village, seat: Seat): boolean {
  return s.players[seat].goods[SCROLL] > 0 || canPay(s, seat, GREEN_PRICE);
}

/** A new member, a member one step further, or a privilege alone. VIL-COUNCIL-01 */
export function offerCouncil(s: Village, seat: Seat, offer: VillageOffer): void {
  const { members } = s.players[seat];
  const affordable = canPayCouncil(s, seat);
  if (hasMemberOnFarm(s, seat)) {
    eachNumberOnFarm(s, seat, (number) =>
      offer.put(enterCouncil(number), affordable ? null : COUNCIL_TOO_DEAR),
    );
  } else if (offer.explains) offer.closed(enterCouncil(1), NO_MEMBER_FOR_COUNCIL);
  for (let member = 0; member < members.length; member++) {
    const step = stepInCouncil(members[member]);
    if (step === 0 || !standsForHisKind(members, member)) continue;
    const move = advance(step, MEMBER_NUMBERS[member]);
    if (step === STEPS) offer.closed(move, TOP_OF_COUNCIL);
    else offer.put(move, affordable ? null : ADVANCE_TOO_DEAR);
  }
  const highest = highestStep(members);
  for (const privilege of PRIVILEGES) {
    offer.put(usePrivilege(privilege), privilege > highest ? STEP_TOO_LOW : mayUse(s, seat, privilege));
  }
}

function highestStep(members: readonly number[]): number {
  let highest = 0;
  for (const place of members) highest = Math.max(highest, stepInCouncil(place));
  return highest;
}

/** Whether a privilege would bring anything. VIL-COUNCIL-10 to -13 */
function mayUse(s: Village, seat: Seat, privilege: number): Verdict<VillageReason> {
  switch (privilege) {
    case NEXT_START:
      return s.nextStart === RING_ON_COUNCIL ? null : RING_NOT_THERE;
    case TWO_CUBES:
      return cubesInSupply(s) > 0 ? null : NO_CUBE_IN_SUPPLY;
    case COIN_FOR_POINTS:
      return purse(s, seat) > 0 ? null : NO_COIN_FOR_PRIVILEGE;
    default:
      return null;
  }
}

/**
 * A member of the farm enters on step 1, one in the Council goes one step further. He takes his step after the
 * payment, so that what is owed cannot count for a life goal; the privilege follows. VIL-COUNCIL-02 to -05
 */
export function goToStep(
  s: Village,
  seat: Seat,
  step: number,
  number: number,
  tell: Tell<VillageEvent>,
): void {
  spendTime(s, seat, COUNCIL_TIME[step], tell);
  push(s, frame('privilege', seat, step));
  push(s, frame('takeStep', seat, step, number));
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
    if (scroll && canPay(s, f.seat, GREEN_PRICE)) return false;
    if (scroll) spendGood(s, f.seat, SCROLL, 1, tell);
    else charge(s, f.seat, GREEN_PRICE);
    return true;
  },
  options(_s, _f, offer) {
    offer.open(payScroll);
    offer.open(payCubes);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'payScroll') spendGood(s, f.seat, SCROLL, 1, tell);
    else charge(s, f.seat, GREEN_PRICE);
  },
};

/** After a step: one privilege of it or of a lower one, or none. VIL-COUNCIL-03, -05, -07 */
export const privilege: VillageQuestion = {
  auto: (s, f) => !PRIVILEGES.some((each) => each <= f.what && mayUse(s, f.seat, each) === null),
  options(s, f, offer) {
    const tooLow = f.what === 1 ? STEP_TOO_LOW_AFTER_ENTERING : STEP_TOO_LOW_AFTER_ADVANCING;
    for (const each of PRIVILEGES) {
      offer.put(usePrivilege(each), each > f.what ? tooLow : mayUse(s, f.seat, each));
    }
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'privilege') grantPrivilege(s, f.seat, a.step, tell);
  },
};

export function grantPrivilege(s: Village, seat: Seat, step: number, tell: Tell<VillageEvent>): void {
  switch (step) {
    case NEXT_START:
      s.nextStart = seat;
      tell?.({ what: 'tookRing', seat });
      return checkGoals(s, seat, tell);
    case TWO_CUBES:
      return push(s, frame('takeCubes', seat, PRIVILEGE_CUBES));
    case ONE_GOOD:
      return push(s, frame('takeGood', seat));
    case COIN_FOR_POINTS:
      spendCoins(s, seat, 1, tell);
      return gainPoints(s, seat, PRIVILEGE_POINTS, 'privilege', tell);
  }
}

/** Cubes of choice, as far as the supply goes. VIL-COUNCIL-11, VIL-GEN-06 */
export const takeCubes: VillageQuestion = {
  auto: (s) => cubesInSupply(s) === 0,
  options(s, _f, offer) {
    const only = cubesInSupply(s) === 1;
    for (const first of COLOURS) {
      if (s.supply[first] === 0) continue;
      if (only) offer.open(takeCubesOf(first, NO_SECOND));
      else {
        for (let second = first; second < COLOURS.length; second++) {
          if (s.supply[second] > (second === first ? 1 : 0)) offer.open(takeCubesOf(first, second));
        }
      }
    }
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'takeCubes') return;
    gainCube(s, f.seat, a.first, tell);
    if (a.second !== NO_SECOND) gainCube(s, f.seat, a.second, tell);
  },
};

/** VIL-COUNCIL-12 */
export const takeGood: VillageQuestion = {
  options(_s, _f, offer) {
    for (const good of GOODS) offer.open(takeGoodOf(good));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'takeGood') gainGood(s, f.seat, a.good, tell);
  },
};
