import { NOBODY, type Seat } from '@spielstube/engine';
import { CLIMB_GRAIN } from '../data/church.ts';
import { CUSTOMERS, type Customer } from '../data/customers.ts';
import { MIX_MARRIAGE } from '../data/mixes.ts';
import { COLOURS, WAGON } from '../data/pieces.ts';
import {
  BLACK_BAG,
  castleOf,
  GRAVE,
  groupOf,
  isLiving,
  isWorkshop,
  STEPS,
  stepInChurch,
  stepInCouncil,
} from '../data/places.ts';
import { chronicleSpaces, GRAVES } from '../data/spaces.ts';
import { innDock, marriageDock, portDock } from './docks.ts';
import { inChronicle, totalPoints } from './scoring.ts';
import { NOTHING, type Player, type Village } from './state.ts';

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

/*
 * What things are worth while the game goes on, in points. All of it shrinks with the time that is left; the numbers
 * were found by playing.
 */
const LIVING_MEMBER = 1.1;
const CRAFTSMAN = 1.6;
/** On a council step: the privileges still to come. */
const COUNCILLOR = [0, 0.9, 1.6, 2, 2.2] as const;
const IN_THE_BAG = 1.7;
const CHURCHMAN = 0.7;
const TRAVELLER = 0.8;
/** By castles visited: the journeys that follow are worth more and more. */
const CASTLES_AHEAD = [0, 0.5, 1, 1.4, 1.4, 1.2, 0] as const;
/** By own members in the chronicle: what the table of points does not show yet. */
const CHRONICLE_AHEAD = [0, 1.3, 2.6, 1.6, 1.6, 0] as const;
const CUBE = 0.45;
const CUBE_OF_A_KIND_TOO_MANY = 0.2;
const FEW_OF_A_KIND = 3;
const GRAIN_SACK = 0.55;
const GOOD = 1.5;
const GOOD_TOO_MANY = 0.7;
/** A customer who can be served soon: this share of his points, less what his goods count already. */
const READY_CUSTOMER = 0.45;
const RING = 0.6;
const GRAVE_COST = 0.5;
/** Time until the next death: a full track is worth this much more than an empty one. */
const TIME_AHEAD = 0.09;

/** Points now plus what the position will still earn. */
export function evaluate(s: Village, seat: Seat): number {
  const p = s.players[seat];
  const points = totalPoints(s, seat);
  if (s.stack.length === 0) return points;
  const left = 1 - progress(s);
  const share = Math.min(1, 0.12 + 1.3 * left);
  return points + share * (ahead(s, p) + expansionsAhead(s, p, seat)) + (s.nextStart === seat ? RING : 0);
}

/** Cards, voyages and weddings. */
function expansionsAhead(s: Village, p: Player, seat: Seat): number {
  let value = 0;
  if (s.inn !== null) value += innDock.docked.ahead(s.inn, p, seat);
  if (s.port !== null) value += portDock.docked.ahead(s.port, p, seat);
  if (s.marriage !== null) value += marriageDock.docked.ahead(s.marriage, p, seat);
  return value;
}

function ahead(s: Village, p: Player): number {
  let value = membersAhead(p) + CHRONICLE_AHEAD[Math.min(inChronicle(p), CHRONICLE_AHEAD.length - 1)];
  for (const colour of COLOURS) {
    const cubes = p.cubes[colour];
    value +=
      Math.min(cubes, FEW_OF_A_KIND) * CUBE + Math.max(0, cubes - FEW_OF_A_KIND) * CUBE_OF_A_KIND_TOO_MANY;
  }
  for (let good = 0; good < p.goods.length; good++) {
    const usual = good === WAGON ? 2 : 1;
    value += Math.min(p.goods[good], usual) * GOOD + Math.max(0, p.goods[good] - usual) * GOOD_TOO_MANY;
  }
  value += p.grain * GRAIN_SACK - p.life * TIME_AHEAD;
  value += CASTLES_AHEAD[castlesOf(p)];
  return value + READY_CUSTOMER * bestCustomer(s, p);
}

function castlesOf(p: Player): number {
  let castles = 0;
  for (let bits = p.castles; bits > 0; bits &= bits - 1) castles++;
  return castles;
}

function membersAhead(p: Player): number {
  let value = 0;
  let grain = p.grain;
  for (const place of p.members) {
    if (isLiving(place)) value += LIVING_MEMBER;
    if (place === BLACK_BAG) value += IN_THE_BAG;
    else if (isWorkshop(place)) value += CRAFTSMAN;
    else if (stepInCouncil(place) > 0) value += COUNCILLOR[stepInCouncil(place)];
    else if (castleOf(place) >= 0) value += TRAVELLER;
    else if (place === GRAVE) value -= GRAVE_COST;
    const step = stepInChurch(place);
    if (step > 0 && step < STEPS && groupOf(place) < 0 && grain >= CLIMB_GRAIN[step + 1]) {
      grain -= CLIMB_GRAIN[step + 1];
      value += CHURCHMAN;
    }
  }
  return value;
}

/** The points of the best customer on the stalls whose wishes lie ready. */
function bestCustomer(s: Village, p: Player): number {
  let best = 0;
  for (const tile of s.stalls) {
    if (tile === NOTHING) continue;
    const customer = CUSTOMERS[tile];
    if (customer.points > best && liesReady(p, customer)) best = customer.points;
  }
  return best;
}

function liesReady(p: Player, customer: Customer): boolean {
  if (p.grain < customer.grain || p.coins < customer.coins) return false;
  for (let good = 0; good < p.goods.length; good++) if (p.goods[good] < customer.goods[good]) return false;
  return true;
}
