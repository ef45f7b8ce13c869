import { unless } from '@spielstube/engine';
import { amountsFrom, unreadableIn } from './amounts.ts';
import { box, seatList } from './box.ts';
import { CAPTAIN_KEYS, CARGO_GRAIN, COCOA, ISLAND_KEYS, TEA, WATER_KEYS } from './expansion-keys.ts';
import type { Needs } from './mixes.ts';
import { type Cubes, GOOD_KEYS } from './pieces.ts';
import { ISLAND_COUNT } from './places.ts';

export {
  CAPTAIN_KEYS,
  CARGO_GRAIN,
  CARGO_KEYS,
  COCOA,
  ISLAND_KEYS,
  TEA,
  WATER_KEYS,
} from './expansion-keys.ts';

export const HARBOUR = 0;
const FIRST_ISLAND = WATER_KEYS.length - ISLAND_COUNT;
export const waterOfIsland = (island: number): number => FIRST_ISLAND + island;
/** The island at a water, -1 if there is none. */
export const islandAt = (water: number): number => (water >= FIRST_ISLAND ? water - FIRST_ISLAND : -1);
export const isTimeWater = (water: number): boolean => water > HARBOUR && water < FIRST_ISLAND;

/** Lines between waters, both ways, one step each. Known: the way from the harbour to the Herders' Island. */
const LINES = [
  'harbour t1',
  't1 cocoa',
  'cocoa herders',
  'harbour t2',
  't1 t3',
  't2 t3',
  't2 tea',
  'tea scholars',
  'scholars t5',
  't5 cape',
  'herders t4',
  't4 treasure',
  't3 corn',
  'corn treasure',
  'treasure t6',
  't6 cape',
] as const;
const waterFrom = (key: string): number => (WATER_KEYS as readonly string[]).indexOf(key);
const endsOf = (line: string): readonly number[] => line.split(' ').map(waterFrom);
const PRINTED_LINES: readonly string[] = box.table('waters', LINES, {
  reconstructed: LINES.map((_, n) => `${n}`).filter((n) => Number(n) >= 3),
  check: (lines) =>
    unless(
      [lines.every((line) => endsOf(line).length === 2 && !endsOf(line).includes(-1)), 'twoWaters'],
      [lines.some((line) => endsOf(line).includes(HARBOUR)), 'outOfHarbour'],
    ),
});
/** By water: the waters one step away. Nobody steps into the harbour. VIL-PORT-MOVE-12 */
export const NEIGHBOURS: readonly (readonly number[])[] = WATER_KEYS.map((_, water) =>
  PRINTED_LINES.map(endsOf).flatMap(([a, b]) => {
    if (a === water && b !== HARBOUR) return [b];
    return b === water && a !== HARBOUR ? [a] : [];
  }),
);

/** What can be loaded in the harbour besides a member. VIL-PORT-LOAD-03 */
export const HARBOUR_CARGO = [0, 1, 2, 3, 4, CARGO_GRAIN] as const;

/** What lies on an island to be loaded. */
export const NO_STACK = -1;
export const CHEST = 8;

export interface Lighthouse {
  /** From a hold. */
  readonly wagons: number;
  readonly cubes: Cubes;
  readonly points: number;
}
export interface Island {
  readonly key: string;
  /** Points by kind of cargo, 0 for what the island does not buy. */
  readonly buys: readonly number[];
  readonly stack: number;
  readonly lighthouse: Lighthouse | null;
}

/** `buys`: points a piece; `lighthouse`: its cost, `points` 0 where there is none. */
const PRINTED_ISLANDS = box.table(
  'islands',
  {
    cocoa: { buys: 'nothing', lighthouse: '1 wagon', points: 4 },
    herders: { buys: '3 plough + 4 ox', lighthouse: '1 skill + 1 faith', points: 5 },
    scholars: { buys: '2 scroll + 3 wagon', lighthouse: 'nothing', points: 0 },
    tea: { buys: 'nothing', lighthouse: '1 persuasion + 1 knowledge', points: 4 },
    corn: { buys: '4 horse + 2 grain', lighthouse: 'nothing', points: 0 },
    treasure: { buys: 'nothing', lighthouse: '1 wagon + 1 faith', points: 6 },
    cape: {
      buys: '3 scroll + 5 horse + 4 plough + 5 ox + 4 wagon + 2 grain',
      lighthouse: '1 skill + 1 persuasion + 1 faith + 1 knowledge',
      points: 8,
    },
  },
  {
    reconstructed: ['cocoa', 'scholars', 'tea', 'corn', 'treasure', 'cape'],
    check: (islands) =>
      unreadableIn(
        Object.values(islands).map(({ buys }) => buys),
        [...GOOD_KEYS, 'grain'],
      ) ??
      unreadableIn(
        Object.values(islands).map(({ lighthouse }) => lighthouse),
        ['wagon', 'skill', 'persuasion', 'faith', 'knowledge'],
      ),
  },
);
const STACKS: readonly number[] = [COCOA, NO_STACK, NO_STACK, TEA, NO_STACK, CHEST, NO_STACK];
export const ISLANDS: readonly Island[] = ISLAND_KEYS.map((key, n) => {
  const { buys, lighthouse, points } = PRINTED_ISLANDS[key];
  const prices = amountsFrom(buys);
  const cost = amountsFrom(lighthouse);
  return Object.freeze<Island>({
    key,
    buys: [...prices.goods.slice(0, GOOD_KEYS.length), prices.grain, 0, 0],
    stack: STACKS[n],
    lighthouse: points === 0 ? null : { wagons: cost.goods[4], cubes: cost.cubes, points },
  });
});

/** A captain: coins to hire him, and what a unit of further steps costs: cubes by colour, or of any colour. */
export interface Captain {
  readonly key: string;
  readonly coins: number;
  readonly cubes: Cubes;
  readonly anyCubes: number;
  readonly steps: number;
}
const CAPTAIN_ROWS = [
  { key: 'c1any', coins: 1, cubes: 'nothing', anyCubes: 2, steps: 1 },
  { key: 'c1op', coins: 1, cubes: '1 skill + 1 knowledge', anyCubes: 0, steps: 1 },
  { key: 'c1pg', coins: 1, cubes: '1 persuasion + 1 knowledge', anyCubes: 0, steps: 1 },
  { key: 'c1gb', coins: 1, cubes: '1 persuasion + 1 faith', anyCubes: 0, steps: 1 },
  { key: 'c1bo', coins: 1, cubes: '1 skill + 1 faith', anyCubes: 0, steps: 1 },
  { key: 'c2p', coins: 2, cubes: '1 knowledge', anyCubes: 0, steps: 1 },
  { key: 'c2o', coins: 2, cubes: '1 skill', anyCubes: 0, steps: 1 },
  { key: 'c2g', coins: 2, cubes: '1 persuasion', anyCubes: 0, steps: 1 },
  { key: 'c2b', coins: 2, cubes: '1 faith', anyCubes: 0, steps: 1 },
  { key: 'c2any', coins: 2, cubes: 'nothing', anyCubes: 1, steps: 1 },
  { key: 'c3g', coins: 3, cubes: '1 persuasion', anyCubes: 0, steps: 2 },
  { key: 'c3o', coins: 3, cubes: '1 skill', anyCubes: 0, steps: 2 },
  { key: 'c3p', coins: 3, cubes: '1 knowledge', anyCubes: 0, steps: 2 },
  { key: 'c3b', coins: 3, cubes: '1 faith', anyCubes: 0, steps: 2 },
  { key: 'c3any', coins: 3, cubes: 'nothing', anyCubes: 1, steps: 2 },
] as const;
/** Known: the Knowledge captain for two coins, and the symbols of three others. */
const SYMBOLS_KNOWN: readonly string[] = ['c1any', 'c1op', 'c3g'];
const PRINTED_CAPTAINS = box.table('captains', CAPTAIN_ROWS, {
  reconstructed: CAPTAIN_ROWS.flatMap(({ key }) => {
    if (key === 'c2p') return [];
    return SYMBOLS_KNOWN.includes(key) ? [`${key}.coins`] : [key];
  }),
  check: (rows) =>
    unreadableIn(
      rows.map(({ cubes }) => cubes),
      ['skill', 'persuasion', 'faith', 'knowledge'],
    ) ?? unless([rows.every(({ anyCubes, steps }) => anyCubes <= 2 && steps > 0), 'captainSteps']),
});
/** The Admiral, a villager card, stands in for a captain. VIL-CARD-ADMIRAL-02 */
const ADMIRAL_ROW = { key: 'admiral', coins: 0, cubes: 'nothing', anyCubes: 1, steps: 1 };
export const CAPTAINS: readonly Captain[] = [...PRINTED_CAPTAINS, ADMIRAL_ROW].map(
  ({ key, coins, cubes, anyCubes, steps }) =>
    Object.freeze<Captain>({ key, coins, cubes: amountsFrom(cubes).cubes, anyCubes, steps }),
);
export const ADMIRAL_AS_CAPTAIN = CAPTAIN_KEYS.length;

/** Holds of a ship; free steps of a movement; time for a water that costs time, and for coming home. */
export const VOYAGE = box.table('voyage', { holds: 3, freeSteps: 1, waterTime: 1, returnTime: 1 });

/** Cocoa and tea on their islands, of each. */
export const CARGO_STACKS: readonly number[] = seatList(box.table('cargoStacks', { 2: 3, 3: 4, 4: 5, 5: 6 }));

/** What the market brings for cocoa and tea. VIL-PORT-MKT-04, -05 */
export const EXOTICS = box.table('exotics', { cocoaPoints: 7, teaPoints: 5, teaCoins: 1 });

export interface Chest {
  readonly key: string;
  readonly coins: number;
  readonly tools: number;
  readonly needs: Needs;
  readonly promo: boolean;
}
const CHEST_ROWS = [
  { key: 'three1', coins: 3, tools: 0 },
  { key: 'three2', coins: 3, tools: 0 },
  { key: 'three3', coins: 3, tools: 0 },
  { key: 'four1', coins: 4, tools: 0 },
  { key: 'four2', coins: 4, tools: 0 },
  { key: 'five', coins: 5, tools: 0 },
  { key: 'tools1', coins: 0, tools: 2 },
  { key: 'tools2', coins: 0, tools: 2 },
  { key: 'P13', coins: 4, tools: 0 },
] as const;
/** The chests: of the Port, of Marriage, and the promo chest. Known: from 3 to 5 coins, and that some hold tools. */
export const CHESTS: readonly Chest[] = box
  .table('chests', CHEST_ROWS, {
    reconstructed: 'all',
    check: (rows) => unless([rows.every(({ coins, tools }) => coins + tools > 0), 'chestHolds']),
  })
  .map(({ key, coins, tools }) =>
    Object.freeze<Chest>({
      key,
      coins,
      tools,
      needs: tools > 0 ? 'marriage' : 'port',
      promo: key === 'P13',
    }),
  );

/** Points by sea-burial space. */
export const SEA_BURIAL_POINTS: readonly number[] = box.table('seaBurials', [3, 2, 1, 0], {
  reconstructed: 'all',
});
