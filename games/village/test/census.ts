import { expect } from 'vitest';
import { MARRIAGE_BOARD } from '../data/marriage.ts';
import {
  COLOURS,
  CUBE_KEYS,
  CUBES_OF_A_COLOUR,
  GRAIN_LIMIT,
  MARRIAGE_MEMBER_NUMBERS,
  MEMBER_NUMBERS,
  PLAGUE,
  PLAGUE_CUBES,
} from '../data/pieces.ts';
import { GRAVE, GROUP_KEYS, groupOf, SEA_BURIAL_COUNT, seaBurialOf } from '../data/places.ts';
import { chronicleSpaces, GRAVES } from '../data/spaces.ts';
import { cardsInPlay } from '../rules/inn/stacks.ts';
import { COUPLE, coupleOf, memberOfSpouse, PINK, seatOfSpouse } from '../rules/marriage/couples.ts';
import { mixOf } from '../rules/mix.ts';
import { chestsInPlay } from '../rules/port/chests.ts';
import { freeHolds } from '../rules/port/ships.ts';
import { customersInPlay } from '../rules/promos.ts';
import { NOTHING, type Village } from '../rules/state.ts';

type Count = Readonly<Record<string, number>>;

/** VIL-SET-19: every cube, customer, member, space and grave is somewhere at every moment, and nothing is owed. */
export function census(s: Village): Count {
  const families = s.players.map((player) => player.members);
  if (s.conny !== null) families.push(s.conny.members);
  const members = families.flat();
  const tiles = [...s.stalls, ...s.queue, ...s.customerPile, ...(s.conny?.customers ?? [])];
  for (const player of s.players) tiles.push(...player.customers);
  const present = tiles.filter((tile) => tile !== NOTHING);
  const inPlay = customersInPlay(s.options);
  const owed = [
    ...s.supply,
    ...s.bag,
    ...s.players.flatMap((p) => [p.coins, p.grain, ...p.cubes, ...p.goods]),
  ];
  return {
    ...Object.fromEntries(CUBE_KEYS.map((key, kind) => [key, cubesOf(s, kind)])),
    customers: present.length,
    differentCustomers: new Set(present.filter((tile) => inPlay.includes(tile))).size,
    members: members.length,
    ...Object.fromEntries(
      GROUP_KEYS.map((key, group) => [
        `space ${key}`,
        s.chronicle[group] + members.filter((place) => groupOf(place) === group).length,
      ]),
    ),
    graves: s.graves + members.filter((place) => place === GRAVE).length,
    owed: owed.filter((count) => count < 0).length,
    spilled: s.players.filter(({ grain }) => grain > GRAIN_LIMIT).length,
    ...cards(s),
    ...sea(s, members),
    ...weddings(s),
  };
}

/** Every villager card is in a stack, in a hand or was played; what is known of stacks goes with them. */
function cards({ inn }: Village): Count {
  if (inn === null) return {};
  const all = [...inn.stacks, ...inn.hands, ...inn.secrets, inn.box].flat();
  return {
    cards: all.length,
    differentCards: new Set(all).size,
    unequalStacks: inn.stacks.filter((stack, n) => stack.length !== inn.seen[n].length).length,
  };
}

/** Chests are somewhere or in the box; nobody has more than his holds; the dead lie on spaces of their own. */
function sea(s: Village, members: readonly number[]): Count {
  const { port } = s;
  if (port === null) return {};
  const chests = [...port.chests, ...port.opened, port.given].filter((chest) => chest !== NOTHING);
  for (const ship of port.ships) chests.push(...ship.chests, ...ship.chestsAtHome);
  const hired = port.ships.map(({ captain }) => captain).filter((captain) => captain !== NOTHING);
  const buried = members.map(seaBurialOf).filter((space) => space >= 0);
  const free = Array.from({ length: SEA_BURIAL_COUNT }, (_, n) => n).filter((n) => port.burials & (1 << n));
  return {
    chests: chests.length,
    differentChests: new Set(chests).size,
    captainsTwice: hired.filter((captain) => port.captains.includes(captain)).length,
    seaBurials: new Set([...buried, ...free]).size,
    buriedTwice: buried.length + free.length - SEA_BURIAL_COUNT,
    overloaded: port.ships.filter((_, seat) => freeHolds(s, seat) < 0).length,
    negativeCargo: port.ships.flatMap(({ cargo, cocoa, tea }) => [...cargo, cocoa, tea]).filter((n) => n < 0)
      .length,
  };
}

/** Pink members stand somewhere; nobody is married twice, or stands elsewhere than the couple. */
function weddings({ marriage, players }: Village): Count {
  if (marriage === null) return {};
  const spouses = marriage.couples.filter((_, n) => n % COUPLE > 0);
  const own = spouses.filter((spouse) => spouse !== PINK);
  const standsApart = (spouse: number): boolean =>
    players[seatOfSpouse(spouse)].members[memberOfSpouse(spouse)] !==
    marriage.couples[coupleOf(marriage, spouse)];
  return {
    pink: marriage.pink + marriage.pinkRanks.length + spouses.length - own.length,
    marriedTwice: own.length - new Set(own).size,
    apart: own.filter(standsApart).length,
    owedTiles: [...marriage.bread, ...marriage.tools].filter((count) => count < 0).length,
  };
}

function cubesOf(s: Village, kind: number): number {
  let cubes = s.supply[kind] + s.bag[kind];
  for (let at = kind; at < s.spaces.length; at += CUBE_KEYS.length) cubes += s.spaces[at];
  if (kind !== PLAGUE) for (const player of s.players) cubes += player.cubes[kind];
  return cubes + (s.conny?.tray ?? []).filter((cube) => cube === kind).length;
}

/** What the box holds for so many seats and with these options. */
function inTheBox(s: Village): Count {
  const { seats, options, conny } = s;
  const customers = customersInPlay(options).length;
  const family = s.marriage === null ? MEMBER_NUMBERS.length : MARRIAGE_MEMBER_NUMBERS.length;
  const villagers = cardsInPlay(mixOf(s)).length;
  const chests = chestsInPlay(options).length;
  return {
    ...Object.fromEntries(COLOURS.map((colour) => [CUBE_KEYS[colour], CUBES_OF_A_COLOUR])),
    plague: PLAGUE_CUBES + (s.marriage === null ? 0 : MARRIAGE_BOARD.plague),
    customers,
    differentCustomers: customers,
    members: (seats + (conny === null ? 0 : 1)) * family,
    ...Object.fromEntries(
      GROUP_KEYS.map((key, group) => [`space ${key}`, chronicleSpaces(mixOf(s), seats)[group]]),
    ),
    graves: GRAVES[seats],
    owed: 0,
    spilled: 0,
    ...(s.inn === null ? {} : { cards: villagers, differentCards: villagers, unequalStacks: 0 }),
    ...(s.port === null
      ? {}
      : {
          chests,
          differentChests: chests,
          captainsTwice: 0,
          seaBurials: SEA_BURIAL_COUNT,
          buriedTwice: 0,
          overloaded: 0,
          negativeCargo: 0,
        }),
    ...(s.marriage === null
      ? {}
      : {
          pink: MARRIAGE_BOARD.pink + (conny === null ? 0 : MARRIAGE_BOARD.pinkAlone),
          marriedTwice: 0,
          apart: 0,
          owedTiles: 0,
        }),
  };
}

/** Fails if a piece of the box is missing or there twice. */
export function expectCensus(s: Village): void {
  expect(census(s)).toEqual(inTheBox(s));
}
