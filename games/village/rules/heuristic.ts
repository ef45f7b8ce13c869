import { evaluation, type Features, NOBODY, type Seat, type Tally } from '@spielstube/engine';
import { CLIMB_GRAIN } from '../data/church.ts';
import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { MIX_MARRIAGE } from '../data/mixes.ts';
import { COLOURS, countedNumber, printedNumber } from '../data/pieces.ts';
import { groupForDeathAt, isLiving, isVisible, NO_GROUP, STEPS, stepInChurch } from '../data/places.ts';
import { chronicleSpaces, GRAVES } from '../data/spaces.ts';
import { innDock, marriageDock, portDock } from './docks.ts';
import {
  ALL_LIFE,
  ALL_LIVING,
  BASE_COUNT,
  CAN_CLIMB,
  CASTLE,
  COIN,
  CUBE,
  CUBES_LEFT,
  DEATHS,
  ENTRIES,
  ENTRIES_LEFT,
  ENTRY,
  FIRST_COIN,
  FIRST_CUBE,
  featureAt,
  featureNames,
  GENERATION,
  GOOD,
  GOODS_OF_A_KIND,
  GRAIN,
  GRAVES_LEFT,
  LEADS_CHURCH,
  LIFE,
  READY,
  RING,
  SECOND_READY,
  TIME_LEFT,
  WOULD_ENTER,
  WOULD_ENTER_SOON,
} from './features.ts';
import { strengthInChurch } from './mass.ts';
import { lowestVisible } from './members.ts';
import { cubesOnBoard } from './rounds.ts';
import { inChronicle, totalPoints } from './scoring.ts';
import { NOTHING, type Player, type Village } from './state.ts';
import { WORTH } from './worth.ts';

/** How far the game has come once the end is triggered. */
const LAST_TURNS = 0.95;

/** How far the game has come: by the spaces of the chronicle and the graves that are taken. */
export function progress(s: Village): number {
  if (s.stack.length === 0) return 1;
  if (s.triggeredBy !== NOBODY) return LAST_TURNS;
  let spaces = 0;
  let free = 0;
  const open = chronicleSpaces(s.marriage === null ? 0 : MIX_MARRIAGE, s.seats);
  for (let group = 0; group < s.chronicle.length; group++) {
    spaces += open[group];
    free += s.chronicle[group];
  }
  const graves = GRAVES[s.seats];
  return LAST_TURNS * Math.max(1 - free / spaces, (graves - s.graves) / (graves + 1));
}

/** Stages of a game, counted down: the last knot of the table. */
const STAGES = 20;

/** What a seat's prospects are judged by. */
export const features: Features<Village> = {
  names: featureNames,
  table: WORTH,
  points: totalPoints,
  stage: (s) => Math.round((1 - progress(s)) * STAGES),
  count,
};

/** Points now plus what the position will still earn. */
export const evaluate = evaluation(features);

function count(s: Village, seat: Seat, tally: Tally): void {
  const p = s.players[seat];
  const isBase = s.inn === null && s.port === null && s.marriage === null;
  // With expansions the features of the base game have worths of their own.
  const beyond = isBase ? 0 : BASE_COUNT;
  tally.add(beyond + TIME_LEFT, 1);
  countTable(s, beyond, tally);
  countWealth(s, seat, p, beyond, tally);
  countFamily(s, p, beyond, tally);
  countCustomers(s, p, beyond, tally);
  if (s.inn !== null) innDock.docked.count(s.inn, p, seat, tally);
  if (s.port !== null) portDock.docked.count(s.port, p, seat, tally);
  if (s.marriage !== null) marriageDock.docked.count(s.marriage, p, seat, tally);
}

function countTable(s: Village, beyond: number, tally: Tally): void {
  let life = 0;
  let living = 0;
  for (const { life: time, members } of s.players) {
    life += time;
    for (const place of members) if (isLiving(place)) living++;
  }
  tally.add(beyond + ALL_LIFE, life / s.seats);
  tally.add(beyond + ALL_LIVING, living / s.seats);
  tally.add(beyond + CUBES_LEFT, cubesOnBoard(s) / s.seats);
  tally.add(beyond + GRAVES_LEFT, s.graves / s.seats);
  let entries = 0;
  for (const free of s.chronicle) entries += free;
  tally.add(beyond + ENTRIES_LEFT, entries / s.seats);
}

/** The first of a thing, the second … each have a place of their own; the last place is for all further ones. */
export function countStepwise(held: number, first: number, places: number, tally: Tally): void {
  for (let n = 0; n < held && n < places - 1; n++) tally.add(first + n, 1);
  if (held >= places) tally.add(first + places - 1, held - places + 1);
}

function countWealth(s: Village, seat: Seat, p: Player, beyond: number, tally: Tally): void {
  for (const colour of COLOURS) {
    tally.add(beyond + CUBE + colour, p.cubes[colour]);
    if (p.cubes[colour] > 0) tally.add(beyond + FIRST_CUBE + colour, 1);
  }
  for (let good = 0; good < p.goods.length; good++)
    countStepwise(p.goods[good], beyond + GOOD + good * GOODS_OF_A_KIND, GOODS_OF_A_KIND, tally);
  tally.add(beyond + GRAIN, p.grain);
  tally.add(beyond + COIN, p.coins);
  if (p.coins > 0) tally.add(beyond + FIRST_COIN, 1);
  if (s.nextStart === seat) tally.add(beyond + RING, 1);
  let castles = 0;
  for (let bits = p.castles; bits > 0; bits &= bits - 1) castles++;
  for (let n = 0; n < castles; n++) tally.add(beyond + CASTLE + n, 1);
}

function countFamily(s: Village, p: Player, beyond: number, tally: Tally): void {
  let grain = p.grain;
  for (let member = 0; member < p.members.length; member++) {
    const place = p.members[member];
    if (isLiving(place)) tally.add(beyond + GENERATION + printedNumber(p.kinds[member]), 1);
    const feature = featureAt[place];
    if (feature !== undefined) tally.add(feature < BASE_COUNT ? beyond + feature : feature, 1);
    const step = stepInChurch(place);
    if (step > 0 && step < STEPS && grain >= CLIMB_GRAIN[step + 1]) {
      grain -= CLIMB_GRAIN[step + 1];
      tally.add(beyond + CAN_CLIMB, 1);
    }
  }
  countStepwise(inChronicle(p), beyond + ENTRY, ENTRIES, tally);
  tally.add(beyond + LIFE, p.life);
  tally.add(beyond + DEATHS, p.deaths);
  if (wouldEnter(s, p)) {
    tally.add(beyond + WOULD_ENTER, 1);
    tally.add(beyond + WOULD_ENTER_SOON, p.life);
  }
  const strength = strengthInChurch(p.members);
  if (strength > 0 && s.players.every(({ members }) => strengthInChurch(members) <= strength))
    tally.add(beyond + LEADS_CHURCH, 1);
}

/** Whether one of those who may die next stands where the chronicle has room. */
function wouldEnter(s: Village, p: Player): boolean {
  const lowest = lowestVisible(p);
  for (let member = 0; member < p.members.length; member++) {
    const place = p.members[member];
    if (!isVisible(place) || countedNumber(p.kinds[member]) !== lowest) continue;
    const group = groupForDeathAt(place);
    if (group !== NO_GROUP && s.chronicle[group] > 0) return true;
  }
  return false;
}

/** The points of the two best customers on the stalls whose wishes lie ready. */
function countCustomers(s: Village, p: Player, beyond: number, tally: Tally): void {
  let best = 0;
  let second = 0;
  for (const tile of s.stalls) {
    if (tile === NOTHING) continue;
    const customer = CUSTOMERS[tile];
    if (customer.points <= second || !liesReady(p, customer)) continue;
    if (customer.points > best) {
      second = best;
      best = customer.points;
    } else second = customer.points;
  }
  tally.add(beyond + READY, best);
  tally.add(beyond + SECOND_READY, second);
}

function liesReady(p: Player, customer: Customer): boolean {
  if (p.grain < customer.grain || p.coins < customer.coins) return false;
  for (let good = 0; good < p.goods.length; good++) if (p.goods[good] < customer.goods[good]) return false;
  return true;
}
