import { conformance } from '@spielstube/engine/testing';
import { COLOURS, CUBE_KINDS, GOOD_KEYS, GOODS, PLAGUE } from '../data/pieces.ts';
import { GRAVE, groupOf } from '../data/places.ts';
import { village } from '../index.ts';
import type { VillageEvent } from '../rules/events.ts';
import { NOTHING, type Village } from '../rules/state.ts';

/** VIL-SET-19: every cube, customer, member and space of the chronicle is somewhere at every moment. */
function census(s: Village): Record<string, number> {
  const cubesOf = (kind: number): number => {
    let cubes = s.supply[kind] + s.bag[kind];
    for (let at = kind; at < s.spaces.length; at += CUBE_KINDS) cubes += s.spaces[at];
    if (kind !== PLAGUE) for (const player of s.players) cubes += player.cubes[kind];
    if (s.conny !== null) cubes += s.conny.tray.filter((cube) => cube === kind).length;
    return cubes;
  };
  const families = s.players.map((player) => player.members);
  if (s.conny !== null) families.push(s.conny.members);
  const tiles = [...s.stalls, ...s.queue, ...s.customerPile, ...(s.conny?.customers ?? [])];
  for (const player of s.players) tiles.push(...player.customers);
  const present = tiles.filter((tile) => tile !== NOTHING);
  const dead = families.flat().filter((place) => groupOf(place) >= 0).length;
  const graves = families.flat().filter((place) => place === GRAVE).length;
  return {
    influenceCubes: COLOURS.reduce<number>((sum, colour) => sum + cubesOf(colour), 0),
    ofEachColour: new Set(COLOURS.map(cubesOf)).size,
    plagueCubes: cubesOf(PLAGUE),
    customers: present.length,
    differentCustomers: new Set(present).size,
    members: families.flat().length,
    chronicleSpaces: s.chronicle.reduce((sum, free) => sum + free, dead),
    graves: s.graves + graves,
    debts: s.players.filter(
      (p) => p.coins < 0 || p.grain < 0 || p.grain > 5 || [...p.cubes, ...p.goods].some((n) => n < 0),
    ).length,
  };
}

/** VIL-GEN-05: goods and coins are never short, so what each farm holds is counted from what was told. */
function holdings(s: Village): Record<string, number> {
  const held: Record<string, number> = {};
  s.players.forEach((player, seat) => {
    held[`coins ${seat}`] = player.coins;
    held[`grain ${seat}`] = player.grain;
    for (const good of GOODS) held[`${GOOD_KEYS[good]} ${seat}`] = player.goods[good];
  });
  return held;
}

function entries(event: VillageEvent): Record<string, number> {
  switch (event.what) {
    case 'gotGood':
      return { [`${GOOD_KEYS[event.good]} ${event.seat}`]: 1 };
    case 'paidGood':
      return { [`${GOOD_KEYS[event.good]} ${event.seat}`]: -event.count };
    case 'gotCoins':
      return { [`coins ${event.seat}`]: event.coins };
    case 'paidCoins':
      return { [`coins ${event.seat}`]: -event.coins + (event.ring ? 1 : 0) };
    case 'gaveRing':
      return { [`coins ${event.seat}`]: 1 };
    case 'gotGrain':
      return { [`grain ${event.seat}`]: event.grain };
    case 'paidGrain':
      return { [`grain ${event.seat}`]: -event.grain };
    default:
      return {};
  }
}

conformance(village, {
  census,
  ledger: { holdings, entries },
  mostDecisions: 6000,
  optionSets: [
    { goals: true },
    { goals: true, revealGoals: 'byHand', promos: true },
    { promos: true, compensation: false },
  ],
  golden: {
    1: [17, 48, 156, 672, 2393, 8098, 28614, 103651],
    2: [17, 48, 161, 693, 2516, 8946, 33828, 120419],
    3: [16, 43, 132, 584, 1982, 6719, 25283, 87372],
    4: [4, 72, 204, 624, 2992, 10932, 37968, 153664],
    5: [4, 76, 180, 736, 3088, 11164, 43104],
  },
});
