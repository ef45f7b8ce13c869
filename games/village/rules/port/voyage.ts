import { push, type Seat, type Tell } from '@spielstube/engine';
import { villagerOf } from '../../data/expansion-keys.ts';
import {
  CAPTAINS,
  HARBOUR,
  ISLAND_KEYS,
  islandAt,
  isTimeWater,
  NEIGHBOURS,
  VOYAGE,
  WATER_KEYS,
  waterOfIsland,
} from '../../data/port.ts';
import { innDock } from '../docks.ts';
import type { VillageEvent } from '../events.ts';
import { holds, playFromHand } from '../hand.ts';
import { dock as dockNow, playCard, stepTo, stopThere, toIsland } from '../moves.ts';
import { canPay, charge, missingFor } from '../payment.ts';
import { reason } from '../reasons.ts';
import { frame, type Ship, type Village } from '../state.ts';
import { spendTime } from '../time.ts';
import type { VillageQuestion, VillageStep, VillageVerdict } from '../types.ts';
import { unitPrice } from './prices.ts';
import { shipOf } from './ships.ts';

const STEP_TOO_DEAR = reason('stepTooDear', 'VIL-PORT-MOVE-03', (s, f) =>
  missingFor(s, f.seat, unitPrice(CAPTAINS[shipOf(s, f.seat).captain])),
);
const NO_LINE = reason('noLine', 'VIL-PORT-MOVE-01', (_s, _f, wish) => ({
  water: 'water' in wish ? wish.water : 0,
}));
const HARBOUR_BY_RETURN = reason('noLine', 'VIL-PORT-MOVE-12', NO_LINE.details);
const MUST_MOVE = reason('mustMove', 'VIL-PORT-MOVE-14');
const NO_ISLAND = reason('noIsland', 'VIL-PORT-MOVE-08');
const CARTOGRAPHER = villagerOf('cartographer');
/** In the frame of `voyage` and `sailTo`: the ship has made a step. */
const MOVED = 1;

/** Free steps of a movement: one, with the Helmsman two. VIL-PORT-MOVE-02, VIL-CARD-HELMSMAN-02 */
export const freeStepsOf = ({ helmsman }: Ship): number =>
  VOYAGE.freeSteps + (helmsman ? innDock.docked.helmsmanSteps : 0);

function mayStep(s: Village, seat: Seat, left: number): VillageVerdict {
  if (left > 0) return null;
  return canPay(s, seat, unitPrice(CAPTAINS[shipOf(s, seat).captain])) ? null : STEP_TOO_DEAR;
}

/** Step by step: a line further, to an island's shore, or no further. VIL-PORT-MOVE-01 to -14 */
export const voyage: VillageQuestion = {
  options(s, f, offer) {
    const { water } = shipOf(s, f.seat);
    const verdict = mayStep(s, f.seat, f.what);
    for (const next of NEIGHBOURS[water]) offer.put(stepTo(next), verdict);
    if (water !== HARBOUR) offer.put(dockNow, islandAt(water) >= 0 ? null : NO_ISLAND);
    offer.put(stopThere, f.member === MOVED ? null : MUST_MOVE);
    if (s.inn !== null && f.member !== MOVED && holds(s, f.seat, 'cartographer'))
      offer.open(playCard(CARTOGRAPHER));
    if (!offer.explains) return;
    WATER_KEYS.forEach((_, far) => {
      if (far === HARBOUR) offer.closed(stepTo(far), HARBOUR_BY_RETURN);
      else if (far !== water && !NEIGHBOURS[water].includes(far)) offer.closed(stepTo(far), NO_LINE);
    });
  },
  resolve(s, f, a, tell) {
    const { seat } = f;
    switch (a.do) {
      case 'step':
        return makeStep(s, seat, f.what, a.water);
      case 'dock':
        return dock(s, seat, tell);
      case 'play':
        playFromHand(s, seat, CARTOGRAPHER, tell);
        return push(s, frame('cartographer', seat));
    }
  },
};

/** A step beyond the free ones is paid before it is made; what is bought with it and not used is lost. VIL-PORT-MOVE-03, -04 */
function makeStep(s: Village, seat: Seat, left: number, water: number): void {
  const captain = CAPTAINS[shipOf(s, seat).captain];
  push(s, frame('voyage', seat, (left > 0 ? left : captain.steps) - 1, MOVED));
  push(s, frame('sailTo', seat, water));
  if (left === 0) charge(s, seat, unitPrice(captain));
}

/** Entering a water that costs time is paid at once. VIL-PORT-MOVE-06 */
export const sailTo: VillageStep = {
  run(s, f, tell) {
    const ship = shipOf(s, f.seat);
    tell?.({ what: 'sailed', seat: f.seat, from: ship.water, to: f.what });
    ship.water = f.what;
    if (isTimeWater(f.what)) spendTime(s, f.seat, VOYAGE.waterTime, tell);
  },
};

/** Docking ends the movement. VIL-PORT-MOVE-08 to -10 */
function dock(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  const island = islandAt(shipOf(s, seat).water);
  tell?.({ what: 'docked', seat, island });
  push(s, frame('island', seat, island));
}

/** To any island at once: no steps, no time, and the ship docks. VIL-CARD-CARTOGRAPHER-01, -03, -05 */
export const cartographer: VillageQuestion = {
  options(_s, _f, offer) {
    for (let island = 0; island < ISLAND_KEYS.length; island++) offer.open(toIsland(island));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'toIsland') return;
    const ship = shipOf(s, f.seat);
    tell?.({ what: 'sailed', seat: f.seat, from: ship.water, to: waterOfIsland(a.island) });
    ship.water = waterOfIsland(a.island);
    dock(s, f.seat, tell);
  },
};
