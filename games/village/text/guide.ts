import type { Seat } from '@spielstube/engine';
import type { GuideFacts } from '@spielstube/engine/text';
import { CHURCH_TIME, MONKS } from '../data/church.ts';
import { COUNCIL_POINTS, ONE_GOOD } from '../data/council.ts';
import { CUSTOMERS } from '../data/customers.ts';
import { LIFE_GOALS } from '../data/goals.ts';
import { SALE_TIME } from '../data/market.ts';
import { COLOURS, CUBE_KINDS, countedNumber, GOODS, LIFE_TRACK, PLAGUE, SCROLL } from '../data/pieces.ts';
import {
  BLACK_BAG,
  FARM,
  groupForDeathAt,
  isVisible,
  STEPS,
  stepInChurch,
  stepInCouncil,
} from '../data/places.ts';
import { CHRONICLE_POINTS } from '../data/scoring.ts';
import { MARKET, SPACES } from '../data/spaces.ts';
import { TRAVEL_POINTS } from '../data/travel.ts';
import { workshopAt } from '../rules/crafts.ts';
import { nextBorn } from '../rules/family.ts';
import { isFulfilled } from '../rules/goals.ts';
import { mayServe } from '../rules/market.ts';
import { strengthInChurch } from '../rules/mass.ts';
import { countAt, lowestVisible } from '../rules/members.ts';
import { cubesOnBoard } from '../rules/rounds.ts';
import { inChronicle, travelPoints } from '../rules/scoring.ts';
import { NOTHING, type Player, type Village } from '../rules/state.ts';
import type { VillageTexts } from './types.ts';

/* What the guide mentions at each question, worked out once for both languages. */

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

interface Church {
  /** Nobody is stronger there. */
  readonly leads: boolean;
  readonly members: number;
  readonly grain: number;
}

/** What each action space is good for now. */
export interface SpaceGuided {
  readonly space: number;
  readonly onFarm: number;
  readonly grain: number;
  /** Members who could climb a step in the Mass, were there grain. */
  readonly climbers: number;
  /** The number of the next member to be born, 0 if all are. */
  readonly born: number;
  readonly wanted: Wanted | null;
  readonly councilStep: number;
  readonly councilGain: number;
  readonly castles: number;
  readonly castleGain: number;
  readonly church: Church;
  readonly sales: Sales;
}

/** By kind of question: what the guide mentions there. */
export interface Guided {
  readonly startingCube: null;
  readonly turn: {
    readonly last: boolean;
    readonly lastOfRound: boolean;
    readonly dying: Dying;
    readonly sales: Sales;
    readonly marketOpen: boolean;
    readonly onFarm: number;
    readonly lacking: readonly number[];
  };
  readonly chooseAction: {
    readonly free: boolean;
    readonly emptied: readonly number[];
    readonly sales: Sales;
  };
  readonly action: SpaceGuided;
  readonly produceNow: { readonly dying: Dying; readonly dies: boolean; readonly wanted: Wanted | null };
  readonly pay: { readonly coins: number; readonly most: number };
  readonly payCouncil: { readonly scrolls: number; readonly wanted: number };
  readonly payChurch: { readonly dying: Dying; readonly dies: boolean };
  readonly ringOrCoin: { readonly coins: number };
  readonly privilege: { readonly step: number; readonly coins: number; readonly wanted: Wanted | null };
  readonly takeCubes: { readonly lacking: readonly number[] };
  readonly takeGood: { readonly wanted: Wanted | null };
  readonly market: { readonly sales: Sales; readonly dying: Dying; readonly dies: boolean };
  readonly death: Dying;
  readonly buyOut: { readonly own: number; readonly inBag: number };
  readonly climb: Church;
  readonly connysCube: { readonly plague: boolean; readonly lacking: readonly number[] };
  readonly goals: { readonly points: number };
  readonly endTurn: { readonly dying: Dying; readonly cubes: number };
}

function dyingOf(s: Village, { members, life, ...player }: Player): Dying {
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
    gain: worth(now + 1) - worth(now),
    entries: now + 1,
  };
}

const isDeadly = ({ left, member }: Dying, time: number): boolean => member > 0 && time >= left;

function salesOf(s: Village, seat: Seat, free: boolean): Sales {
  const served = s.stalls
    .filter((tile) => tile !== NOTHING && mayServe(s, seat, CUSTOMERS[tile], free) === null)
    .map((tile) => CUSTOMERS[tile].points);
  return { customers: served.length, points: Math.max(0, ...served) };
}

/** How many customers on the stalls want a good. */
const askedFor = (s: Village, good: number): number =>
  s.stalls.filter((tile) => tile !== NOTHING && CUSTOMERS[tile].goods[good] > 0).length;

function wantedOf(s: Village, player: Player, goods: readonly number[] = GOODS): Wanted | null {
  const missing = goods
    .filter((good) => player.goods[good] === 0)
    .map((good) => ({ good, customers: askedFor(s, good) }));
  return (
    missing.filter(({ customers }) => customers > 0).toSorted((a, b) => b.customers - a.customers)[0] ?? null
  );
}

const lackingOf = ({ cubes }: Player): number[] => COLOURS.filter((colour) => cubes[colour] === 0);

function churchOf(s: Village, { members, grain }: Player): Church {
  const strength = strengthInChurch(members);
  const rivals = [...s.players.map((one) => one.members), ...(s.conny === null ? [] : [s.conny.members])];
  return {
    leads: strength > 0 && rivals.every((one) => strengthInChurch(one) <= strength),
    members: members.filter((place) => stepInChurch(place) > 0).length,
    grain,
  };
}

function castlesOf({ castles }: Player): number {
  let count = 0;
  for (let left = castles; left > 0; left &= left - 1) count++;
  return count;
}

function spaceGuided(s: Village, seat: Seat, space: number): SpaceGuided {
  const player = s.players[seat];
  const { members, grain } = player;
  const councilStep = Math.max(0, ...members.map(stepInCouncil));
  const castles = castlesOf(player);
  return {
    space,
    onFarm: countAt(members, FARM),
    grain,
    climbers: members.filter((place) => stepInChurch(place) > 0 && stepInChurch(place) < STEPS).length,
    born: nextBorn(player),
    wanted: wantedOf(s, player),
    councilStep,
    councilGain:
      (COUNCIL_POINTS[councilStep + 1] ?? COUNCIL_POINTS[councilStep]) - COUNCIL_POINTS[councilStep],
    castles,
    castleGain: (TRAVEL_POINTS[castles + 1] ?? travelPoints(player)) - travelPoints(player),
    church: churchOf(s, player),
    sales: salesOf(s, seat, true),
  };
}

const cubesOn = (s: Village, space: number): number =>
  s.spaces.slice(space * CUBE_KINDS, (space + 1) * CUBE_KINDS).reduce((sum, cubes) => sum + cubes, 0);

export const guided: GuideFacts<VillageTexts> = {
  startingCube: () => null,
  turn(s, { seat }) {
    const player = s.players[seat];
    return {
      last: s.ending,
      lastOfRound: cubesOnBoard(s) <= s.seats + (s.conny === null ? 0 : 1),
      dying: dyingOf(s, player),
      sales: salesOf(s, seat, true),
      marketOpen: cubesOn(s, MARKET) > 0,
      onFarm: countAt(player.members, FARM),
      lacking: lackingOf(player),
    };
  },
  chooseAction: (s, { seat, free }) => ({
    free,
    emptied: SPACES.filter((space) => cubesOn(s, space) === 0),
    sales: salesOf(s, seat, true),
  }),
  action: (s, { seat, what }) => spaceGuided(s, seat, what),
  produceNow(s, { seat, what }) {
    const { productionTime, goods } = workshopAt(what);
    const player = s.players[seat];
    const dying = dyingOf(s, player);
    return { dying, dies: isDeadly(dying, productionTime), wanted: wantedOf(s, player, goods) };
  },
  pay(s, { seat }) {
    const { coins, cubes } = s.players[seat];
    const most = COLOURS.reduce<number>((best, colour) => (cubes[colour] > cubes[best] ? colour : best), 0);
    return { coins, most };
  },
  payCouncil: (s, { seat }) => ({ scrolls: s.players[seat].goods[SCROLL], wanted: askedFor(s, SCROLL) }),
  payChurch(s, { seat }) {
    const dying = dyingOf(s, s.players[seat]);
    return { dying, dies: isDeadly(dying, CHURCH_TIME) };
  },
  ringOrCoin: (s, { seat }) => ({ coins: s.players[seat].coins }),
  privilege(s, { seat, what }) {
    const player = s.players[seat];
    return { step: what, coins: player.coins, wanted: what >= ONE_GOOD ? wantedOf(s, player) : null };
  },
  takeCubes: (s, { seat }) => ({ lacking: lackingOf(s.players[seat]) }),
  takeGood: (s, { seat }) => ({ wanted: wantedOf(s, s.players[seat]) }),
  market(s, { seat, free }) {
    const dying = dyingOf(s, s.players[seat]);
    return { sales: salesOf(s, seat, free), dying, dies: !free && isDeadly(dying, SALE_TIME) };
  },
  death: (s, { seat }) => dyingOf(s, s.players[seat]),
  buyOut(s, { seat }) {
    const families = [...s.players, ...(s.conny === null ? [] : [s.conny])];
    return {
      own: countAt(s.players[seat].members, BLACK_BAG),
      inBag: MONKS + families.reduce((sum, { members }) => sum + countAt(members, BLACK_BAG), 0),
    };
  },
  climb: (s, { seat }) => churchOf(s, s.players[seat]),
  connysCube: (s, { seat, what }) => ({
    plague: s.spaces[what * CUBE_KINDS + PLAGUE] > 0,
    lacking: lackingOf(s.players[seat]),
  }),
  goals: (s, { seat }) => ({
    points: s.players[seat].goals
      .filter((goal) => goal >= 0 && isFulfilled(s, seat, goal))
      .reduce((sum, goal) => sum + LIFE_GOALS[goal].points, 0),
  }),
  endTurn: (s, { seat }) => ({ dying: dyingOf(s, s.players[seat]), cubes: cubesOnBoard(s) }),
};
