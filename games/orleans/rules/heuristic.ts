import { evaluation, FeatureList, type Features, type Seat, type Tally } from '@spielstube/engine';
import { FOOD, GOOD_POINTS } from '../data/goods.ts';
import { HARVEST, ROUNDS, TAXES } from '../data/hourglass.ts';
import { GOODS_OF_A_PATH, ORLEANS, otherEnd, pathsFrom, ROAD, WATERWAY } from '../data/map.ts';
import { FARMER, KNIGHT, PROFESSION_KEYS, PROFESSIONS, SCHOLAR } from '../data/people.ts';
import { FIRST_SPACE, PLACE_KEYS, PLACES, SACRISTY, TILE_KEYS, TILES, TOWN_HALL } from '../data/places.ts';
import { GOODS_PER_TAX } from '../data/setup.ts';
import { DEVELOPMENT_END, KNIGHT_DRAWS, STATUS } from '../data/tracks.ts';
import { mayUse } from './actions.ts';
import { nextPlace, ownsTower } from './places.ts';
import { ACTIONS_PHASE, EVENT_PHASE, PHASES } from './rounds.ts';
import { pointsOf } from './scoring.ts';
import { GEAR, NOTHING, type Orleans, type Player } from './state.ts';
import { builtStations, citizensOf, hasStation, sum } from './supply.ts';
import { WORTH } from './worth.ts';

/** How far the game has come, by rounds and phases. */
export function progress(s: Orleans): number {
  return Math.max(0, (s.round - 1) * PHASES + s.phase) / (ROUNDS * PHASES);
}

const list = new FeatureList();

/** The rounds themselves, whatever the position is. */
const ROUNDS_LEFT = list.one('rounds');
const DEVELOPMENT = list.one('development');
/** Fields that are missing to the next status. */
const TO_NEXT_STATUS = list.one('fields to next status');
/** Built stations and citizens: what the status is multiplied by; and each of them for each field. */
const MULTIPLIED = list.one('stations and citizens');
const MULTIPLIED_FIELDS = list.one('stations and citizens by field');
/** The coins that keep torture away. */
const FIRST_COINS = list.one('first coins');
const FEW_COINS = 5;
const GOODS_OWNED = list.one('goods');
const HAS_FOOD = list.one('has food');
const NO_FOOD_IN_HARVEST = list.one('harvest without food');
const TAXES_TO_COME = list.one('taxes to come');
/**
 * Neutral persons, wherever they are. They go along with the steps of their tracks, so of these only two are counted, on
 * which later steps bring more than earlier ones.
 */
const PERSON = list.each('person', PROFESSION_KEYS);
const FARMER_TRACK = list.one('farmer track');
const SCHOLAR_TRACK = list.one('scholar track');
const DRAWS = list.one('draws');
/** Persons whom the bag cannot show in one round. */
const BEYOND_DRAWS = list.one('persons beyond draws');
const LEADS_CENSUS = list.one('leads census');
const LAST_IN_CENSUS = list.one('last in census');
const FITTED_GEAR = list.one('fitted gear');
const FARMER_GEARS = list.one('farmer gear');
const FREE_GEARS = list.one('free gear');
const TILE = list.each('tile', TILE_KEYS);
/** Places that can be used in this round, and those that will be in the next. */
const ACTIVE = list.each('active', PLACE_KEYS);
const ACTIVE_LATER = list.one('active later');
const LAST_SPACE_FREE = list.one('last space free');
const WAITING = list.one('waiting');
const IN_BAG = list.one('in the bag');
const TO_DRAW = list.one('to draw');
/** Where the merchant stands. */
const FREE_CITY = list.one('city free for a station');
const FREE_NEIGHBOURS = list.each('free neighbours', ['by road', 'by water']);
const GOOD_NEARBY = list.each('best good', ['by road', 'by water']);
/* What is still to be decided. */
const RECRUIT_TO_CHOOSE = list.one('recruit to choose');
const TILE_TO_CHOOSE = list.one('tile to choose');
const PATH_TO_CHOOSE = list.one('path to choose');
const STEPS_TO_PAY = list.one('steps to pay');
const PERSONS_TO_SEND = list.one('persons to send');
const CANAL_REWARD = list.one('canal reward');
const PERSONS_TO_BATHE = list.one('persons to bathe');
const DEBT = list.one('debt');

/** What a seat's prospects are judged by. */
export const features: Features<Orleans> = {
  names: list.names,
  table: WORTH,
  points: pointsOf,
  stage: (s) => ROUNDS - Math.max(1, s.round),
  count,
};

/** Points now plus what the position will still earn. */
export const evaluate = evaluation(features);

function count(s: Orleans, seat: Seat, tally: Tally): void {
  const p = s.players[seat];
  tally.add(ROUNDS_LEFT, 1);
  countWealth(s, seat, p, tally);
  countPeople(s, seat, p, tally);
  countTracks(s, seat, p, tally);
  countPlaces(s, seat, p, tally);
  countMap(s, p, tally);
  countPending(s, seat, tally);
}

function countWealth(s: Orleans, seat: Seat, p: Player, tally: Tally): void {
  const multiplied = builtStations(p) + citizensOf(s, seat);
  tally.add(DEVELOPMENT, p.development);
  tally.add(MULTIPLIED, multiplied);
  tally.add(MULTIPLIED_FIELDS, multiplied * p.development);
  let next = p.development;
  while (next < DEVELOPMENT_END && STATUS[next] === STATUS[p.development]) next++;
  tally.add(TO_NEXT_STATUS, (next - p.development) * multiplied);
  tally.add(FIRST_COINS, Math.min(p.coins, FEW_COINS));
  const goods = sum(p.goods);
  tally.add(GOODS_OWNED, goods);
  let fed = false;
  for (const good of FOOD) if (p.goods[good] > 0) fed = true;
  if (fed) tally.add(HAS_FOOD, 1);
  if (s.phase >= EVENT_PHASE) return;
  if (s.event === HARVEST && !fed) tally.add(NO_FOOD_IN_HARVEST, 1);
  if (s.event === TAXES) tally.add(TAXES_TO_COME, Math.floor(goods / GOODS_PER_TAX));
}

function countPeople(s: Orleans, seat: Seat, p: Player, tally: Tally): void {
  const inBag = sum(p.bag);
  const waiting = sum(p.market) + (ownsTower(s, seat) ? sum(s.tower) : 0);
  let onSpaces = 0;
  for (let profession = 0; profession < PROFESSIONS; profession++) {
    tally.add(PERSON + profession, p.bag[profession] + p.market[profession]);
  }
  for (const kind of p.spaces) {
    if (kind === NOTHING) continue;
    if (kind === GEAR) {
      tally.add(FITTED_GEAR, 1);
      continue;
    }
    onSpaces++;
    if (kind < PROFESSIONS) tally.add(PERSON + kind, 1);
  }
  tally.add(WAITING, waiting);
  tally.add(IN_BAG, inBag);
  tally.add(TO_DRAW, p.draws);
  const draws = KNIGHT_DRAWS[p.tracks[KNIGHT]];
  tally.add(DRAWS, draws);
  tally.add(BEYOND_DRAWS, Math.max(0, inBag + waiting + onSpaces - draws));
}

function countTracks(s: Orleans, seat: Seat, p: Player, tally: Tally): void {
  tally.add(FARMER_TRACK, p.tracks[FARMER]);
  tally.add(SCHOLAR_TRACK, p.tracks[SCHOLAR]);
  let ahead = 0;
  let behind = 0;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue;
    if (s.players[rival].tracks[FARMER] < p.tracks[FARMER]) ahead++;
    if (s.players[rival].tracks[FARMER] > p.tracks[FARMER]) behind++;
  }
  if (ahead === s.seats - 1) tally.add(LEADS_CENSUS, 1);
  if (behind === s.seats - 1) tally.add(LAST_IN_CENSUS, 1);
  tally.add(FARMER_GEARS, p.farmerGears);
  tally.add(FREE_GEARS, p.freeGears);
  for (let tile = 0; tile < TILES; tile++) if (s.tiles[tile] === seat) tally.add(TILE + tile, 1);
}

/** A plan is worth what it will execute. */
function countPlaces(s: Orleans, seat: Seat, p: Player, tally: Tally): void {
  const over = s.phase > ACTIONS_PHASE || (s.phase === ACTIONS_PHASE && p.passed);
  const inUse = placeInUse(s, seat);
  for (let place = nextPlace(s, seat, NOTHING); place < PLACES; place = nextPlace(s, seat, place)) {
    if (place === inUse) continue;
    const free = freeSpaces(p, place);
    if (free === 0 || place === TOWN_HALL) {
      if (place === SACRISTY) tally.add(ACTIVE + place, 1);
      else if (mayUse(s, seat, place) === null) tally.add(over ? ACTIVE_LATER : ACTIVE + place, 1);
    } else if (free === 1 && FIRST_SPACE[place + 1] - FIRST_SPACE[place] > 1) tally.add(LAST_SPACE_FREE, 1);
  }
}

function freeSpaces({ spaces }: Player, place: number): number {
  let free = 0;
  for (let space = FIRST_SPACE[place]; space < FIRST_SPACE[place + 1]; space++) {
    if (spaces[space] === NOTHING) free++;
  }
  return free;
}

/** The place whose action is being carried out: its people are about to go home. */
function placeInUse(s: Orleans, seat: Seat): number {
  for (const f of s.stack) if (f.kind === 'goHome' && f.seat === seat) return f.what;
  return NOTHING;
}

function countMap(s: Orleans, p: Player, tally: Tally): void {
  if (isFree(s, p, p.city)) tally.add(FREE_CITY, 1);
  for (const kind of [ROAD, WATERWAY]) {
    let neighbours = 0;
    let best = 0;
    for (const path of pathsFrom(kind, p.city)) {
      if (isFree(s, p, otherEnd(path, p.city))) neighbours++;
      for (let n = 0; n < GOODS_OF_A_PATH; n++) {
        const good = s.pathGoods[path * GOODS_OF_A_PATH + n];
        if (good !== NOTHING && GOOD_POINTS[good] > best) best = GOOD_POINTS[good];
      }
    }
    tally.add(FREE_NEIGHBOURS + kind, Math.min(neighbours, 2));
    tally.add(GOOD_NEARBY + kind, best);
  }
}

function isFree(s: Orleans, p: Player, city: number): boolean {
  if (city === ORLEANS) return !hasStation(p, city);
  for (const player of s.players) if (hasStation(player, city)) return false;
  return true;
}

/** What the seat may still decide in its turn is as good as had. */
function countPending(s: Orleans, seat: Seat, tally: Tally): void {
  for (const f of s.stack) {
    if (f.seat !== seat) continue;
    switch (f.kind) {
      case 'recruit':
        tally.add(RECRUIT_TO_CHOOSE, 1);
        break;
      case 'chooseTile':
        tally.add(TILE_TO_CHOOSE, 1);
        break;
      case 'travel':
        tally.add(PATH_TO_CHOOSE, 1);
        break;
      case 'pharmacy':
        tally.add(STEPS_TO_PAY, 1);
        break;
      case 'send':
        tally.add(PERSONS_TO_SEND, f.count === 0 ? 1 : 0);
        break;
      case 'canalReward':
        tally.add(CANAL_REWARD, 1);
        break;
      case 'bathhouse':
        tally.add(PERSONS_TO_BATHE, 1);
        break;
      case 'torture':
        tally.add(DEBT, f.count);
        break;
    }
  }
}
