import { evaluation, type Features, type Seat, type Tally } from '@spielstube/engine';
import { AREAS, WAYS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { SPECIAL_KEYS } from '../data/buildings.ts';
import {
  BARRACKS,
  CAPTAIN,
  CARD_POINTS,
  CHAIN,
  COST,
  GOOD,
  GOOD_CHAIN,
  HELPERS,
  KIND,
  KIND_KEYS,
  RAW,
  RAW_CHAIN,
  SET_CHAIN,
} from '../data/cards.ts';
import { CHAPTER_KEYS } from '../data/chapters.ts';
import { GOOD_VALUES, RAWS } from '../data/goods.ts';
import { countsFor } from '../data/missions.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { SAILOR_KEYS } from '../data/sailors.ts';
import { ROUNDS } from '../data/setup.ts';
import { TILE_KEYS } from '../data/tiles.ts';
import { mostLinks } from './chains.ts';
import { chanceLater } from './chances.ts';
import { list } from './feature-list.ts';
import { orderCoins } from './order.ts';
import { countOrder, isOfOrder } from './order-ahead.ts';
import { areasOf } from './planning.ts';
import { countPending, countPlans } from './plans-ahead.ts';
import { gainOf, makes } from './prospects.ts';
import { hasSawmill, placesFor } from './reach.ts';
import {
  cardPoints,
  FURTHER_TARGETS,
  furtherTarget,
  militaryPoints,
  missionPoints,
  scores,
  soloTargets,
  targetPoints,
} from './scoring.ts';
import { ACTIONS_PHASE, hasBit, type Newdale, SCORED } from './state.ts';
import { boardOf, chapterOf, isSolo, sum, wealthOf } from './supply.ts';
import { countShip } from './voyage-ahead.ts';
import { WORTH } from './worth.ts';

/* What bots judge a position by. */

/** How far the game has come: rounds, and phases within them. */
export function progressOf(s: Newdale): number {
  if (s.phase === SCORED) return 1;
  return Math.min(1, Math.max(0, (s.round - 1 + s.phase / 10) / ROUNDS));
}

/** Rounds whose actions are still to come, counted in halves: this one is half over once everybody has acted. */
function stageOf(s: Newdale): number {
  if (s.round === 0) return 2 * ROUNDS;
  return 2 * (ROUNDS - s.round) + (s.phase <= ACTIONS_PHASE ? 1 : 0);
}

const CONSTANT = list.each('chapter', CHAPTER_KEYS);
const COINS = list.one('coins');
const CARDS = list.one('hand cards');
const RAW_CARDS = list.one('raw materials for own chains');
const PAYABLE = list.one('payable cards');
const PAYABLE_POINTS = list.one('points of the best payable card');
const THIRD = list.one('third stone');
const FOURTH = list.one('fourth stone');
const RANGE = list.one('long range');
const CHEAP = list.one('cheap helpers');
const BEST_PRODUCTION = list.one('best production');
const SECOND_PRODUCTION = list.one('second production');
const OTHER_PRODUCTION = list.one('other production');
const BUILDINGS = list.one('production buildings');
const CHAINED = list.one('buildings that feed each other');
const LINKS = list.one('coins by chains at hand');
const OWN_HELPERS = list.one('own helpers');
const FISTS = list.one('fists');
/** What Barracks take is taken from others: whoever is weaker fears them. NEW-SPECIAL-10 */
const THREATS = list.one('Barracks of stronger rivals');
const SPECIAL = list.each('special', SPECIAL_KEYS);
const SAILOR = list.each('sailor', SAILOR_KEYS);
const TILE = list.each('tile', TILE_KEYS);
const PERSON = list.each('person', PERSON_KEYS);
const HOUSES = list.one('houses left');
const PREMIUMS = list.one('premiums in reach');
const SYMBOLS = list.one('mission places in reach');
const TARGET = list.one('target in reach');
const PRISONERS = list.one('prisoners');
/** What a solo card still asks for. */
const FISTS_WANTED = list.one('fists wanted');
const COINS_WANTED = list.one('order coins wanted');
const TARGET_WANTED = list.each('wanted', FURTHER_TARGETS);
const SPECIAL_OF: readonly number[] = KIND_KEYS.map((key) =>
  (SPECIAL_KEYS as readonly string[]).indexOf(key),
);
const SAILOR_OF: readonly number[] = KIND_KEYS.map((key) => (SAILOR_KEYS as readonly string[]).indexOf(key));

function count(s: Newdale, seat: Seat, tally: Tally): void {
  const player = s.players[seat];
  tally.add(CONSTANT + s.chapter, 1);
  const rounds = (stageOf(s) + 1) >> 1;
  const coins = wealthOf(s, seat);
  tally.add(COINS, coins);
  countHand(s, seat, coins, tally);
  if (hasBit(player.available | player.bought, 2)) tally.add(THIRD, 1);
  if (hasBit(player.available | player.bought, 3)) tally.add(FOURTH, 1);
  if (player.longRange) tally.add(RANGE, 1);
  if (player.cheapHelpers) tally.add(CHEAP, 1);
  countOrder(s, seat, coins, countProduction(s, seat, tally), rounds, tally);
  for (let n = 0; n < player.specials.length; n++) {
    const kind = KIND[player.specials[n]];
    if (SPECIAL_OF[kind] >= 0) tally.add(SPECIAL + SPECIAL_OF[kind], 1);
    else tally.add(SAILOR + SAILOR_OF[kind], 1);
  }
  tally.add(OWN_HELPERS, sum(player.own));
  tally.add(FISTS, player.fists);
  countThreats(s, seat, tally);
  for (let tile = 0; tile < TILE_KEYS.length; tile++)
    if (player.tiles[tile] > 0) tally.add(TILE + tile, player.tiles[tile]);
  for (let person = 0; person < PERSON_KEYS.length; person++) {
    if (hasBit(player.persons, person)) tally.add(PERSON + person, 1);
  }
  tally.add(HOUSES, player.supply);
  countReach(s, seat, tally);
  if (chapterOf(s).ships) countShip(s, seat, rounds, tally);
  tally.add(PRISONERS, sum(player.prisoners));
  if (isSolo(s)) countSoloTargets(s, tally);
  countPlans(s, seat, coins, tally);
  countPending(s, seat, tally);
}

function countThreats(s: Newdale, seat: Seat, tally: Tally): void {
  const { fists } = s.players[seat];
  for (const { fists: stronger, specials } of s.players) {
    if (stronger <= fists) continue;
    for (let n = 0; n < specials.length; n++) if (KIND[specials[n]] === BARRACKS) tally.add(THREATS, 1);
  }
}

const WANTED: boolean[] = Array.from({ length: RAWS }, () => false);

function countHand(s: Newdale, seat: Seat, coins: number, tally: Tally): void {
  const { hand, areas, supply } = s.players[seat];
  tally.add(CARDS, hand.length);
  WANTED.fill(false);
  for (let area = 0; area < AREAS; area++) {
    if (areas[area] !== NOTHING && CHAIN[areas[area]].sort === RAW_CHAIN)
      WANTED[CHAIN[areas[area]].first] = true;
  }
  let raws = 0;
  let payable = 0;
  let best = 0;
  for (let n = 0; n < hand.length; n++) {
    const card = hand[n];
    // What others hold is not known.
    if (card < 0) continue;
    if (WANTED[RAW[card]]) raws++;
    if (supply === 0 || COST[card] > coins + 3) continue;
    payable++;
    if (CARD_POINTS[card] > best) best = CARD_POINTS[card];
  }
  tally.add(RAW_CARDS, raws);
  tally.add(PAYABLE, Math.min(payable, 3));
  tally.add(PAYABLE_POINTS, best);
}

/** What the buildings of a seat make in a usual round: the best field of each by its chance. Returns the best for the order. */
function countProduction(s: Newdale, seat: Seat, tally: Tally): number {
  const { areas } = s.players[seat];
  const rows = areasOf(s);
  const row = chapterOf(s);
  let bestOfOrder = 0;
  let best = 0;
  let second = 0;
  let all = 0;
  let buildings = 0;
  for (let area = 0; area < AREAS; area++) {
    const card = areas[area];
    if (card === NOTHING || card === CAPTAIN) continue;
    buildings++;
    const value = GOOD_VALUES[GOOD[card]];
    let made = 0;
    for (let way = 0; way < WAYS; way++) {
      const { helpers, goods } = rows[area][way];
      if (goods > 0) made = Math.max(made, goods * value * chanceLater(s, seat, HELPERS[card], helpers));
    }
    all += made;
    if (isOfOrder(card, row)) bestOfOrder = Math.max(bestOfOrder, made);
    if (made > best) {
      second = best;
      best = made;
    } else if (made > second) second = made;
    const { sort, first, second: other } = CHAIN[card];
    if (sort === GOOD_CHAIN || sort === SET_CHAIN) {
      if (makes(areas, first) && (other === NOTHING || makes(areas, other))) tally.add(CHAINED, 1);
      tally.add(LINKS, mostLinks(s, seat, CHAIN[card]) * gainOf(card));
    }
  }
  tally.add(BEST_PRODUCTION, best);
  tally.add(SECOND_PRODUCTION, second);
  tally.add(OTHER_PRODUCTION, all - best - second);
  tally.add(BUILDINGS, buildings);
  return bestOfOrder;
}

function countReach(s: Newdale, seat: Seat, tally: Tally): void {
  const { mission, supply } = s.players[seat];
  if (supply === 0) return;
  const { premium, symbol } = boardOf(s);
  const { target } = chapterOf(s);
  let premiums = 0;
  let symbols = 0;
  for (let rest = placesFor(s, seat, hasSawmill(s, seat)); rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    if (!hasBit(s.premiums, place)) premiums += premium[place];
    if (mission >= 0 && countsFor(symbol[place], mission)) symbols++;
    if (place === target) tally.add(TARGET, 1);
  }
  tally.add(PREMIUMS, Math.min(premiums, 2 * supply));
  tally.add(SYMBOLS, Math.min(symbols, supply));
}

function countSoloTargets(s: Newdale, tally: Tally): void {
  const { solo, order } = chapterOf(s);
  const { fists, goods } = s.players[0];
  const ordered = orderCoins(goods, order);
  tally.add(FISTS_WANTED, Math.max(0, solo.fists - fists));
  tally.add(COINS_WANTED, Math.max(0, solo.delivery - ordered));
  for (const { key, wanted, reached } of furtherTarget(s))
    tally.add(TARGET_WANTED + FURTHER_TARGETS.indexOf(key), Math.max(0, wanted - reached));
}

/** Alone a chapter is passed or not: what a missed target takes from the worth of a result. NEW-SOLO-05 */
const MISSED = 8;
const forfeitOf = (s: Newdale): number =>
  isSolo(s) ? MISSED * soloTargets(s).filter(({ met }) => !met).length : 0;

/** Points that are safe: the track, buildings, strength, missions; at the end all of them. */
function pointsOf(s: Newdale, seat: Seat): number {
  if (s.phase === SCORED) return scores(s)[seat].total;
  const player = s.players[seat];
  const mission = player.mission >= 0 ? missionPoints(s, seat, player.mission) : 0;
  return player.points + cardPoints(s, seat) + militaryPoints(s, seat) + targetPoints(s, seat) + mission;
}

/** Alone every feature has a worth of its own, because other things are asked for: these stand behind the others. */
class Alone implements Tally {
  private readonly first = list.names.length;
  private tally: Tally = this;

  behind(tally: Tally): Tally {
    this.tally = tally;
    return this;
  }

  add(place: number, count: number): void {
    this.tally.add(this.first + place, count);
  }
}
const alone = new Alone();

export const features: Features<Newdale> = {
  names: [...list.names, ...list.names.map((name) => `alone: ${name}`)],
  table: WORTH,
  points: pointsOf,
  forfeit: forfeitOf,
  stage: stageOf,
  count: (s, seat, tally) => count(s, seat, isSolo(s) ? alone.behind(tally) : tally),
};
export const evaluate = evaluation(features);
