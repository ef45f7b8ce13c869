import { NOBODY, openLanes, push, type Seat } from '@spielstube/engine';
import { AREAS, BACK, FRONT, WAYS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import {
  areaField,
  areaOf,
  COMMON_FIELDS,
  FIRST_AREA_FIELD,
  isAreaField,
  STONES,
  wayOf,
} from '../data/fields.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, hasBit, type Newdale, PLANNING_PHASE, type Player } from './state.ts';
import { chapterOf, seatsInTurnOrder } from './supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleStep, NewdaleTell, NewdaleVerdict } from './types.ts';

/* Phase II: action stones are put on fields. */

const AREA_TAKEN = reason('areaTaken', 'NEW-PLAN-05');
const FIELD_TAKEN = reason('fieldTaken', 'NEW-PLAN-07');
const NO_SUCH_FIELD = reason('noSuchField', 'NEW-GEN-06');
const KEEP_STONE = reason('allStonesPlaced', 'NEW-PLAN-09', (s, f) => ({
  missing: stonesLeft(s.players[f.seat]),
}));

/** By area and way what is needed and what comes of it, on the side of the boards that is in use. NEW-SET-13, NEW-CH8-01 */
export const areasOf = (s: Newdale) => (chapterOf(s).voyage ? BACK : FRONT);

/** Everybody plans at once and unseen; with the option stone by stone in turn order. NEW-PLAN-01, NEW-PLAN-03 */
export const openPlanning: NewdaleStep = {
  run(s) {
    s.phase = PLANNING_PHASE;
    push(s, frame('showPlans', NOBODY));
    if (s.options.planning === 'open') {
      const seats = seatsInTurnOrder(s).toReversed();
      for (let stone = STONES - 1; stone >= 0; stone--) {
        for (const seat of seats) {
          if (hasBit(s.players[seat].available, stone)) push(s, frame('plan', seat, stone));
        }
      }
    } else push(s, frame('planTogether', NOBODY));
    for (const seat of seatsInTurnOrder(s).toReversed()) push(s, frame('prepare', seat));
  },
};

/** Tiles and persons are used before anybody plans, in turn order: what they bring may be chance. NEW-BONUS-03, -23 */
export const prepare: NewdaleQuestion = {
  options(_s, _f, offer) {
    offer.open(make.end);
  },
  auto: () => true,
  resolve() {},
};

export const planTogether: NewdaleStep = {
  run(s) {
    openLanes(
      s,
      s.players.map((_, seat) => frame('plan', seat)),
    );
  },
};

function nextStone({ stones, available }: Player): number {
  for (let stone = 0; stone < STONES; stone++) {
    if (hasBit(available, stone) && stones[stone] === NOTHING) return stone;
  }
  return NOTHING;
}

function stonesLeft({ stones, available }: Player): number {
  return stones.filter((field, stone) => hasBit(available, stone) && field === NOTHING).length;
}

/** Stone by stone, then "ready". What cannot be carried out may be planned, too. NEW-PLAN-08 to -10 */
export const plan: NewdaleQuestion = {
  options(s, f, offer) {
    const stone = f.what === NOTHING ? nextStone(s.players[f.seat]) : f.what;
    if (stone === NOTHING) return offer.open(make.ready);
    offerFields(s, f.seat, offer);
    if (offer.explains && f.what === NOTHING) offer.closed(make.ready, KEEP_STONE);
  },
  refuse(s, f, a) {
    return a.do === 'place' ? mayPlace(s, f.seat, a.field) : null;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'ready') return tell?.({ what: 'ready', seat: f.seat });
    if (a.do !== 'place') return;
    const player = s.players[f.seat];
    const stone = f.what === NOTHING ? nextStone(player) : f.what;
    putStone(s, f.seat, stone, a.field, tell);
    if (f.what === NOTHING) push(s, frame('plan', f.seat));
  },
};

function offerFields(s: Newdale, seat: Seat, offer: NewdaleOffer): void {
  const { stones } = s.players[seat];
  const { field: extra } = chapterOf(s);
  for (let field = 0; field < FIRST_AREA_FIELD; field++) {
    if (field >= COMMON_FIELDS && field !== extra) continue;
    offer.put(make.place(field), stones.includes(field) ? FIELD_TAKEN : null);
  }
  const areas = areasOf(s);
  for (let area = 0; area < AREAS; area++) {
    const taken = isAreaTaken(stones, area);
    if (taken && !offer.explains) continue;
    for (let way = 0; way < WAYS; way++) {
      if (areas[area][way].goods > 0) offer.put(make.place(areaField(area, way)), taken ? AREA_TAKEN : null);
    }
  }
}

/** One stone at most in each area. NEW-PLAN-05 */
function isAreaTaken(stones: readonly number[], area: number): boolean {
  for (let stone = 0; stone < STONES; stone++) {
    if (isAreaField(stones[stone]) && areaOf(stones[stone]) === area) return true;
  }
  return false;
}

/** NEW-PLAN-04 to -07 */
function mayPlace(s: Newdale, seat: Seat, field: number): NewdaleVerdict {
  const { stones } = s.players[seat];
  if (!isAreaField(field)) {
    if (field >= COMMON_FIELDS && field !== chapterOf(s).field) return NO_SUCH_FIELD;
    return stones.includes(field) ? FIELD_TAKEN : null;
  }
  if (areasOf(s)[areaOf(field)][wayOf(field)].goods === 0) return NO_SUCH_FIELD;
  return isAreaTaken(stones, areaOf(field)) ? AREA_TAKEN : null;
}

function putStone(s: Newdale, seat: Seat, stone: number, field: number, tell: NewdaleTell): void {
  s.players[seat].stones[stone] = field;
  if (s.lanes.length > 0) tell?.({ what: 'placed', seat, stone, field, secretOf: seat });
  else tell?.({ what: 'placed', seat, stone, field });
}

/** All plans lie open now. NEW-PLAN-03 */
export const showPlans: NewdaleStep = {
  run(s, _f, tell) {
    if (tell === undefined || s.options.planning === 'open') return;
    for (const seat of seatsInTurnOrder(s)) {
      tell({ what: 'planShown', seat, fields: s.players[seat].stones.slice() });
    }
  },
};
