import { AnythingOpen, type Details, push, type Seat, type Tell } from '@spielstube/engine';
import { villagerOf } from '../data/expansion-keys.ts';
import { CUBE_KEYS, CUBE_KINDS, PLAGUE, PLAGUE_TIME } from '../data/pieces.ts';
import { ALL_SPACES, SPACES_IN_PLAY } from '../data/spaces.ts';
import { actionSpace } from './action-spaces.ts';
import { BURIALS_BEGUN } from './death.ts';
import { innDock } from './docks.ts';
import type { VillageEvent } from './events.ts';
import { checkGoals } from './goals.ts';
import { holds } from './hand.ts';
import { hasHelp } from './help.ts';
import { mixOf } from './mix.ts';
import { chooseSpace, decline, end, playCard, takeCube, useWell, type VillageAction } from './moves.ts';
import { canPayWell, charge } from './payment.ts';
import { WELL_PRICE } from './prices.ts';
import { reason } from './reasons.ts';
import { frame, freeFrame, type Village, type VillageFrame } from './state.ts';
import { purse } from './supply.ts';
import { spendTime } from './time.ts';
import type { VillageOffer, VillageQuestion, VillageTypes } from './types.ts';

const NO_PASSING = reason('noPassing', 'VIL-TURN-01');
const WELL_TOO_DEAR = reason('wellTooDear', 'VIL-WELL-01', (s, f) => ({
  most: Math.max(...s.players[f.seat].cubes),
  coins: purse(s, f.seat),
}));
const ACTION_IMPOSSIBLE = reason('actionImpossible', 'VIL-WELL-07', (s, f, wish) => {
  if (!('space' in wish)) return {};
  const lacks = (): Details => actionSpace(s, wish.space).lacks(s, f.seat);
  return { space: wish.space, ...('cube' in wish ? withCube(s, f.seat, wish.cube, lacks) : lacks()) };
});
const CUBE_ALONE = reason('actionImpossible', 'VIL-TURN-07', ACTION_IMPOSSIBLE.details);
const WELL_IS_PAID = reason('wellIsPaid', 'VIL-WELL-07');

const OLD_MAN = villagerOf('oldMan');
const JESTER = villagerOf('jester');

/** A cube from an action space, or the Well instead. VIL-TURN-01 */
export const turn: VillageQuestion = {
  options(s, f, offer) {
    offerCubes(s, f, offer);
    if (s.inn !== null && holds(s, f.seat, 'oldMan')) offer.open(playCard(OLD_MAN));
    if (offer.explains) offer.closed({ wish: 'pass' }, NO_PASSING);
  },
  resolve(s, f, a, tell) {
    push(s, frame('afterAction', f.seat));
    if (a.do === 'play') innDock.docked.playOldMan(s, f.seat, tell);
    else begin(s, f.seat, a, tell);
  },
};

/** The Jester's extra action: the same, or nothing. VIL-CARD-JESTER-02, -10 */
export const extraTurn: VillageQuestion = {
  options(s, f, offer) {
    offerCubes(s, f, offer);
    offer.open(decline);
  },
  resolve(s, f, a, tell) {
    push(s, frame('afterAction', f.seat));
    if (a.do === 'decline') tell?.({ what: 'declinedFreeAction', seat: f.seat });
    else begin(s, f.seat, a, tell);
  },
};

/** By place in the state's list of cubes: the move that takes one. */
const TAKING = ALL_SPACES.flatMap((space) => CUBE_KEYS.map((_, cube) => takeCube(space, cube)));

function offerCubes(s: Village, f: VillageFrame, offer: VillageOffer): void {
  for (let at = 0; at < s.spaces.length; at++) {
    if (s.spaces[at] === 0) continue;
    offer.open(TAKING[at]);
    if (!offer.explains) continue;
    const { space, cube } = TAKING[at];
    if (!canActWith(s, f.seat, space, cube)) offer.closed({ wish: 'act', space, cube }, CUBE_ALONE);
  }
  offer.put(useWell, canPayWell(s, f.seat) ? null : WELL_TOO_DEAR);
}

function begin(s: Village, seat: Seat, a: VillageAction, tell: Tell<VillageEvent>): void {
  if (a.do === 'cube') {
    push(s, freeFrame('action', seat, a.space));
    takeCubeFrom(s, seat, a.space, a.cube, tell);
  } else {
    tell?.({ what: 'usedWell', seat });
    push(s, frame('chooseAction', seat));
    charge(s, seat, WELL_PRICE);
  }
}

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

const anything = new AnythingOpen<VillageTypes>();

/** Whether the seat could carry out the action now; a market day can always be held. VIL-WELL-07 */
function canCarryOut(s: Village, seat: Seat, space: number): boolean {
  const { atOnce, offer } = actionSpace(s, space);
  if (atOnce !== null) return true;
  anything.found = false;
  offer(s, seat, anything);
  return anything.found;
}

/** Whether the action could follow the cube. VIL-TURN-07 */
function canActWith(s: Village, seat: Seat, space: number, cube: number): boolean {
  return withCube(s, seat, cube, () => canCarryOut(s, seat, space));
}

/** Asks something as if the seat had the cube already, which may help to pay. VIL-TURN-02 */
function withCube<T>(s: Village, seat: Seat, cube: number, ask: () => T): T {
  if (cube === PLAGUE) return ask();
  const { cubes } = s.players[seat];
  cubes[cube]++;
  const answer = ask();
  cubes[cube]--;
  return answer;
}

/** The Well, the Old Man, or a last turn without cubes: any action in play. VIL-WELL-01, VIL-END-05, -06, VIL-CARD-OLD_MAN-03, -08 */
export const chooseAction: VillageQuestion = {
  options(s, f, offer) {
    for (const space of SPACES_IN_PLAY[mixOf(s)])
      offer.put(chooseSpace(space), canCarryOut(s, f.seat, space) ? null : ACTION_IMPOSSIBLE);
    if (!f.free) return;
    offer.open(decline);
    if (s.inn !== null && holds(s, f.seat, 'oldMan')) offer.open(playCard(OLD_MAN));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'play') return innDock.docked.playOldMan(s, f.seat, tell);
    if (a.do !== 'choose') return tell?.({ what: 'declinedFreeAction', seat: f.seat });
    tell?.({ what: 'choseAction', seat: f.seat, space: a.space });
    push(s, f.free ? freeFrame('action', f.seat, a.space) : frame('action', f.seat, a.space));
  },
};

/** Cards have made a paid action impossible, and others might make it possible again. VIL-CARD-GEN-17 */
const hasLapsed = (s: Village, f: VillageFrame): boolean =>
  hasHelp(s, f.seat) && !canCarryOut(s, f.seat, f.what);

/** The action of the space; after the Well it cannot be declined any more. VIL-TURN-04, -05, -07, VIL-WELL-07 */
export const action: VillageQuestion = {
  auto(s, f, tell) {
    const { atOnce } = actionSpace(s, f.what);
    if (atOnce !== null) {
      atOnce(s, f.seat);
      return true;
    }
    if (canCarryOut(s, f.seat, f.what) || hasHelp(s, f.seat)) return false;
    tell?.({ what: 'declined', seat: f.seat, space: f.what, able: false });
    return true;
  },
  options(s, f, offer) {
    actionSpace(s, f.what).offer(s, f.seat, offer);
    offer.put(decline, f.free || hasLapsed(s, f) ? null : WELL_IS_PAID);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'decline') tell?.({ what: 'declined', seat: f.seat, space: f.what, able: true });
    else actionSpace(s, f.what).resolve(s, f.seat, a, tell);
  },
};

/** Right after the action, before the first burial. VIL-CARD-JESTER-01, -10 */
const mayJest = (s: Village, f: VillageFrame): boolean =>
  f.what !== BURIALS_BEGUN && holds(s, f.seat, 'jester');

/** The turn is over; until here people may take something back. */
export const endTurn: VillageQuestion = {
  options(s, f, offer) {
    if (s.inn !== null && mayJest(s, f)) offer.open(playCard(JESTER));
    offer.open(end);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'play') innDock.docked.playJester(s, f.seat, tell);
    else push(s, frame('nextTurn', f.seat));
  },
};
