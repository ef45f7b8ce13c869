import { expect } from 'vitest';
import {
  COLOURS,
  CUBE_KEYS,
  CUBES_OF_A_COLOUR,
  GRAIN_LIMIT,
  MEMBER_NUMBERS,
  PLAGUE,
  PLAGUE_CUBES,
} from '../data/pieces.ts';
import { GRAVE, GROUP_KEYS, groupOf } from '../data/places.ts';
import { CHRONICLE_SPACES, GRAVES } from '../data/spaces.ts';
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
  };
}

function cubesOf(s: Village, kind: number): number {
  let cubes = s.supply[kind] + s.bag[kind];
  for (let at = kind; at < s.spaces.length; at += CUBE_KEYS.length) cubes += s.spaces[at];
  if (kind !== PLAGUE) for (const player of s.players) cubes += player.cubes[kind];
  return cubes + (s.conny?.tray ?? []).filter((cube) => cube === kind).length;
}

/** What the box holds for so many seats and with these options. */
function inTheBox({ seats, options, conny }: Village): Count {
  const customers = customersInPlay(options).length;
  return {
    ...Object.fromEntries(COLOURS.map((colour) => [CUBE_KEYS[colour], CUBES_OF_A_COLOUR])),
    plague: PLAGUE_CUBES,
    customers,
    differentCustomers: customers,
    members: (seats + (conny === null ? 0 : 1)) * MEMBER_NUMBERS.length,
    ...Object.fromEntries(GROUP_KEYS.map((key, group) => [`space ${key}`, CHRONICLE_SPACES[seats][group]])),
    graves: GRAVES[seats],
    owed: 0,
    spilled: 0,
  };
}

/** Fails if a piece of the box is missing or there twice. */
export function expectCensus(s: Village): void {
  expect(census(s)).toEqual(inTheBox(s));
}
