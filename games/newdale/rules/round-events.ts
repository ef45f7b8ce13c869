import { NOBODY, push, type Seat } from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { COAL_MINE, isProduction, numbered } from '../data/cards.ts';
import { EVENT_KEYS, EVENT_POINTS, type EventKey, LAID_OUT, PERSON_OF_EVENT } from '../data/events.ts';
import { COAL, FIRST_GRAPE, GOODS } from '../data/goods.ts';
import { AID, CHARTING } from '../data/missions.ts';
import { bagHooded } from './chapters/raids.ts';
import { blow, raiseStorm } from './chapters/ships.ts';
import { drawCards } from './piles.ts';
import { bitsIn, FINAL_PRODUCTION, frame, type Newdale } from './state.ts';
import { boardOf, gainGoods, gainPoints, seatsFromLast, wealthOf } from './supply.ts';
import type { NewdaleStep, NewdaleTell } from './types.ts';

/* What the events of the rounds do. NEW-P1-02 to -09 */

/** In phase I, what happens at once. NEW-P1-04, -05 */
export function eventAtOnce(s: Newdale, tell: NewdaleTell): void {
  layOut(s, LAID_OUT[s.event], tell);
  if (PERSON_OF_EVENT[s.event] !== NOTHING) displayPerson(s, PERSON_OF_EVENT[s.event], tell);
  switch (EVENT_KEYS[s.event]) {
    case 'e12':
      return layOutMission(s, AID, tell);
    case 'e13':
      return layOutMission(s, CHARTING, tell);
    case 'e100':
      return holdMarketDay(s);
    case 'e108':
      return bagHooded(s, tell);
    case 'e111':
      return blow(s);
  }
}

/** All cards of the number, with any number of players. NEW-P1-04 */
function layOut(s: Newdale, number: number, tell: NewdaleTell): void {
  if (number === 0) return;
  const cards = numbered(number);
  s.display.push(...cards);
  tell?.({ what: 'displayed', seat: NOBODY, cards });
}

/** NEW-PERSON-12 */
function displayPerson(s: Newdale, person: number, tell: NewdaleTell): void {
  s.displayed |= 1 << person;
  tell?.({ what: 'personDisplayed', seat: NOBODY, person });
}

function layOutMission(s: Newdale, mission: number, tell: NewdaleTell): void {
  s.supplementary = mission;
  tell?.({ what: 'missionLaidOut', seat: NOBODY, mission });
}

/*
 * Whoever gets something of an event gets it in a step of an own: a draw that has to wait until everybody has discarded goes on
 * before the next seat draws. NEW-P1-05, NEW-GEN-11
 */

function holdMarketDay(s: Newdale): void {
  for (const seat of seatsFromLast(s)) push(s, frame('marketDay', seat));
}

export const marketDay: NewdaleStep = {
  run(s, { seat }, tell) {
    gainGoods(s, seat, COAL, EVENT_POINTS.marketDayCoal, 'event', tell);
    drawCards(s, seat, EVENT_POINTS.marketDayCards, 'event', tell);
  },
};

export const eventPoints: NewdaleStep = {
  run: (s, { seat, count }, tell) => gainPoints(s, seat, count, 'event', tell),
};

/** At the end of the round. NEW-REND-01 */
export function eventAtRoundEnd(s: Newdale, tell: NewdaleTell): void {
  const key = EVENT_KEYS[s.event];
  const comparison = COMPARED[key];
  if (comparison !== undefined) return compare(s, comparison);
  const solo = ASKED_ALONE[key];
  if (solo !== undefined && solo.count(s, 0) >= solo.least)
    return gainPoints(s, 0, EVENT_POINTS.solo, 'event', tell);
  if (key === 'e15') return raiseStorm(s);
  if (key === 'e1' || key === 'e2') openFinalProduction(s, tell);
}

type Count = (s: Newdale, seat: Seat) => number;

/** The start house counts. NEW-P1-08 */
const houses: Count = (s, seat) => bitsIn(s.players[seat].houses);
const fists: Count = (s, seat) => s.players[seat].fists;
/** Grapes of all colours are one kind. NEW-P1-09 */
const kindsOfGoods: Count = (s, seat) => {
  const { goods } = s.players[seat];
  let kinds = 0;
  for (let good = 0; good < FIRST_GRAPE; good++) if (goods[good] > 0) kinds++;
  for (let good = FIRST_GRAPE; good < GOODS; good++) if (goods[good] > 0) return kinds + 1;
  return kinds;
};
/** The Coal Mine counts, Captain and Cook do not. NEW-P1-08 */
const productionBuildings: Count = (s, seat) => {
  const { areas } = s.players[seat];
  let count = 0;
  for (let area = 0; area < AREAS; area++) {
    if (areas[area] === COAL_MINE || (areas[area] !== NOTHING && isProduction(areas[area]))) count++;
  }
  return count;
};
const handCards: Count = (s, seat) => s.players[seat].hand.length;
/** Never the house in the start place. NEW-P1-08 */
const frontierHouses: Count = (s, seat) => {
  const { premium } = boardOf(s);
  let count = 0;
  for (let place = 0; place < premium.length; place++) {
    const isOwn = (s.players[seat].houses & (1 << place)) !== 0;
    if (isOwn && premium[place] > 0 && place !== s.startPlace) count++;
  }
  return count;
};

const COMPARED: Partial<Record<EventKey, Count>> = {
  e10A: houses,
  e10B: fists,
  e10C: kindsOfGoods,
  e10D: wealthOf,
  e10E: productionBuildings,
  e10F: handCards,
  e10G: frontierHouses,
};

/** The best alone, or each of the best; nobody scores with nothing. NEW-P1-06 */
function compare(s: Newdale, count: Count): void {
  const counts = s.players.map((_, seat) => count(s, seat));
  const most = Math.max(...counts);
  if (most === 0) return;
  const best = seatsFromLast(s).filter((seat) => counts[seat] === most);
  const points = best.length === 1 ? EVENT_POINTS.best : EVENT_POINTS.tied;
  for (const seat of best) push(s, frame('eventPoints', seat, NOTHING, points));
}

/** NEW-P1-07 */
const ASKED_ALONE: Partial<Record<EventKey, { readonly count: Count; readonly least: number }>> = {
  e11A: { count: houses, least: EVENT_POINTS.soloHouses },
  e11B: { count: fists, least: EVENT_POINTS.soloFists },
  e11C: { count: kindsOfGoods, least: EVENT_POINTS.soloGoods },
};

/** In turn order, one after the other. NEW-FINAL-02, -07 */
function openFinalProduction(s: Newdale, tell: NewdaleTell): void {
  s.phase = FINAL_PRODUCTION;
  tell?.({ what: 'finalProduction', seat: NOBODY });
  for (const seat of seatsFromLast(s)) push(s, frame('finalProduction', seat, NOTHING));
}
