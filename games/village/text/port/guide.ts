import type { Seat } from '@spielstube/engine';
import { lighthousePlace, ON_THE_SHIP } from '../../data/places.ts';
import {
  CAPTAINS,
  CARGO_GRAIN,
  CHESTS,
  HARBOUR,
  HARBOUR_CARGO,
  ISLANDS,
  NEIGHBOURS,
  NO_STACK,
  SEA_BURIAL_POINTS,
  WATER_KEYS,
  waterOfIsland,
} from '../../data/port.ts';
import { canPay } from '../../rules/payment.ts';
import { isFree } from '../../rules/port/burial.ts';
import { unitPrice } from '../../rules/port/prices.ts';
import { freeHolds, shipOf } from '../../rules/port/ships.ts';
import type { Village, VillageFrame } from '../../rules/state.ts';

/** An island that would pay most for what is aboard, and how many steps away it is. */
export interface Buyer {
  readonly island: number;
  readonly points: number;
  readonly steps: number;
}

/** Where the ship is and what it carries. */
export interface Sea {
  readonly inHarbour: boolean;
  /** Pieces, members and chests aboard. */
  readonly aboard: number;
  readonly holds: number;
  readonly member: boolean;
  readonly buyer: Buyer | null;
}

interface Loading {
  readonly sea: Sea;
  readonly best: Piece | null;
}

/** What the guide mentions at the questions of the Port. */
export interface PortGuided {
  readonly helmsman: { readonly captain: number };
  readonly load: Loading;
  readonly loadPair: Loading;
  readonly voyage: { readonly sea: Sea; readonly canGoOn: boolean; readonly steps: number };
  readonly cartographer: Sea;
  readonly island: {
    readonly sea: Sea;
    readonly worth: number;
    readonly lighthouse: number;
    readonly stack: boolean;
  };
  readonly seaBurial: { readonly free: number };
  readonly giveChest: { readonly least: number };
}

/** A piece on the farm, and what the best island pays for it. */
export interface Piece {
  readonly cargo: number;
  readonly points: number;
}

/** Steps from a water to all others. */
function stepsFrom(start: number): readonly number[] {
  const steps = WATER_KEYS.map(() => Number.POSITIVE_INFINITY);
  steps[start] = 0;
  const reached = [start];
  for (const water of reached) {
    for (const next of NEIGHBOURS[water]) {
      if (steps[next] < Number.POSITIVE_INFINITY) continue;
      steps[next] = steps[water] + 1;
      reached.push(next);
    }
  }
  return steps;
}
const STEPS: readonly (readonly number[])[] = WATER_KEYS.map((_, water) => stepsFrom(water));

const worthAt = (island: number, cargo: readonly number[]): number =>
  cargo.reduce((sum, count, kind) => sum + count * ISLANDS[island].buys[kind], 0);

function buyerOf(water: number, cargo: readonly number[]): Buyer | null {
  const buyers = ISLANDS.map((_, island) => ({
    island,
    points: worthAt(island, cargo),
    steps: STEPS[water][waterOfIsland(island)],
  })).filter(({ points }) => points > 0);
  return buyers.toSorted((a, b) => b.points - a.points || a.steps - b.steps)[0] ?? null;
}

export function seaOf(s: Village, seat: Seat): Sea {
  const { water, cargo, chests } = shipOf(s, seat);
  const member = s.players[seat].members.includes(ON_THE_SHIP);
  return {
    inHarbour: water === HARBOUR,
    aboard: cargo.reduce((sum, count) => sum + count, 0) + chests.length + (member ? 1 : 0),
    holds: freeHolds(s, seat),
    member,
    buyer: buyerOf(water, cargo),
  };
}

/** The piece on the farm for which some island pays most. */
function bestPiece(s: Village, seat: Seat): Piece | null {
  const { goods, grain } = s.players[seat];
  const { cargo: aboard } = shipOf(s, seat);
  const pieces = HARBOUR_CARGO.filter(
    (cargo) => aboard[cargo] === 0 && (cargo === CARGO_GRAIN ? grain : goods[cargo]) > 0,
  ).map((cargo) => ({ cargo, points: Math.max(...ISLANDS.map(({ buys }) => buys[cargo])) }));
  return pieces.toSorted((a, b) => b.points - a.points)[0] ?? null;
}

/** Whether somebody stands on the lighthouse of an island. */
const isKept = (s: Village, island: number): boolean =>
  s.players.some(({ members }) => members.includes(lighthousePlace(island)));

type Fact<K extends keyof PortGuided> = (s: Village, frame: VillageFrame) => PortGuided[K];
const loading = (s: Village, { seat }: VillageFrame): Loading => ({
  sea: seaOf(s, seat),
  best: bestPiece(s, seat),
});

export const portGuided: { readonly [K in keyof PortGuided]: Fact<K> } = {
  helmsman: (s, { seat }) => ({ captain: shipOf(s, seat).captain }),
  load: loading,
  loadPair: loading,
  voyage: (s, { seat, what }) => ({
    sea: seaOf(s, seat),
    canGoOn: what > 0 || canPay(s, seat, unitPrice(CAPTAINS[shipOf(s, seat).captain])),
    steps: what,
  }),
  cartographer: (s, { seat }) => seaOf(s, seat),
  island(s, { seat, what }) {
    const { lighthouse, stack } = ISLANDS[what];
    return {
      sea: seaOf(s, seat),
      worth: worthAt(what, shipOf(s, seat).cargo),
      lighthouse: isKept(s, what) ? 0 : (lighthouse?.points ?? 0),
      stack: stack !== NO_STACK,
    };
  },
  seaBurial: ({ port }) => ({
    free: port === null ? 0 : SEA_BURIAL_POINTS.filter((_, grave) => isFree(port, grave)).length,
  }),
  giveChest: (s, { seat }) => ({
    least: Math.min(...shipOf(s, seat).chestsAtHome.map((chest) => CHESTS[chest]?.coins ?? 0)),
  }),
};
