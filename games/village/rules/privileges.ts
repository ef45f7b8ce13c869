import { push, type Seat, type Tell } from '@spielstube/engine';
import {
  COIN_FOR_POINTS,
  NEXT_START,
  ONE_GOOD,
  PRIVILEGE_CUBES,
  PRIVILEGE_POINTS,
  PRIVILEGES,
  TWO_CUBES,
} from '../data/council.ts';
import { ALL_GOODS, COLOURS, GOODS } from '../data/pieces.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { hasHelp } from './help.ts';
import { done, NO_SECOND, takeCubesOf, takeGoodOf, usePrivilege } from './moves.ts';
import { reason, type VillageReason } from './reasons.ts';
import { frame, RING_ON_COUNCIL, type Village, type VillageFrame } from './state.ts';
import { cubesInSupply, gainCube, gainGood, gainPoints, purse, spendCoins } from './supply.ts';
import type { VillageQuestion, VillageVerdict } from './types.ts';

/** By the rule that asks for the step: nobody sits high enough. */
export const stepTooLow = (rule: string): VillageReason =>
  reason('stepTooLow', rule, (_s, _f, wish) => ({ step: 'step' in wish ? wish.step : 1 }));
const STEP_TOO_LOW_AFTER_ENTERING = stepTooLow('VIL-COUNCIL-03');
const STEP_TOO_LOW_AFTER_ADVANCING = stepTooLow('VIL-COUNCIL-05');
const RING_NOT_THERE = reason('ringNotThere', 'VIL-COUNCIL-10');
const NO_CUBE_IN_SUPPLY = reason('noCubeInSupply', 'VIL-GEN-06');
const NO_COIN = reason('noCoin', 'VIL-COUNCIL-13');

/** Whether a privilege would bring anything. VIL-COUNCIL-10 to -13 */
export function mayUse(s: Village, seat: Seat, privilege: number): VillageVerdict {
  switch (privilege) {
    case NEXT_START:
      return s.nextStart === RING_ON_COUNCIL ? null : RING_NOT_THERE;
    case TWO_CUBES:
      return cubesInSupply(s) > 0 ? null : NO_CUBE_IN_SUPPLY;
    case COIN_FOR_POINTS:
      return purse(s, seat) > 0 ? null : NO_COIN;
    default:
      return null;
  }
}

/** After a step: one privilege of it or of a lower one, or none. VIL-COUNCIL-03, -05, -07 */
export const privilege: VillageQuestion = {
  auto: (s, f) =>
    !PRIVILEGES.some((each) => each <= f.what && mayUse(s, f.seat, each) === null) &&
    (f.free || !hasHelp(s, f.seat)),
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

/** How many cubes are taken: one or two, as far as the supply goes. VIL-GEN-06 */
export const cubesToTake = (s: Village, wanted: number): number => Math.min(wanted, cubesInSupply(s));

/** With `free` of different colours, which may leave only one. VIL-MAR-SMU-08, -11 */
function onlyOne(s: Village, f: VillageFrame): boolean {
  if (cubesToTake(s, f.what) === 1) return true;
  return f.free && COLOURS.filter((colour) => s.supply[colour] > 0).length === 1;
}

/** Cubes of choice. VIL-COUNCIL-11, VIL-TRAVEL-06 */
export const takeCubes: VillageQuestion = {
  auto: (s) => cubesInSupply(s) === 0,
  options(s, f, offer) {
    const only = onlyOne(s, f);
    for (const first of COLOURS) {
      if (s.supply[first] === 0) continue;
      if (only) offer.open(takeCubesOf(first, NO_SECOND));
      else {
        for (let second = f.free ? first + 1 : first; second < COLOURS.length; second++) {
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
  options(s, _f, offer) {
    for (const good of s.inn === null ? GOODS : ALL_GOODS) offer.open(takeGoodOf(good));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'takeGood') gainGood(s, f.seat, a.good, tell);
  },
};
