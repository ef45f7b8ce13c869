import { push, type Seat } from '@spielstube/engine';
import {
  BATHHOUSE,
  BREWERY,
  CASTLE,
  CELLAR,
  CHEESE_FACTORY,
  FARMHOUSE,
  FIRST_SPACE,
  GUILDHALL,
  GUNPOWDER_TOWER,
  HAYRICK,
  HERB_GARDEN,
  HORSE_WAGON,
  HOSPITAL,
  LABORATORY,
  LIBRARY,
  MONASTERY,
  OFFICE,
  PHARMACY,
  PLACES,
  SACRISTY,
  SCHOOL,
  SCRIPTORIUM,
  SHIP,
  SHIPPING_LINE,
  SPACE_NEEDS,
  TAILOR_SHOP,
  TOWN_HALL,
  UNIVERSITY,
  VILLAGE,
  WAGON,
  WINDMILL,
  WINERY,
  WOOL_MANUFACTURER,
} from '../data/places.ts';
import { bathhouseAction } from './bathhouse.ts';
import { gunpowderTower, townHall } from './deeds.ts';
import { guildhall } from './guildhall.ts';
import { make } from './moves.ts';
import type { PlaceAction } from './place-action.ts';
import {
  brewery,
  cellar,
  cheeseFactory,
  hayrick,
  hospital,
  laboratory,
  library,
  office,
  pharmacyAction,
  scriptorium,
  shippingLine,
  tailorShop,
  windmill,
  winery,
  woolManufacturer,
} from './place-tiles.ts';
import { emptyIntoBag, isCovered, NOT_YOUR_PLACE, nextPlace } from './places.ts';
import { reason } from './reasons.ts';
import { castle, farmhouse, monastery, university, village } from './recruiting.ts';
import { ACTIONS_PHASE } from './rounds.ts';
import { frame, NOTHING, type Orleans } from './state.ts';
import { ship, wagon } from './travel.ts';
import type { OrleansQuestion, OrleansStep, OrleansTell, OrleansVerdict } from './types.ts';

/* Phase 5: in turn, one action or a pass. */

const NOT_COVERED = reason('notCovered', 'ORL-PLAN-07', (s, f, wish) => ({
  missing: 'place' in wish ? missingOn(s, f.seat, wish.place).join(' ') : '',
}));
const PRIVILEGE_ONLY = reason('privilegeOnly', 'ORL-PLACE-PRIV-01');
const SACRISTY_WAITS = reason('sacristyWaits', 'ORL-PLACE-SACRISTY-01');

const never = (verdict: OrleansVerdict): PlaceAction => ({ may: () => verdict, act: () => {} });

/** What each place does. */
const ACTION_OF: Readonly<Record<number, PlaceAction>> = {
  [FARMHOUSE]: farmhouse,
  [VILLAGE]: village,
  [UNIVERSITY]: university,
  [CASTLE]: castle,
  [MONASTERY]: monastery,
  [SCRIPTORIUM]: scriptorium,
  [SHIP]: ship,
  [WAGON]: wagon,
  [GUILDHALL]: guildhall,
  [TOWN_HALL]: townHall,
  [HAYRICK]: hayrick,
  [CHEESE_FACTORY]: cheeseFactory,
  [WINERY]: winery,
  [WOOL_MANUFACTURER]: woolManufacturer,
  [TAILOR_SHOP]: tailorShop,
  [BREWERY]: brewery,
  [SACRISTY]: never(SACRISTY_WAITS),
  [HERB_GARDEN]: never(PRIVILEGE_ONLY),
  [BATHHOUSE]: bathhouseAction,
  [WINDMILL]: windmill,
  [LIBRARY]: library,
  [HOSPITAL]: hospital,
  [GUNPOWDER_TOWER]: gunpowderTower,
  [CELLAR]: cellar,
  [OFFICE]: office,
  [SCHOOL]: never(PRIVILEGE_ONLY),
  [PHARMACY]: pharmacyAction,
  [HORSE_WAGON]: wagon,
  [SHIPPING_LINE]: shippingLine,
  [LABORATORY]: laboratory,
};
const ACTIONS: readonly PlaceAction[] = Array.from({ length: PLACES }, (_, place) => ACTION_OF[place]);

/** From the Town Hall and the tower persons are sent away; one of them is enough. ORL-PLAN-10 */
const sendsAway = (place: number): boolean => place === TOWN_HALL || place === GUNPOWDER_TOWER;

/** What the free spaces of a place show. */
function missingOn(s: Orleans, seat: Seat, place: number): number[] {
  const { spaces } = s.players[seat];
  return SPACE_NEEDS.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]).filter(
    (_, n) => spaces[FIRST_SPACE[place] + n] === NOTHING,
  );
}

/** Whether an own place can be used now: activated, and its action can be executed. ORL-ACT-02, -13 */
export function mayUse(s: Orleans, seat: Seat, place: number): OrleansVerdict {
  if (!sendsAway(place) && !isCovered(s.players[seat], place)) return NOT_COVERED;
  return ACTIONS[place].may(s, seat);
}

/** Whether the action of a place could be executed if only it were activated. Persons to send need not be there yet. */
export const couldAct = (s: Orleans, seat: Seat, place: number): boolean =>
  sendsAway(place) || ACTIONS[place].may(s, seat) === null;

export const openActions: OrleansStep = {
  run(s) {
    s.phase = ACTIONS_PHASE;
    for (const player of s.players) player.passed = false;
    push(s, frame('nextTurn', s.startPlayer));
  },
};

/** Clockwise; who has passed is skipped; when all have, the phase is over. ORL-ACT-01, -03, -09 */
export const nextTurn: OrleansStep = {
  run(s, f) {
    for (let n = 0; n < s.seats; n++) {
      const seat = (f.seat + n) % s.seats;
      if (!s.players[seat].passed) return push(s, frame('act', seat));
    }
  },
};

/** One action at an own activated place, or a pass. ORL-ACT-01 to -06 */
export const act: OrleansQuestion = {
  /** Who can do nothing must pass. ORL-ACT-05 */
  auto(s, f, tell) {
    for (let place = nextPlace(s, f.seat, NOTHING); place < PLACES; place = nextPlace(s, f.seat, place)) {
      if (mayUse(s, f.seat, place) === null) return false;
    }
    passTurn(s, f.seat, tell);
    return true;
  },
  options(s, f, offer) {
    for (let place = nextPlace(s, f.seat, NOTHING); place < PLACES; place = nextPlace(s, f.seat, place)) {
      offer.put(make.use(place), mayUse(s, f.seat, place));
    }
    offer.open(make.pass);
  },
  refuse: (_s, _f, a) => (a.do === 'use' ? NOT_YOUR_PLACE : null),
  resolve(s, f, a, tell) {
    if (a.do === 'pass') passTurn(s, f.seat, tell);
    else if (a.do === 'use') usePlace(s, f.seat, a.place, tell);
  },
};

/** After the action the persons go home. ORL-ACT-07 */
function usePlace(s: Orleans, seat: Seat, place: number, tell: OrleansTell): void {
  tell?.({ what: 'used', seat, place });
  push(s, frame('endTurn', seat));
  if (!sendsAway(place)) push(s, frame('goHome', seat, place));
  ACTIONS[place].act(s, seat, tell);
}

/** Technology may be placed now, before the next turn. ORL-TECH-02, -17 */
function passTurn(s: Orleans, seat: Seat, tell: OrleansTell): void {
  s.players[seat].passed = true;
  tell?.({ what: 'passed', seat });
  push(s, frame('nextTurn', (seat + 1) % s.seats));
  push(s, frame('technology', seat));
}

export const goHome: OrleansStep = {
  run(s, f, tell) {
    const kinds = emptyIntoBag(s.players[f.seat], f.what);
    if (kinds.length > 0) tell?.({ what: 'wentHome', seat: f.seat, place: f.what, kinds });
  },
};

/** The action is done: a last chance for people to take something back. */
export const endTurn: OrleansQuestion = {
  options(_s, _f, offer) {
    offer.open(make.end);
  },
  resolve(s, f) {
    push(s, frame('nextTurn', (f.seat + 1) % s.seats));
  },
};
