import { NOBODY, type Seat } from '@spielstube/engine';
import type { GuideFacts } from '@spielstube/engine/text';
import { CITIZEN_VALUE, STATION_VALUE } from '../data/citizens.ts';
import { DEEDS, deedSpace } from '../data/deeds.ts';
import { FOOD, GOOD_POINTS } from '../data/goods.ts';
import { HARVEST, PILGRIMAGE, PLAGUE, ROUNDS, TAXES } from '../data/hourglass.ts';
import { ORLEANS, otherEnd, pathsFrom } from '../data/map.ts';
import { BOATMAN, CRAFTSMAN, FARMER, KINDS, PROFESSIONS, professionOf, TRADER } from '../data/people.ts';
import { FARMHOUSE, FIRST_SPACE, GUILDHALL, PLACES, SACRISTY, spacesOf, TOWN_HALL } from '../data/places.ts';
import {
  BOATMAN_COINS,
  CITIZEN_ON_FIELD,
  COINS_ON_FIELD,
  DEVELOPMENT_END,
  FARMER_GOODS,
  STATUS,
} from '../data/tracks.ts';
import { mostDraws } from '../rules/followers.ts';
import { sacristy } from '../rules/hourglass-events.ts';
import { make } from '../rules/moves.ts';
import { isCovered, nextPlace, ownsTower } from '../rules/places.ts';
import { mayRecruit, VILLAGERS } from '../rules/recruiting.ts';
import { frame, GEAR, NOTHING, type Orleans, type Player } from '../rules/state.ts';
import { builtStations, citizensOf, hasStation, neutralsIn, statusOf, sum } from '../rules/supply.ts';
import { freeSpaces, goodsOn, usablePlaces } from './facts.ts';
import { missingOn, neutralsAt, toldOf } from './prospect.ts';
import type { OrleansTexts } from './types.ts';

/* What the guide mentions at each question, worked out once for both languages. */

/** So few rounds before the end, points matter more than growth. */
const LATE = 3;
/** So few people of one's own following, more of them matter most. */
const SMALL = 8;
/** So many, and nobody is missed. */
const LARGE = 12;

/** What the event of the round will do to a seat, as far as it is known. */
export interface Threat {
  readonly event: number;
  /** Coins that come, or that must be paid (below zero). */
  readonly coins: number;
  /** Coins that would be missing: torture. */
  readonly missing: number;
  /** No food at a Harvest. */
  readonly hungry: boolean;
  /** A monk in the Sacristy can avoid it. */
  readonly shielded: boolean;
}

/** How far the next things on the development track are. */
export interface Ahead {
  readonly status: number;
  /** Steps to the next status and to the next coins, 0 if there are none. */
  readonly toStatus: number;
  readonly toCoins: number;
  readonly coins: number;
  /** Steps to the next citizen that still waits, 0 if there is none. */
  readonly toCitizen: number;
  /** What one more status would be worth at the end. */
  readonly worth: number;
}

/** A thing that somebody else could take first. */
export interface Contested {
  readonly what: 'station' | 'good' | 'deed';
  /** The town, the good or the deed. */
  readonly which: number;
}

/** By kind of question: what the guide mentions there. */
export interface Guided {
  readonly removeTile: { readonly seats: number };
  readonly followers: {
    readonly inBag: number;
    readonly most: number;
    /** The profession that is in the bag most often. */
    readonly likely: number;
    readonly plague: boolean;
    /** Places on which people lie that are not yet complete. */
    readonly unfinished: readonly number[];
  };
  readonly tower: { readonly neutral: boolean; readonly plague: boolean };
  readonly plan: {
    readonly roundsLeft: number;
    readonly late: boolean;
    readonly threat: Threat;
    readonly following: number;
    readonly small: boolean;
    readonly early: boolean;
    readonly ready: readonly number[];
    /** Places that lack one person. */
    readonly nearly: readonly { readonly place: number; readonly needs: number }[];
    readonly perStation: number;
  };
  readonly act: {
    readonly usable: number;
    readonly rivals: number;
    readonly contested: Contested | null;
  };
  readonly recruit: {
    readonly roundsLeft: number;
    readonly late: boolean;
    /** Of those who can be chosen, the one with fewest left, and how many. */
    readonly scarce: number;
    readonly left: number;
    /** What can be had besides: technology that is left (0 if none), a place tile, coins. */
    readonly gears: number;
    readonly tile: boolean;
    readonly coins: boolean;
  };
  readonly chooseTile: {
    readonly roundsLeft: number;
    readonly late: boolean;
    readonly early: boolean;
    /** The profession that the seat has most of. */
    readonly many: number;
    readonly count: number;
  };
  readonly travel: {
    readonly free: readonly number[];
    readonly best: number;
    readonly late: boolean;
    readonly perStation: number;
  };
  readonly takeGood: { readonly best: number; readonly tax: boolean; readonly hungry: boolean };
  readonly send: {
    readonly closing: readonly number[];
    /** What a citizen would count at the end. */
    readonly perCitizen: number;
    readonly many: boolean;
  };
  readonly canalReward: Ahead;
  readonly pharmacy: Ahead;
  readonly bathhouse: { readonly nearly: readonly number[] };
  readonly endTurn: { readonly usable: number; readonly rivals: number; readonly gears: boolean };
  readonly technology: { readonly roundsLeft: number };
  readonly torture: { readonly owed: number; readonly unbuilt: number; readonly perStation: number };
  readonly sacristy: { readonly threat: Threat; readonly neutrals: number; readonly inBag: number };
  readonly harvest: { readonly cheapest: number; readonly points: number };
}

const roundsLeft = (s: Orleans): number => ROUNDS - s.round;
const isLate = (s: Orleans): boolean => roundsLeft(s) < LATE;
const rivalsActing = (s: Orleans, seat: Seat): number =>
  s.players.filter(({ passed }, rival) => rival !== seat && !passed).length;

/** Everybody who follows a seat, by profession, wherever he is. */
function followingOf(s: Orleans, seat: Seat): readonly number[] {
  const { bag, market, spaces } = s.players[seat];
  const inTower = ownsTower(s, seat) ? s.tower : [];
  const following = Array.from({ length: PROFESSIONS }, () => 0);
  for (let kind = 0; kind < KINDS; kind++)
    following[professionOf(kind)] += bag[kind] + market[kind] + (inTower[kind] ?? 0);
  for (const on of spaces) if (isPerson(on)) following[professionOf(on)]++;
  return following;
}

const mostOf = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts));

function inBagByProfession({ bag }: Player): readonly number[] {
  return Array.from({ length: PROFESSIONS }, (_, profession) =>
    bag.reduce((all, n, kind) => (professionOf(kind) === profession ? all + n : all), 0),
  );
}

function ownPlaces(s: Orleans, seat: Seat): readonly number[] {
  const places: number[] = [];
  for (let place = nextPlace(s, seat, NOTHING); place < PLACES; place = nextPlace(s, seat, place)) {
    places.push(place);
  }
  return places;
}

const isPerson = (on: number): boolean => on !== NOTHING && on !== GEAR;
const hasPeople = ({ spaces }: Player, place: number): boolean =>
  spaces.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]).some(isPerson);

/** The good that counts most, NOTHING if there is none. */
const bestOf = (goods: readonly number[]): number =>
  goods.toSorted((a, b) => GOOD_POINTS[b] - GOOD_POINTS[a])[0] ?? NOTHING;

/** ORL-PLACE-SACRISTY-02 */
const isShielded = (s: Orleans, seat: Seat): boolean => isCovered(s.players[seat], SACRISTY);

/** What is known of the event beforehand: the Plague draws, the Pilgrimage has worked already. */
function threatOf(s: Orleans, seat: Seat): Threat {
  const { event } = s;
  const hungry = event === HARVEST && FOOD.every((good) => s.players[seat].goods[good] === 0);
  const shielded = isShielded(s, seat);
  if (event === PLAGUE || event === PILGRIMAGE || event === HARVEST)
    return { event, coins: 0, missing: 0, hungry, shielded };
  let [coins, missing] = [0, 0];
  for (const told of toldOf(s, sacristy, frame('sacristy', seat), make.endure)) {
    if (told.what === 'gotCoins') coins += told.coins;
    if (told.what === 'paidCoins') coins -= told.coins;
    if (told.what === 'owes') missing = told.coins;
  }
  return { event, coins, missing, hungry, shielded };
}

function aheadOf(s: Orleans, seat: Seat): Ahead {
  const player = s.players[seat];
  const { development } = player;
  const status = statusOf(player);
  const stepsTo = (isIt: (field: number) => boolean): number => {
    for (let field = development + 1; field <= DEVELOPMENT_END; field++) {
      if (isIt(field)) return field - development;
    }
    return 0;
  };
  const toCoins = stepsTo((field) => COINS_ON_FIELD[field] > 0);
  return {
    status,
    toStatus: stepsTo((field) => STATUS[field] > status),
    toCoins,
    coins: toCoins === 0 ? 0 : COINS_ON_FIELD[development + toCoins],
    toCitizen: stepsTo(
      (field) => CITIZEN_ON_FIELD[field] >= 0 && s.citizens[CITIZEN_ON_FIELD[field]] === NOBODY,
    ),
    worth: STATION_VALUE * builtStations(player) + CITIZEN_VALUE * citizensOf(s, seat),
  };
}

/** Whether one person of the Bathhouse would make a place ready: in the Town Hall the first neutral one does. ORL-PLAN-10 */
function isOneShort(s: Orleans, seat: Seat, place: number): boolean {
  const missing = missingOn(s.players[seat].spaces, place).length;
  return place === TOWN_HALL ? missing === spacesOf(place) && neutralsIn(s.bath) > 0 : missing === 1;
}

/** What one more station would be worth at the end. */
const perStation = (player: Player): number => STATION_VALUE * statusOf(player);

function contestedBy(s: Orleans, seat: Seat, usable: readonly number[]): Contested | null {
  const { city, tracks } = s.players[seat];
  const others = s.players.filter(({ passed }, rival) => rival !== seat && !passed);
  if (usable.includes(GUILDHALL) && city !== ORLEANS && others.some((other) => other.city === city))
    return { what: 'station', which: city };
  const good = FARMER_GOODS[tracks[FARMER] + 1];
  if (usable.includes(FARMHOUSE) && s.goodsMarket[good] === 1) return { what: 'good', which: good };
  const deed = usable.includes(TOWN_HALL) ? closingDeeds(s, seat, TOWN_HALL)[0] : undefined;
  return deed === undefined || others.length === 0 ? null : { what: 'deed', which: deed };
}

/** Deeds that lack one person who waits in this place. */
function closingDeeds(s: Orleans, seat: Seat, place: number): readonly number[] {
  const waiting = neutralsAt(s, seat, place);
  return Array.from({ length: DEEDS }, (_, deed) => deed).filter(
    (deed) =>
      freeSpaces(s, deed) === 1 && waiting.some((profession) => s.deeds[deedSpace(deed, profession)] > 0),
  );
}

/** Where a station could be built: nobody has one there, or it is Orléans and the own one is missing. */
const isFreeFor = (s: Orleans, seat: Seat, city: number): boolean =>
  city === ORLEANS
    ? !hasStation(s.players[seat], city)
    : s.players.every((player) => !hasStation(player, city));

export const guided: GuideFacts<OrleansTexts> = {
  removeTile: (s) => ({ seats: s.seats }),
  followers(s, { seat }) {
    const player = s.players[seat];
    return {
      inBag: sum(player.bag),
      most: mostDraws(s, seat),
      likely: mostOf(inBagByProfession(player)),
      plague: s.event === PLAGUE && mostDraws(s, seat) > 0 && !isShielded(s, seat),
      unfinished: ownPlaces(s, seat).filter(
        (place) => place !== TOWN_HALL && hasPeople(player, place) && !isCovered(player, place),
      ),
    };
  },
  tower: (s, { seat }) => ({
    neutral: [s.players[seat].market, s.tower].some((persons) => neutralsIn(persons) > 0),
    plague: s.event === PLAGUE,
  }),
  plan(s, { seat }) {
    const player = s.players[seat];
    const following = sum(followingOf(s, seat));
    const places = ownPlaces(s, seat);
    return {
      roundsLeft: roundsLeft(s),
      late: isLate(s),
      threat: threatOf(s, seat),
      following,
      small: following < SMALL,
      early: s.round <= ROUNDS / 2,
      ready: usablePlaces(s, seat),
      nearly: places
        .filter((place) => place !== TOWN_HALL && hasPeople(player, place))
        .map((place) => ({ place, missing: missingOn(player.spaces, place) }))
        .flatMap(({ place, missing }) => (missing.length === 1 ? [{ place, needs: missing[0] }] : [])),
      perStation: perStation(player),
    };
  },
  act(s, { seat }) {
    const usable = usablePlaces(s, seat);
    return {
      usable: usable.length,
      rivals: rivalsActing(s, seat),
      contested: contestedBy(s, seat, usable),
    };
  },
  recruit(s, { seat }) {
    const open = VILLAGERS.filter((profession) => mayRecruit(s, seat, profession) === null);
    const scarce = open.toSorted((a, b) => s.people[a] - s.people[b])[0];
    return {
      roundsLeft: roundsLeft(s),
      late: isLate(s),
      scarce,
      left: s.people[scarce],
      gears: open.includes(CRAFTSMAN) ? s.gears : 0,
      tile: open.includes(TRADER),
      coins: open.includes(BOATMAN) && BOATMAN_COINS[s.players[seat].tracks[BOATMAN] + 1] > 0,
    };
  },
  chooseTile(s, { seat }) {
    const following = followingOf(s, seat);
    const many = mostOf(following);
    return {
      roundsLeft: roundsLeft(s),
      late: isLate(s),
      early: s.round <= ROUNDS / 2,
      many,
      count: following[many],
    };
  },
  travel(s, { seat, what }) {
    const { city } = s.players[seat];
    const paths = pathsFrom(what, city);
    return {
      free: paths.map((path) => otherEnd(path, city)).filter((town) => isFreeFor(s, seat, town)),
      best: bestOf(paths.flatMap((path) => goodsOn(s, path))),
      late: isLate(s),
      perStation: perStation(s.players[seat]),
    };
  },
  takeGood(s, { seat, what }) {
    const before = threatOf(s, seat);
    return {
      best: bestOf(goodsOn(s, what)),
      tax: !before.shielded && s.event === TAXES && taxWith(s, seat) > -before.coins + before.missing,
      hungry: !before.shielded && before.hungry,
    };
  },
  send: (s, { seat, what }) => ({
    closing: closingDeeds(s, seat, what),
    perCitizen: CITIZEN_VALUE * statusOf(s.players[seat]),
    many: sum(followingOf(s, seat)) > LARGE,
  }),
  canalReward: (s, { seat }) => aheadOf(s, seat),
  pharmacy: (s, { seat }) => aheadOf(s, seat),
  bathhouse: (s, { seat }) => ({
    nearly: ownPlaces(s, seat).filter((place) => isOneShort(s, seat, place)),
  }),
  endTurn: (s, { seat }) => ({
    usable: usablePlaces(s, seat).length,
    rivals: rivalsActing(s, seat),
    gears: s.players[seat].farmerGears + s.players[seat].freeGears > 0,
  }),
  technology: (s) => ({ roundsLeft: roundsLeft(s) }),
  torture: (s, { seat, count }) => ({
    owed: count,
    unbuilt: s.players[seat].unbuilt,
    perStation: perStation(s.players[seat]),
  }),
  sacristy: (s, { seat }) => ({
    threat: threatOf(s, seat),
    neutrals: neutralsIn(s.players[seat].bag),
    inBag: sum(s.players[seat].bag),
  }),
  harvest(s, { seat }) {
    const { goods } = s.players[seat];
    const [cheapest] = FOOD.filter((good) => goods[good] > 0).toSorted(
      (a, b) => GOOD_POINTS[a] - GOOD_POINTS[b],
    );
    return { cheapest, points: GOOD_POINTS[cheapest] };
  },
};

/** The taxes if one more good came. */
function taxWith(s: Orleans, seat: Seat): number {
  const players = s.players.map((player, owner) =>
    owner === seat ? { ...player, goods: player.goods.map((n, good) => (good === 0 ? n + 1 : n)) } : player,
  );
  const { coins, missing } = threatOf({ ...s, players }, seat);
  return missing - coins;
}
