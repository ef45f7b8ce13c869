import { NOBODY } from '@spielstube/engine';
import { expect } from 'vitest';
import { CITIZENS } from '../data/citizens.ts';
import { DEED_SPACES, DEEDS, deedSpace } from '../data/deeds.ts';
import { GOOD_KEYS, GOOD_TILES } from '../data/goods.ts';
import { ROUNDS } from '../data/hourglass.ts';
import { CITY_KEYS, ORLEANS } from '../data/map.ts';
import { KIND_KEYS, OWN_KINDS, PEOPLE, PROFESSION_KEYS } from '../data/people.ts';
import { FIRST_SPACE, PLACE_KEYS, PLACE_OF_SPACE, TILES } from '../data/places.ts';
import { COINS, STATIONS, TECHNOLOGY } from '../data/setup.ts';
import { ownsPlace, ownsTower } from '../rules/places.ts';
import { GEAR, NOTHING, type Orleans } from '../rules/state.ts';
import { builtStations, hasStation, sum } from '../rules/supply.ts';

type Count = Readonly<Record<string, number>>;

/** Every person, good, coin, gear, citizen, tile and station is somewhere at every moment, and nothing is owed. */
export function census(s: Orleans): Count {
  const places = s.players.flatMap((player) => [player.bag, player.market]);
  const held = (kind: number): number =>
    places.reduce((all, counts) => all + counts[kind], s.tower[kind] + s.bath[kind]) +
    s.players.reduce((all, { spaces }) => all + spaces.filter((on) => on === kind).length, 0);
  const sent = (profession: number): number =>
    Array.from({ length: DEEDS }, (_, deed) => deedSpace(deed, profession)).reduce(
      (all, space) => all + DEED_SPACES[space] - s.deeds[space],
      0,
    );
  const counts = [
    ...[s.people, s.goodsMarket, s.deeds, s.tower, s.bath, s.lostPeople, s.lostGoods].flat(),
    ...s.players.flatMap((p) => [
      ...p.bag,
      ...p.market,
      ...p.goods,
      p.coins,
      p.unbuilt,
      p.farmerGears,
      p.freeGears,
    ]),
    s.bank,
    s.gears,
  ];
  return {
    ...Object.fromEntries(
      PROFESSION_KEYS.map((key, kind) => [
        key,
        s.people[kind] + held(kind) + sent(kind) + s.lostPeople[kind],
      ]),
    ),
    ...Object.fromEntries(OWN_KINDS.map((kind) => [KIND_KEYS[kind], held(kind)])),
    ...Object.fromEntries(
      GOOD_KEYS.map((key, good) => [
        key,
        s.goodsMarket[good] +
          s.pathGoods.filter((lies) => lies === good).length +
          s.players.reduce((all, { goods }) => all + goods[good], 0) +
          s.lostGoods[good],
      ]),
    ),
    coins: s.players.reduce((all, { coins }) => all + coins, s.bank),
    gears: s.players.reduce(
      (all, { farmerGears, freeGears, spaces }) =>
        all + farmerGears + freeGears + spaces.filter((on) => on === GEAR).length,
      s.gears + s.lostGears,
    ),
    citizens: s.citizens.length,
    tiles: s.tiles.length,
    hourglass: s.hourglass.length + s.past.length,
    stationsTooMany: s.players.filter((player) => player.unbuilt + builtStations(player) > STATIONS).length,
    sharedCities: CITY_KEYS.filter(
      (_, city) => city !== ORLEANS && s.players.filter((player) => hasStation(player, city)).length > 1,
    ).length,
    placesWithTwoGears: s.players.flatMap(({ spaces }) =>
      PLACE_KEYS.filter(
        (_, place) =>
          spaces.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]).filter((on) => on === GEAR).length > 1,
      ),
    ).length,
    strangers: s.players.flatMap(({ spaces }, seat) =>
      spaces.filter((on, space) => on !== NOTHING && !ownsPlace(s, seat, PLACE_OF_SPACE[space])),
    ).length,
    abandonedTower: s.players.some((_, seat) => ownsTower(s, seat)) ? 0 : sum(s.tower),
    owed: counts.filter((count) => count < 0).length,
    unknownOwners: [...s.citizens, ...s.tiles].filter((owner) => owner >= s.seats || owner < NOBODY - 1)
      .length,
  };
}

/** What the box holds for so many seats. */
function inTheBox({ seats }: Orleans): Count {
  return {
    ...Object.fromEntries(PROFESSION_KEYS.map((key, kind) => [key, PEOPLE[seats][kind]])),
    ...Object.fromEntries(OWN_KINDS.map((kind) => [KIND_KEYS[kind], seats])),
    ...Object.fromEntries(GOOD_KEYS.map((key, good) => [key, GOOD_TILES[good]])),
    coins: COINS,
    gears: TECHNOLOGY,
    citizens: CITIZENS,
    tiles: TILES,
    hourglass: ROUNDS,
    stationsTooMany: 0,
    sharedCities: 0,
    placesWithTwoGears: 0,
    strangers: 0,
    abandonedTower: 0,
    owed: 0,
    unknownOwners: 0,
  };
}

/** Fails if a piece of the box is missing or there twice. */
export function expectCensus(s: Orleans): void {
  expect(census(s)).toEqual(inTheBox(s));
}
