import type { Seat } from '@spielstube/engine';
import { MONKS } from '../data/church.ts';
import { CUSTOMERS } from '../data/customers.ts';
import { ALL_GOODS, COLOURS, countedNumber, GOODS, LIFE_TRACK } from '../data/pieces.ts';
import { BLACK_BAG, groupForDeathAt, isAtSea, isVisible, stepInChurch } from '../data/places.ts';
import { CHRONICLE_POINTS } from '../data/scoring.ts';
import { TRAVEL_POINTS } from '../data/travel.ts';
import { mayServe } from '../rules/market.ts';
import { strengthInChurch } from '../rules/mass.ts';
import { countAt, lowestVisible } from '../rules/members.ts';
import { inChronicle, travelPoints } from '../rules/scoring.ts';
import { NOTHING, type Player, type Village } from '../rules/state.ts';

/* What the guide sees in a position, for the base game and for its expansions. */

/** From so little time on a death is what matters. */
const NEAR = 3;

/** Who dies next, and what becomes of him. */
export interface Dying {
  /** Time until the quill is crossed. */
  readonly left: number;
  /** Little of it. */
  readonly near: boolean;
  /** The number of the oldest generation in sight, 0 if nobody is. */
  readonly member: number;
  /** Members of that number who would enter the chronicle now, and those for whom only a grave is left. */
  readonly entered: number;
  readonly graves: number;
  /** Among the latter those at sea: the sea takes them. */
  readonly atSea: number;
  /** What one more entry adds to the own points, and how many entries there would be then. */
  readonly gain: number;
  readonly entries: number;
}

/** Customers on the stalls that could be served, and the points of the best of them. */
export interface Sales {
  readonly customers: number;
  readonly points: number;
}

/** The good that the stalls ask for most and that is not on the farm. */
export interface Wanted {
  readonly good: number;
  readonly customers: number;
}

export interface Church {
  /** Nobody is stronger there. */
  readonly leads: boolean;
  readonly members: number;
  readonly grain: number;
}

export function dyingOf(s: Village, { members, life, ...player }: Player): Dying {
  const { kinds } = player;
  const member = lowestVisible({ members, kinds });
  const mortal = members.filter((place, n) => isVisible(place) && countedNumber(kinds[n]) === member);
  const entered = mortal.filter((place) => s.chronicle[groupForDeathAt(place)] > 0).length;
  const now = inChronicle({ members, life, ...player });
  const worth = (entries: number): number => CHRONICLE_POINTS[Math.min(entries, CHRONICLE_POINTS.length - 1)];
  return {
    left: LIFE_TRACK - life,
    near: member > 0 && LIFE_TRACK - life <= NEAR,
    member,
    entered,
    graves: mortal.length - entered,
    atSea: mortal.filter((place) => isAtSea(place) && s.chronicle[groupForDeathAt(place)] === 0).length,
    gain: worth(now + 1) - worth(now),
    entries: now + 1,
  };
}

export const isDeadly = ({ left, member }: Dying, time: number): boolean => member > 0 && time >= left;

export function salesOf(s: Village, seat: Seat, free: boolean): Sales {
  const served = s.stalls
    .filter((tile) => tile !== NOTHING && mayServe(s, seat, CUSTOMERS[tile], free) === null)
    .map((tile) => CUSTOMERS[tile].points);
  return { customers: served.length, points: Math.max(0, ...served) };
}

/** How many customers on the stalls want a good. */
export const askedFor = (s: Village, good: number): number =>
  s.stalls.filter((tile) => tile !== NOTHING && CUSTOMERS[tile].goods[good] > 0).length;

const goodsOf = ({ inn }: Village): readonly number[] => (inn === null ? GOODS : ALL_GOODS);

export function wantedOf(s: Village, player: Player, goods = goodsOf(s)): Wanted | null {
  const missing = goods
    .filter((good) => player.goods[good] === 0)
    .map((good) => ({ good, customers: askedFor(s, good) }));
  return (
    missing.filter(({ customers }) => customers > 0).toSorted((a, b) => b.customers - a.customers)[0] ?? null
  );
}

export const lackingOf = ({ cubes }: Player): number[] => COLOURS.filter((colour) => cubes[colour] === 0);

export function churchOf(s: Village, { members, grain }: Player): Church {
  const strength = strengthInChurch(members);
  const rivals = [...s.players.map((one) => one.members), ...(s.conny === null ? [] : [s.conny.members])];
  return {
    leads: strength > 0 && rivals.every((one) => strengthInChurch(one) <= strength),
    members: members.filter((place) => stepInChurch(place) > 0).length,
    grain,
  };
}

export function castlesOf({ castles }: Player): number {
  let count = 0;
  for (let left = castles; left > 0; left &= left - 1) count++;
  return count;
}

/** What the next castle would add to the points at the end. */
export function castleGainOf(player: Player): number {
  return (TRAVEL_POINTS[castlesOf(player) + 1] ?? travelPoints(player)) - travelPoints(player);
}

/** Own members in the black bag, and all figures in it. */
export function inTheBag(s: Village, seat: Seat): { own: number; inBag: number } {
  const families = [...s.players, ...(s.conny === null ? [] : [s.conny])];
  return {
    own: countAt(s.players[seat].members, BLACK_BAG),
    inBag: MONKS + families.reduce((sum, { members }) => sum + countAt(members, BLACK_BAG), 0),
  };
}
