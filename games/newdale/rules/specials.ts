import { push, type Seat } from '@spielstube/engine';
import { EFFECTS } from '../data/buildings.ts';
import {
  BARRACKS,
  COAL_DEPOT,
  COAL_TRADER,
  CORN_FARM,
  GOOD,
  KIND,
  NAVIGATOR_CARD,
  PRISON,
  SCRIPTORIUM,
  VINEYARD,
} from '../data/cards.ts';
import { COAL, FISH } from '../data/goods.ts';
import { NAVIGATOR } from '../data/sailors.ts';
import { fulfilMission, mayFulfil } from './chapters/supplementary.ts';
import { make } from './moves.ts';
import { drawCards } from './piles.ts';
import { askForFigure, mayJail } from './prison.ts';
import { reason } from './reasons.ts';
import {
  frame,
  GIVE_FISH,
  type Newdale,
  SPECIALS_PHASE,
  TRADE_COAL,
  USE_BARRACKS,
  USE_PRISON,
  WORK_KEYS,
} from './state.ts';
import { gainGoods, gainPoints, giveGoods, losePoints, seatsFromLast, seatsInTurnOrder } from './supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleTell, NewdaleVerdict } from './types.ts';

/* Phase VI: effects of special buildings, each once. NEW-P6-01 to -06 */

const NO_SUCH_BUILDING = reason('noSuchBuilding', 'NEW-P6-04');
const ALREADY_USED = reason('alreadyUsed', 'NEW-P6-01');
const TOO_LITTLE_COAL = reason('tooFewGoods', 'NEW-SPECIAL-04', (s, f) => ({
  good: COAL,
  missing: EFFECTS.coalTrader.coal - s.players[f.seat].goods[COAL],
}));
const TOO_LITTLE_FISH = reason('tooFewGoods', 'NEW-SAILOR-06', (s, f) => ({
  good: FISH,
  missing: NAVIGATOR.fish - s.players[f.seat].goods[FISH],
}));
const NOBODY_WEAKER = reason('nobodyWeaker', 'NEW-SPECIAL-10');

export const openSpecials: NewdaleStep = {
  run(s) {
    s.phase = SPECIALS_PHASE;
    for (const seat of seatsFromLast(s)) push(s, frame('specialsOf', seat));
  },
};

/**
 * What nobody would decline or put off happens by itself, first: coal, corn, grapes, cards. The rest is asked, in the
 * order that the player wants. NEW-P6-02, -03, -06
 */
export const specialsOf: NewdaleStep = {
  run(s, f, tell) {
    s.used.fill(0);
    push(s, frame('special', f.seat));
    for (const card of s.players[f.seat].specials) workByItself(s, f.seat, card, tell);
  },
};

/** One building's turn. A Vineyard that Aaron Reitzke brings in this very phase has one, too. NEW-SPECIAL-05, -06, -09, -12 */
export function workByItself(s: Newdale, seat: Seat, card: number, tell: NewdaleTell): void {
  switch (KIND[card]) {
    case COAL_DEPOT:
      return gainGoods(s, seat, COAL, EFFECTS.coalDepot.coal, 'special', tell);
    case CORN_FARM:
      return gainGoods(s, seat, GOOD[card], EFFECTS.cornFarm.corn, 'special', tell);
    case VINEYARD:
      return gainGoods(s, seat, GOOD[card], EFFECTS.vineyard.grapes, 'special', tell);
    case SCRIPTORIUM:
      return drawCards(s, seat, EFFECTS.scriptorium.cards, 'special', tell);
  }
}

const KIND_OF_WORK: readonly number[] = [COAL_TRADER, BARRACKS, PRISON, KIND[NAVIGATOR_CARD]];

function unusedFor(s: Newdale, seat: Seat, work: number): number {
  const { specials } = s.players[seat];
  let count = 0;
  for (let n = 0; n < specials.length; n++) if (KIND[specials[n]] === KIND_OF_WORK[work]) count++;
  return count - s.used[work];
}

function mayUse(s: Newdale, seat: Seat, work: number): NewdaleVerdict {
  const unused = unusedFor(s, seat, work);
  if (unused === 0) return s.used[work] > 0 ? ALREADY_USED : NO_SUCH_BUILDING;
  const { goods } = s.players[seat];
  switch (work) {
    case TRADE_COAL:
      return goods[COAL] < EFFECTS.coalTrader.coal ? TOO_LITTLE_COAL : null;
    case USE_BARRACKS:
      return weakerThan(s, seat).length === 0 ? NOBODY_WEAKER : null;
    case USE_PRISON:
      return mayJail(s, seat);
    default:
      return goods[FISH] < NAVIGATOR.fish ? TOO_LITTLE_FISH : null;
  }
}

/** Opponents with less military strength. NEW-SPECIAL-10, NEW-SOLO-04 */
function weakerThan(s: Newdale, seat: Seat): Seat[] {
  return seatsInTurnOrder(s).filter((other) => s.players[other].fists < s.players[seat].fists);
}

/** Whether a building has something to do, or a supplementary mission can be fulfilled. */
export function hasWork(s: Newdale, seat: Seat): boolean {
  for (let work = 0; work < WORK_KEYS.length; work++) if (mayUse(s, seat, work) === null) return true;
  return mayFulfil(s, seat) === null;
}

export const special: NewdaleQuestion = {
  auto: (s, f) => !hasWork(s, f.seat),
  options(s, f, offer) {
    offer.open(make.end);
    for (let work = 0; work < WORK_KEYS.length; work++) {
      const verdict = mayUse(s, f.seat, work);
      if (verdict !== NO_SUCH_BUILDING) offer.put(make.use(work), verdict);
    }
    if (s.supplementary >= 0) offer.put(make.fulfil, mayFulfil(s, f.seat));
  },
  refuse(s, f, a) {
    if (a.do === 'use') return mayUse(s, f.seat, a.work);
    return a.do === 'fulfil' ? mayFulfil(s, f.seat) : null;
  },
  resolve(s, f, a, tell) {
    if (a.do === 'end') return;
    push(s, f);
    if (a.do === 'fulfil') fulfilMission(s, f.seat, tell);
    if (a.do === 'use') use(s, f.seat, a.work, tell);
  },
};

function use(s: Newdale, seat: Seat, work: number, tell: NewdaleTell): void {
  s.used[work]++;
  switch (work) {
    case TRADE_COAL:
      giveGoods(s, seat, COAL, EFFECTS.coalTrader.coal, 'special', tell);
      return gainPoints(s, seat, EFFECTS.coalTrader.points, 'special', tell);
    case USE_BARRACKS:
      for (const other of weakerThan(s, seat))
        losePoints(s, other, EFFECTS.barracks.points, 'barracks', tell);
      return;
    case USE_PRISON:
      return askForFigure(s, seat);
    case GIVE_FISH:
      giveGoods(s, seat, FISH, NAVIGATOR.fish, 'special', tell);
      return gainPoints(s, seat, NAVIGATOR.points, 'special', tell);
  }
}
