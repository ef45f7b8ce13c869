import { push, type Seat, type Tell } from '@spielstube/engine';
import { MILL, WORKSHOP_TABLE, type Workshop } from '../data/crafts.ts';
import { villagerOf } from '../data/expansion-keys.ts';
import { BEER } from '../data/pieces.ts';
import { BREWERY, FARM } from '../data/places.ts';
import type { ActionSpace } from './action-space.ts';
import { innDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { holds, playFromHand } from './hand.ts';
import { eachKindOnFarm, hasMemberOnFarm, moveMember } from './members.ts';
import { done, order, playCard, produce, train, useMill } from './moves.ts';
import { canPay, charge, coinsMissing, missingFor } from './payment.ts';
import { packCubes } from './prices.ts';
import { reason } from './reasons.ts';
import { frame, MILL_AGAIN, type Village } from './state.ts';
import { gainCoins, gainGood, spendGrain } from './supply.ts';
import { spendTime } from './time.ts';
import type { VillageOffer, VillageQuestion, VillageStep, VillageVerdict } from './types.ts';

/** With Inn the Brewery is one of them. VIL-INN-BREW-01 */
export const workshopsOf = ({ inn }: Village): readonly Workshop[] =>
  inn === null ? WORKSHOP_TABLE : innDock.docked.workshops;

/** The building that makes a good. */
export function workshopFor(good: number): Workshop {
  if (good === BEER) return innDock.docked.brewery;
  const workshop = WORKSHOP_TABLE.find(({ goods }) => goods.includes(good));
  if (workshop === undefined) throw new Error(`nobody makes good ${good}`);
  return workshop;
}

export function workshopAt(place: number): Workshop {
  if (place === BREWERY) return innDock.docked.brewery;
  const workshop = WORKSHOP_TABLE.find((one) => one.place === place);
  if (workshop === undefined) throw new Error(`no craft building at ${place}`);
  return workshop;
}

/** What a good costs without a craftsman, in cubes; by the building's place, because it is asked all the time. */
const CUBE_PRICES: number[] = [];
for (const { place, cubes } of WORKSHOP_TABLE) CUBE_PRICES[place] = packCubes(cubes);
export const cubePrice = ({ place, cubes }: Workshop): number => CUBE_PRICES[place] ?? packCubes(cubes);

const MILLER = villagerOf('miller');
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
    for (const workshop of workshopsOf(s)) {
      offerTraining(s, seat, workshop, offer);
      const maker = s.players[seat].members.includes(workshop.place) ? null : NO_CRAFTSMAN;
      const price = mayOrder(s, seat, workshop);
      for (const good of workshop.goods) {
        offer.put(produce(good), maker);
        offer.put(order(good), price);
      }
    }
    const mill = s.players[seat].grain >= MILL.grain ? null : TOO_LITTLE_GRAIN_FOR_MILL;
    offer.put(useMill, mill);
    if (s.inn !== null && holds(s, seat, 'miller')) offer.put(playCard(MILLER), mill);
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
        return grindGrain(s, seat, MILL.coins, tell);
      case 'play':
        playFromHand(s, seat, MILLER, tell);
        return grindGrain(s, seat, innDock.docked.millerCoins, tell);
    }
  },
  /** Nobody to train and nobody trained, so what is missing is the cheapest price in cubes and in grain. */
  lacks(s, seat) {
    const forCubes = workshopsOf(s)
      .map(cubePrice)
      .filter((price) => price > 0);
    const [cheapest] = forCubes.sort((a, b) => coinsMissing(s, seat, a) - coinsMissing(s, seat, b));
    const forGrain = workshopsOf(s)
      .map(({ grain }) => grain)
      .filter((grain) => grain > 0);
    return {
      ...missingFor(s, seat, cheapest ?? 0),
      grain: Math.min(MILL.grain, ...forGrain) - s.players[seat].grain,
    };
  },
};

function offerTraining(s: Village, seat: Seat, workshop: Workshop, offer: VillageOffer): void {
  if (hasMemberOnFarm(s, seat)) eachKindOnFarm(s, seat, (kind) => offer.open(train(workshop.place, kind)));
  else if (offer.explains) offer.closed(train(workshop.place, 1), NO_MEMBER_TO_TRAIN);
}

/** VIL-CRAFT-11 */
function mayOrder(s: Village, seat: Seat, workshop: Workshop): VillageVerdict {
  if (s.players[seat].grain < workshop.grain) return TOO_LITTLE_GRAIN_FOR_GOOD;
  return canPay(s, seat, cubePrice(workshop)) ? null : TOO_FEW_CUBES_FOR_GOOD;
}

/** VIL-CRAFT-04, -05 */
function trainCraftsman(s: Village, seat: Seat, place: number, kind: number, tell: Tell<VillageEvent>): void {
  moveMember(s, seat, kind, FARM, place, tell);
  spendTime(s, seat, workshopAt(place).trainingTime, tell);
  push(s, frame('produceNow', seat, place));
}

/** VIL-CRAFT-07 */
function produceGood(s: Village, seat: Seat, good: number, tell: Tell<VillageEvent>): void {
  spendTime(s, seat, workshopFor(good).productionTime, tell);
  finishGood(s, seat, good, tell);
}

/** The good is there; with a tool it comes a second time. VIL-INN-BREW-02, VIL-MAR-TOOL-01 */
function finishGood(s: Village, seat: Seat, good: number, tell: Tell<VillageEvent>): void {
  for (let n = 0; n < workshopFor(good).yields; n++) gainGood(s, seat, good, tell);
  if (s.marriage !== null) push(s, frame('useTool', seat, good));
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
    finishGood(s, f.seat, f.what, tell);
  },
};

/** VIL-CRAFT-17; with the Miller more coins. VIL-CARD-MILLER-01 */
function grindGrain(s: Village, seat: Seat, coins: number, tell: Tell<VillageEvent>): void {
  spendTime(s, seat, MILL.time, tell);
  spendGrain(s, seat, MILL.grain, tell);
  gainCoins(s, seat, coins, tell);
  if (s.marriage !== null) push(s, frame('useTool', seat, MILL_AGAIN));
}

/** Trained: does he produce at once? Not if a card has called him home. VIL-CRAFT-03, -05, -06, -12 */
export const produceNow: VillageQuestion = {
  auto: (s, f) => !s.players[f.seat].members.includes(f.what),
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
