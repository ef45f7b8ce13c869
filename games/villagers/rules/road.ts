import { NOBODY } from '@spielstube/engine';
import { NOTHING } from '../data/jobs.ts';
import { ROAD, ROAD_COIN } from '../data/setup.ts';
import { make } from './moves.ts';
import { fillInUpdate, isRoadEmpty, takeFromRoad } from './piles.ts';
import { reason } from './reasons.ts';
import { BUILD_PHASE, type Villagers } from './state.ts';
import type { VillagersQuestion, VillagersStep, VillagersTell } from './types.ts';

const PLACE_EMPTY = reason('placeEmpty', 'VRS-ROAD-07');
/** From so many players on, everybody on the road gets a coin; below, the players put them. */
const NORMAL_UPDATE_FROM = 3;
export const playersPutCoins = (s: Villagers): boolean => s.seats < NORMAL_UPDATE_FROM;

/** With two, each may put a coin of the bank on a villager. VRS-ROAD-07 to -09, VRS-ROAD-15 */
export const coin: VillagersQuestion = {
  options(s, _f, offer) {
    for (let place = 0; place < ROAD; place++) {
      offer.put(make.coin(place), s.road[place] === NOTHING ? PLACE_EMPTY : null);
    }
    offer.open(make.noCoin);
  },
  auto: (s) => isRoadEmpty(s),
  resolve(s, f, a, tell) {
    if (a.do !== 'coin') {
      tell?.({ what: 'putNoCoin', seat: f.seat });
      return;
    }
    s.coins[a.place] += ROAD_COIN;
    tell?.({ what: 'putCoin', seat: f.seat, place: a.place, job: s.road[a.place], coins: ROAD_COIN });
  },
};

/** VRS-ROAD-02 to -05; with two VRS-ROAD-10 to -12 */
export const updateRoad: VillagersStep = {
  run(s, _f, tell) {
    const coinsStay = playersPutCoins(s);
    for (let place = 0; place < ROAD; place++) {
      if (s.road[place] !== NOTHING && s.coins[place] > 0 !== coinsStay) leaveRoad(s, place, tell);
    }
    fillInUpdate(s, tell);
    if (!coinsStay) putCoinsOnAll(s, tell);
    s.phase = BUILD_PHASE;
  },
};

/** Coins on who leaves go back to the bank. VRS-ROAD-02 */
function leaveRoad(s: Villagers, place: number, tell: VillagersTell): void {
  const job = s.road[place];
  const coins = takeFromRoad(s, place);
  s.discard.push(job);
  tell?.({ what: 'leftRoad', seat: NOBODY, place, job, coins });
}

function putCoinsOnAll(s: Villagers, tell: VillagersTell): void {
  for (let place = 0; place < ROAD; place++) {
    if (s.road[place] === NOTHING) continue;
    s.coins[place] += ROAD_COIN;
    tell?.({ what: 'putCoin', seat: NOBODY, place, job: s.road[place], coins: ROAD_COIN });
  }
}
