import { NOBODY, openLanes, push, type Seat } from '@spielstube/engine';
import { BACK, FRONT } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { areaField, areaOf, COMMON_FIELDS, FIELD_KEYS, isAreaField, STONES, wayOf } from '../data/fields.ts';
import { laneOf } from './lanes.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, hasBit, type Newdale, PLANNING_PHASE, type Player } from './state.ts';
import { chapterOf, seatsFromLast, seatsInTurnOrder } from './supply.ts';
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
      const seats = seatsFromLast(s);
      for (let stone = STONES - 1; stone >= 0; stone--) {
        for (const seat of seats) {
          if (hasBit(s.players[seat].available, stone)) push(s, frame('plan', seat, stone));
        }
      }
    } else push(s, frame('planTogether', NOBODY));
    for (const seat of seatsFromLast(s)) push(s, frame('prepare', seat));
  },
};

/**
 * Tiles and persons are used before anybody plans, in turn order: what they bring may be chance. Who plans openly may use
 * them until the own last stone lies, too. NEW-BONUS-03, -23
 */
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
      s.players.map((_, seat) => laneOf(s, seat)),
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

/** Fields of the own boards that exist, by side. */
const areaFields = (areas: typeof FRONT): readonly number[] =>
  areas.flatMap((ways, area) => ways.flatMap(({ goods }, way) => (goods > 0 ? [areaField(area, way)] : [])));
const FRONT_FIELDS = areaFields(FRONT);
const BACK_FIELDS = areaFields(BACK);

/** The moves onto them: planning is asked more than anything else. */
const PLACE = FIELD_KEYS.map((_, field) => make.place(field));

function offerFields(s: Newdale, seat: Seat, offer: NewdaleOffer): void {
  const { stones } = s.players[seat];
  const { field: extra, voyage } = chapterOf(s);
  for (let field = 0; field < COMMON_FIELDS; field++) {
    offer.put(PLACE[field], stones.includes(field) ? FIELD_TAKEN : null);
  }
  if (extra !== NOTHING) offer.put(PLACE[extra], stones.includes(extra) ? FIELD_TAKEN : null);
  const taken = areasTaken(stones);
  for (const field of voyage ? BACK_FIELDS : FRONT_FIELDS) {
    offer.put(PLACE[field], hasBit(taken, areaOf(field)) ? AREA_TAKEN : null);
  }
}

/** Areas with a stone, as bits: one at most in each. NEW-PLAN-05 */
function areasTaken(stones: readonly number[]): number {
  let taken = 0;
  for (let stone = 0; stone < STONES; stone++) {
    if (isAreaField(stones[stone])) taken |= 1 << areaOf(stones[stone]);
  }
  return taken;
}

/** NEW-PLAN-04 to -07 */
function mayPlace(s: Newdale, seat: Seat, field: number): NewdaleVerdict {
  const { stones } = s.players[seat];
  if (!isAreaField(field)) {
    if (field >= COMMON_FIELDS && field !== chapterOf(s).field) return NO_SUCH_FIELD;
    return stones.includes(field) ? FIELD_TAKEN : null;
  }
  if (areasOf(s)[areaOf(field)][wayOf(field)].goods === 0) return NO_SUCH_FIELD;
  return hasBit(areasTaken(stones), areaOf(field)) ? AREA_TAKEN : null;
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
