import { push, type Seat, type Tell, type Verdict } from '@spielstube/engine';
import { CUBE_KINDS, PLAGUE, PLAGUE_TIME } from '../data/pieces.ts';
import { FARM } from '../data/places.ts';
import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, MARKET, SPACES, TRAVEL } from '../data/spaces.ts';
import { VILLAGE } from '../data/travel.ts';
import { chooseSpace, decline, end, takeCube, useWell, type VillageAction } from './actions.ts';
import { devoteMember, offerChurch } from './church.ts';
import { goToStep, grantPrivilege, offerCouncil } from './council.ts';
import { grindGrain, offerCrafts, orderGood, produceGood, trainCraftsman } from './crafts.ts';
import type { VillageEvent } from './events.ts';
import { giveBirth, moveMember, offerFamily } from './family.ts';
import { checkGoals } from './goals.ts';
import { bringInHarvest, offerHarvest } from './harvest.ts';
import { canPayWell, charge, WELL_PRICE } from './payment.ts';
import type { VillageOffer, VillageQuestion } from './question.ts';
import {
  ACTION_IMPOSSIBLE,
  CUBE_ALONE,
  NO_PASSING,
  type VillageReason,
  WELL_IS_PAID,
  WELL_TOO_DEAR,
} from './reasons.ts';
import { FREE_ACTION } from './rounds.ts';
import { frame, type Village } from './state.ts';
import { spendTime } from './time.ts';
import { offerTravel, travel } from './travel.ts';

/** A cube from an action space, or the Well instead. VIL-TURN-01 */
export const turn: VillageQuestion = {
  options(s, f, offer) {
    for (const space of SPACES) {
      for (let cube = 0; cube < CUBE_KINDS; cube++) {
        if (s.spaces[space * CUBE_KINDS + cube] === 0) continue;
        offer.open(takeCube(space, cube));
        if (offer.explains && !canActWith(s, f.seat, space, cube))
          offer.closed({ wish: 'act', space, cube }, CUBE_ALONE);
      }
    }
    offer.put(useWell, canPayWell(s, f.seat) ? null : WELL_TOO_DEAR);
    if (offer.explains) offer.closed({ wish: 'pass' }, NO_PASSING);
  },
  resolve(s, f, a, tell) {
    push(s, frame('afterAction', f.seat));
    if (a.do === 'cube') {
      push(s, frame('action', f.seat, a.space));
      takeCubeFrom(s, f.seat, a.space, a.cube, tell);
    } else {
      tell?.({ what: 'usedWell', seat: f.seat });
      push(s, frame('chooseAction', f.seat));
      charge(s, f.seat, WELL_PRICE);
    }
  },
};

/** An influence cube is kept; plague goes back to the supply and costs time. VIL-TURN-02, -03, -06 */
function takeCubeFrom(s: Village, seat: Seat, space: number, cube: number, tell: Tell<VillageEvent>): void {
  s.spaces[space * CUBE_KINDS + cube]--;
  tell?.({ what: 'tookCube', seat, space, cube });
  if (s.conny !== null) {
    s.conny.followsSpace = space;
    s.conny.followsCube = cube;
  }
  if (cube === PLAGUE) {
    s.supply[PLAGUE]++;
    spendTime(s, seat, PLAGUE_TIME, tell);
  } else {
    s.players[seat].cubes[cube]++;
    checkGoals(s, seat, tell);
  }
}

/** What an action space offers. */
function offerAction(s: Village, seat: Seat, space: number, offer: VillageOffer): void {
  switch (space) {
    case GRAIN:
      return offerHarvest(s, seat, offer);
    case FAMILY:
      return offerFamily(s, seat, offer);
    case CRAFTS:
      return offerCrafts(s, seat, offer);
    case COUNCIL:
      return offerCouncil(s, seat, offer);
    case TRAVEL:
      return offerTravel(s, seat, offer);
    case CHURCH:
      return offerChurch(s, seat, offer);
  }
}

/** An offer that only wants to know whether anything is open. */
class AnythingOpen implements VillageOffer {
  readonly explains = false;
  found = false;
  open(_action: VillageAction): void {
    this.found = true;
  }
  closed(): void {}
  put(_action: VillageAction, verdict: Verdict<VillageReason>): void {
    if (verdict === null) this.found = true;
  }
}
const anything = new AnythingOpen();

/** Whether the seat could carry out the action now; a market day can always be held. VIL-WELL-07 */
function canCarryOut(s: Village, seat: Seat, space: number): boolean {
  if (space === MARKET) return true;
  anything.found = false;
  offerAction(s, seat, space, anything);
  return anything.found;
}

/** Whether the action could follow the cube, which may help to pay for it. VIL-TURN-02, -07 */
function canActWith(s: Village, seat: Seat, space: number, cube: number): boolean {
  if (cube === PLAGUE) return canCarryOut(s, seat, space);
  const { cubes } = s.players[seat];
  cubes[cube]++;
  const can = canCarryOut(s, seat, space);
  cubes[cube]--;
  return can;
}

/** In an action frame: after the Well the action cannot be declined any more. VIL-WELL-07, VIL-END-06 */
const MAY_ACT = 0;
export const MUST_ACT = 1;

/** The Well, or a last turn without cubes: any of the seven actions. VIL-WELL-01, VIL-END-05, -06 */
export const chooseAction: VillageQuestion = {
  options(s, f, offer) {
    for (const space of SPACES)
      offer.put(chooseSpace(space), canCarryOut(s, f.seat, space) ? null : ACTION_IMPOSSIBLE);
    if (f.what === FREE_ACTION) offer.open(decline);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'choose') return tell?.({ what: 'declinedFreeAction', seat: f.seat });
    tell?.({ what: 'choseAction', seat: f.seat, space: a.space });
    push(s, frame('action', f.seat, a.space, f.what === FREE_ACTION ? MAY_ACT : MUST_ACT));
  },
};

/** The action of the space; a market day is held in any case. VIL-TURN-04, -05, -07 */
export const action: VillageQuestion = {
  auto(s, f, tell) {
    if (f.what === MARKET) {
      push(s, frame('callMarket', f.seat));
      return true;
    }
    if (canCarryOut(s, f.seat, f.what)) return false;
    tell?.({ what: 'declined', seat: f.seat, space: f.what, able: false });
    return true;
  },
  options(s, f, offer) {
    offerAction(s, f.seat, f.what, offer);
    offer.put(decline, f.member === MUST_ACT ? WELL_IS_PAID : null);
  },
  resolve(s, f, a, tell) {
    switch (a.do) {
      case 'harvest':
        return bringInHarvest(s, f.seat, tell);
      case 'birth':
        return giveBirth(s, f.seat, tell);
      case 'recall':
        return moveMember(s, f.seat, a.member, a.place, FARM, tell);
      case 'train':
        return trainCraftsman(s, f.seat, a.place, a.member, tell);
      case 'produce':
        return produceGood(s, f.seat, a.good, tell);
      case 'order':
        return orderGood(s, f.seat, a.good, tell);
      case 'mill':
        return grindGrain(s, f.seat, tell);
      case 'enter':
        return goToStep(s, f.seat, 1, a.member, tell);
      case 'advance':
        return goToStep(s, f.seat, a.step + 1, a.member, tell);
      case 'privilege':
        return grantPrivilege(s, f.seat, a.step, tell);
      case 'depart':
        return travel(s, f.seat, VILLAGE, a.member, a.castle, tell);
      case 'journey':
        return travel(s, f.seat, a.from, a.member, a.castle, tell);
      case 'devote':
        return devoteMember(s, f.seat, a.member, tell);
      case 'decline':
        return tell?.({ what: 'declined', seat: f.seat, space: f.what, able: true });
    }
  },
};

/** The turn is over; until here people may take something back. */
export const endTurn: VillageQuestion = {
  options(_s, _f, offer) {
    offer.open(end);
  },
  resolve(s, f) {
    push(s, frame('nextTurn', f.seat));
  },
};
