import { push, type Seat, type Tell, type Verdict } from '@spielstube/engine';
import { MILL, WORKSHOP_TABLE, type Workshop } from '../data/crafts.ts';
import { FARM } from '../data/places.ts';
import { done, order, produce, train, useMill } from './actions.ts';
import type { VillageEvent } from './events.ts';
import { eachNumberOnFarm, hasMemberOnFarm, moveMember } from './family.ts';
import { canPay, charge, packCubes } from './payment.ts';
import type { VillageOffer, VillageQuestion, VillageStep } from './question.ts';
import {
  NO_CRAFTSMAN,
  NO_MEMBER_TO_TRAIN,
  TOO_FEW_CUBES_FOR_GOOD,
  TOO_LITTLE_GRAIN_FOR_GOOD,
  TOO_LITTLE_GRAIN_FOR_MILL,
  type VillageReason,
} from './reasons.ts';
import { frame, type Village } from './state.ts';
import { gainCoins, gainGood, spendGrain } from './supply.ts';
import { spendTime } from './time.ts';

/** One building and one good: by a craftsman, for cubes or grain, or at the Mill. VIL-CRAFT-01, -02 */
export function offerCrafts(s: Village, seat: Seat, offer: VillageOffer): void {
  for (const workshop of WORKSHOP_TABLE) {
    offerTraining(s, seat, workshop, offer);
    const maker = s.players[seat].members.includes(workshop.place) ? null : NO_CRAFTSMAN;
    const price = mayOrder(s, seat, workshop);
    for (const good of workshop.goods) {
      offer.put(produce(good), maker);
      offer.put(order(good), price);
    }
  }
  offer.put(useMill, s.players[seat].grain >= MILL.grain ? null : TOO_LITTLE_GRAIN_FOR_MILL);
}

function offerTraining(s: Village, seat: Seat, workshop: Workshop, offer: VillageOffer): void {
  if (hasMemberOnFarm(s, seat))
    eachNumberOnFarm(s, seat, (number) => offer.open(train(workshop.place, number)));
  else if (offer.explains) offer.closed(train(workshop.place, 1), NO_MEMBER_TO_TRAIN);
}

/** VIL-CRAFT-11 */
function mayOrder(s: Village, seat: Seat, workshop: Workshop): Verdict<VillageReason> {
  if (s.players[seat].grain < workshop.grain) return TOO_LITTLE_GRAIN_FOR_GOOD;
  return canPay(s, seat, packCubes(workshop.cubes)) ? null : TOO_FEW_CUBES_FOR_GOOD;
}

/** The building that makes a good. */
export function workshopFor(good: number): Workshop {
  const workshop = WORKSHOP_TABLE.find(({ goods }) => goods.includes(good));
  if (workshop === undefined) throw new Error(`nobody makes good ${good}`);
  return workshop;
}

export function workshopAt(place: number): Workshop {
  const workshop = WORKSHOP_TABLE.find((one) => one.place === place);
  if (workshop === undefined) throw new Error(`no craft building at ${place}`);
  return workshop;
}

/** VIL-CRAFT-04, -05 */
export function trainCraftsman(
  s: Village,
  seat: Seat,
  place: number,
  number: number,
  tell: Tell<VillageEvent>,
): void {
  moveMember(s, seat, number, FARM, place, tell);
  spendTime(s, seat, workshopAt(place).trainingTime, tell);
  push(s, frame('produceNow', seat, place));
}

/** VIL-CRAFT-07 */
export function produceGood(s: Village, seat: Seat, good: number, tell: Tell<VillageEvent>): void {
  spendTime(s, seat, workshopFor(good).productionTime, tell);
  gainGood(s, seat, good, tell);
}

export function orderGood(s: Village, seat: Seat, good: number, tell: Tell<VillageEvent>): void {
  const workshop = workshopFor(good);
  spendGrain(s, seat, workshop.grain, tell);
  push(s, frame('deliver', seat, good));
  charge(s, seat, packCubes(workshop.cubes));
}

/** The good comes when it is paid: what is still owed must not count for a life goal. VIL-GOAL-11 */
export const deliver: VillageStep = {
  run(s, f, tell) {
    gainGood(s, f.seat, f.what, tell);
  },
};

/** VIL-CRAFT-17 */
export function grindGrain(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  spendTime(s, seat, MILL.time, tell);
  spendGrain(s, seat, MILL.grain, tell);
  gainCoins(s, seat, MILL.coins, tell);
}

/** Trained: does he produce at once? VIL-CRAFT-05, -06, -12 */
export const produceNow: VillageQuestion = {
  options(_s, f, offer) {
    for (const good of workshopAt(f.what).goods) offer.open(produce(good));
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'produce') produceGood(s, f.seat, a.good, tell);
  },
};
