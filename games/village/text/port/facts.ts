import { SALE_GREEN, SALE_TIME } from '../../data/market.ts';
import type { Cubes } from '../../data/pieces.ts';
import {
  CAPTAINS,
  COCOA,
  EXOTICS,
  ISLANDS,
  islandAt,
  isTimeWater,
  SEA_BURIAL_POINTS,
  VOYAGE,
} from '../../data/port.ts';
import type { VillageAction } from '../../rules/moves.ts';
import { PAIR } from '../../rules/port/loading.ts';
import { freeHolds, shipOf } from '../../rules/port/ships.ts';
import { HIDDEN, type Village, type VillageFrame } from '../../rules/state.ts';

/** The choices of the Port. */
export type PortChoice =
  | { readonly do: 'hire'; readonly captain: number }
  | { readonly do: 'sail' | 'stop' }
  | { readonly do: 'comeHome'; readonly time: number }
  | { readonly do: 'load'; readonly cargo: number; readonly count: number }
  | { readonly do: 'board'; readonly member: number }
  | { readonly do: 'loadTile'; readonly cargo: number }
  | {
      readonly do: 'step';
      readonly water: number;
      /** Nothing of both: the step is free. */
      readonly cubes: Cubes;
      readonly anyCubes: number;
      readonly time: number;
    }
  | { readonly do: 'dock'; readonly island: number }
  | { readonly do: 'sell'; readonly cargo: number; readonly points: number }
  | {
      readonly do: 'sellExotic';
      readonly cargo: number;
      readonly points: number;
      readonly coins: number;
      readonly green: number;
      readonly time: number;
    }
  | { readonly do: 'keeper'; readonly member: number; readonly island: number; readonly points: number }
  | { readonly do: 'toIsland'; readonly island: number }
  | { readonly do: 'openChest' | 'giveChest'; readonly chest: number }
  | { readonly do: 'buryAt'; readonly grave: number; readonly points: number };

const NO_CUBES: Cubes = [0, 0, 0, 0];

/** A choice of the Port, null if it is none. */
export function portChoice(s: Village, f: VillageFrame, a: VillageAction): PortChoice | null {
  switch (a.do) {
    case 'hire':
    case 'sail':
    case 'stop':
    case 'board':
    case 'toIsland':
      return a;
    case 'comeHome':
      return { do: 'comeHome', time: VOYAGE.returnTime };
    case 'load':
      return { ...a, count: f.kind === 'loadPair' ? PAIR : 1 };
    case 'loadTile':
      return { do: 'loadTile', cargo: ISLANDS[f.what].stack };
    case 'step':
      return stepOf(s, f, a.water);
    case 'dock':
      return { do: 'dock', island: islandAt(shipOf(s, f.seat).water) };
    case 'sell':
      return f.kind === 'market' ? saleOf(a.cargo, f.free) : { ...a, points: ISLANDS[f.what].buys[a.cargo] };
    case 'keeper':
      return { ...a, island: f.what, points: ISLANDS[f.what].lighthouse?.points ?? 0 };
    case 'openChest':
    case 'giveChest':
      return { do: a.do, chest: shipOf(s, f.seat).chestsAtHome[a.chest] ?? HIDDEN };
    case 'buryAt':
      return { ...a, points: SEA_BURIAL_POINTS[a.grave] };
    default:
      return null;
  }
}

function stepOf(s: Village, f: VillageFrame, water: number): PortChoice {
  const { cubes, anyCubes } = CAPTAINS[shipOf(s, f.seat).captain];
  const time = isTimeWater(water) ? VOYAGE.waterTime : 0;
  return f.what > 0
    ? { do: 'step', water, cubes: NO_CUBES, anyCubes: 0, time }
    : { do: 'step', water, cubes, anyCubes, time };
}

function saleOf(cargo: number, free: boolean): PortChoice {
  const { cocoaPoints, teaPoints, teaCoins } = EXOTICS;
  return {
    do: 'sellExotic',
    cargo,
    points: cargo === COCOA ? cocoaPoints : teaPoints,
    coins: cargo === COCOA ? 0 : teaCoins,
    green: free ? 0 : SALE_GREEN,
    time: free ? 0 : SALE_TIME,
  };
}

/** What is asked at sea. */
export type PortAsked =
  | { readonly kind: 'load'; readonly holds: number }
  | { readonly kind: 'voyage'; readonly captain: number; readonly steps: number; readonly moved: boolean }
  | { readonly kind: 'island'; readonly island: number; readonly holds: number }
  | { readonly kind: 'loadPair'; readonly second: boolean }
  | { readonly kind: 'helmsman' | 'cartographer' | 'seaBurial' | 'giveChest' };

/** A question of the Port, null if it is none. */
export function portAsked(s: Village, f: VillageFrame): PortAsked | null {
  const { kind } = f;
  switch (kind) {
    case 'load':
      return { kind, holds: freeHolds(s, f.seat) };
    case 'voyage':
      return { kind, captain: shipOf(s, f.seat).captain, steps: f.what, moved: f.member > 0 };
    case 'island':
      return { kind, island: f.what, holds: freeHolds(s, f.seat) };
    case 'loadPair':
      return { kind, second: f.what > 0 };
    case 'helmsman':
    case 'cartographer':
    case 'seaBurial':
    case 'giveChest':
      return { kind };
    default:
      return null;
  }
}
