import { push, type Seat, type Tell } from '@spielstube/engine';
import { MILL, WORKSHOP_TABLE, type Workshop } from '../data/crafts.ts';
import { FARM } from '../data/places.ts';
import type { ActionSpace } from './action-space.ts';
import type { VillageEvent } from './events.ts';
import { eachNumberOnFarm, hasMemberOnFarm, moveMember } from './members.ts';
import { done, order, produce, train, useMill } from './moves.ts';
import { canPay, charge, coinsMissing, missingFor } from './payment.ts';
import { packCubes } from './prices.ts';
import { reason } from './reasons.ts';
import { frame, type Village } from './state.ts';
import { gainCoins, gainGood, spendGrain } from './supply.ts';
import { spendTime } from './time.ts';
import type { VillageOffer, VillageQuestion, VillageStep, VillageVerdict } from './types.ts';

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

/** What a good costs without a craftsman, in cubes; by the building's place. */
const CUBE_PRICES: number[] = [];
for (const { place, cubes } of WORKSHOP_TABLE) CUBE_PRICES[place] = packCubes(cubes);
export const cubePrice = ({ place }: Workshop): number => CUBE_PRICES[place];

const NO_MEMBER_TO_TRAIN = reason('noMemberOnFarm', 'VIL-CRAFT-04');
const NO_CRAFTSMAN = reason('noCraftsman', 'VIL-CRAFT-03', (_s, _f, wish) => ({
  place: 'good' in wish ? workshopFor(wish.good).place : 0,
}));
const TOO_FEW_CUBES_FOR_GOOD = reason('tooFewCubes', 'VIL-CRAFT-11', (s, f, wish) =>
  missingFor(s, f.seat, 'good' in wish ? cubePrice(workshopFor(wish.good)) : 0),
);
const TOO_LITTLE_GRAIN_FOR_GOOD = reason('tooLittleGrain', 'VIL-CRAFT-14', (s, f, wish) => ({
  need: 'good' in wish ? workshopFor(wish.good).grain : 0,
  grain: s.players[f.seat].grain,
}));
const TOO_LITTLE_GRAIN_FOR_MILL = reason('tooLittleGrain', 'VIL-CRAFT-17', (s, f) => ({
  need: MILL.grain,
  grain: s.players[f.seat].grain,
}));
const TRAINED_FOR_TIME = reason('trainedForTime', 'VIL-CRAFT-12');

/** Crafts: one building and one good, for time or for cubes or grain. VIL-CRAFT-01, -02 */
export const crafts: ActionSpace = {
  atOnce: null,
  offer(s, seat, offer) {
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
  },
  resolve(s, seat, a, tell) {
    switch (a.do) {
      case 'train':
        return trainCraftsman(s, seat, a.place, a.member, tell);
      case 'produce':
        return produceGood(s, seat, a.good, tell);
      case 'order':
        return orderGood(s, seat, a.good, tell);
      case 'mill':
        return grindGrain(s, seat, tell);
    }
  },
  /** Nobody to train and nobody trained, so what is missing is the cheapest price in cubes and in grain. */
  lacks(s, seat) {
    const forCubes = WORKSHOP_TABLE.map(cubePrice).filter((price) => price > 0);
    const [cheapest] = forCubes.sort((a, b) => coinsMissing(s, seat, a) - coinsMissing(s, seat, b));
    const forGrain = WORKSHOP_TABLE.map(({ grain }) => grain).filter((grain) => grain > 0);
    return {
      ...missingFor(s, seat, cheapest ?? 0),
      grain: Math.min(MILL.grain, ...forGrain) - s.players[seat].grain,
    };
  },
};

function offerTraining(s: Village, seat: Seat, workshop: Workshop, offer: VillageOffer): void {
  if (hasMemberOnFarm(s, seat))
    eachNumberOnFarm(s, seat, (number) => offer.open(train(workshop.place, number)));
  else if (offer.explains) offer.closed(train(workshop.place, 1), NO_MEMBER_TO_TRAIN);
}

/** VIL-CRAFT-11 */
function mayOrder(s: Village, seat: Seat, workshop: Workshop): VillageVerdict {
  if (s.players[seat].grain < workshop.grain) return TOO_LITTLE_GRAIN_FOR_GOOD;
  return canPay(s, seat, cubePrice(workshop)) ? null : TOO_FEW_CUBES_FOR_GOOD;
}

/** VIL-CRAFT-04, -05 */
function trainCraftsman(
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
function produceGood(s: Village, seat: Seat, good: number, tell: Tell<VillageEvent>): void {
  spendTime(s, seat, workshopFor(good).productionTime, tell);
  gainGood(s, seat, good, tell);
}

function orderGood(s: Village, seat: Seat, good: number, tell: Tell<VillageEvent>): void {
  const workshop = workshopFor(good);
  spendGrain(s, seat, workshop.grain, tell);
  push(s, frame('deliver', seat, good));
  charge(s, seat, cubePrice(workshop));
}

/** The good comes when it is paid: what is still owed must not count for a life goal. VIL-GOAL-11 */
export const deliver: VillageStep = {
  run(s, f, tell) {
    gainGood(s, f.seat, f.what, tell);
  },
};

/** VIL-CRAFT-17 */
function grindGrain(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  spendTime(s, seat, MILL.time, tell);
  spendGrain(s, seat, MILL.grain, tell);
  gainCoins(s, seat, MILL.coins, tell);
}

/** Trained: does he produce at once? VIL-CRAFT-05, -06, -12 */
export const produceNow: VillageQuestion = {
  options(_s, f, offer) {
    for (const good of workshopAt(f.what).goods) {
      offer.open(produce(good));
      if (offer.explains) offer.closed(order(good), TRAINED_FOR_TIME);
    }
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'produce') produceGood(s, f.seat, a.good, tell);
  },
};
