import type { Seat } from '@spielstube/engine';
import { COUNTESS } from '../data/countess.ts';
import { DEVELOPMENTS, PRODUCTION } from '../data/developments.ts';
import { NOTHING, UNLOCKER } from '../data/jobs.ts';
import { LIMITS, MARKETS, PADLOCK_GOLD } from '../data/setup.ts';
import { isLocked, unlockersOf } from '../rules/padlocks.ts';
import type { Villagers } from '../rules/state.ts';
import { buildLimit, draftLimit, villageOf } from '../rules/supply.ts';
import { bestBronze, bronzeAt, buildersIn, coinsIn, foodIn, goldIn, silverIn } from '../rules/symbols.ts';
import { cardsIn } from '../rules/village.ts';

/* What is known ahead: what a padlock would cost, what a market day would bring, where a limit comes from. */

/** How the padlock of a job would be opened now. */
export type Unlocking =
  /** No padlock, or they are not played with. */
  | { readonly way: 'none' }
  /** A Tinner works: nothing has to be paid. */
  | { readonly way: 'tinner'; readonly unlocker: number }
  /** The bank pays onto an own villager. */
  | { readonly way: 'own'; readonly unlocker: number; readonly gold: number }
  /** Somebody else's villager is paid. */
  | {
      readonly way: 'others';
      readonly unlocker: number;
      readonly gold: number;
      readonly owners: readonly Seat[];
      readonly missing: number;
    }
  /** Nobody has the unlocker: the bank is paid. */
  | { readonly way: 'bank'; readonly unlocker: number; readonly gold: number; readonly missing: number };

export function unlockingOf(s: Villagers, seat: Seat, job: number): Unlocking {
  if (!isLocked(s, job)) return { way: 'none' };
  const unlocker = UNLOCKER[job];
  if (s.tinner) return { way: 'tinner', unlocker };
  const pairs = unlockersOf(s, seat, job);
  const owners = [...new Set(pairs.filter((_, n) => n % 2 === 0))];
  const gold = PADLOCK_GOLD;
  if (owners[0] === seat) return { way: 'own', unlocker, gold };
  const missing = Math.max(0, gold - s.players[seat].gold);
  return owners.length === 0
    ? { way: 'bank', unlocker, gold, missing }
    : { way: 'others', unlocker, gold, owners, missing };
}

/** What a village would get at a market day if it were held now. */
export interface Income {
  readonly market: number;
  /** Printed gold of uncovered cards. */
  readonly gold: number;
  /** Only at the second market day. */
  readonly silver: number;
  /** At the first the bank pays as much as lies there, at the second the coins themselves come. */
  readonly coins: number;
  /** The Countess's gold for each of her villagers at the second market day. */
  readonly perVillager: number;
  readonly total: number;
}

/** The market day that comes next, 0 when both have been held. */
export const nextMarket = (s: Villagers): number => (s.markets < 2 ? s.markets + 1 : 0);

/** What a market day would bring a seat now; the Countess is the seat after the last. */
export function incomeAt(s: Villagers, seat: Seat, market: number): Income {
  const village = villageOf(s, seat);
  const gold = goldIn(village);
  const silver = market === 2 ? silverIn(village) : 0;
  const coins = coinsIn(village);
  const isCountess = s.countess !== null && seat === s.seats;
  const perVillager = market === 2 && isCountess ? COUNTESS.perVillager * (cardsIn(village) - 1) : 0;
  return { market, gold, silver, coins, perVillager, total: gold + silver + coins + perVillager };
}

/** What bronze would bring after this build phase. */
export function bronzeNow(s: Villagers, seat: Seat): number {
  const { village } = s.players[seat];
  const card = bestBronze(village);
  return card === NOTHING ? 0 : bronzeAt(village, card);
}

/** How many basics a seat can still get in this build phase with its hand. VRS-START-02, VRS-START-10, VRS-START-11 */
export function swapsNow(s: Villagers, seat: Seat): number {
  const basics = s.basics.reduce((all, left) => all + left, 0);
  return Math.min(s.swaps, s.players[seat].hand.length, basics);
}

/** Cards in the stacks that must be exhausted before a market day. */
export function cardsBefore(s: Villagers, market: number): number {
  const stacks = market === 1 ? MARKETS.first : MARKETS.second;
  return s.stacks.slice(0, stacks).reduce((cards, stack) => cards + stack.length, 0);
}

/** Where a draft or build limit comes from. */
export interface Limit {
  readonly limit: number;
  /** Symbols in the village, and those of a production card that is kept. */
  readonly symbols: number;
  readonly kept: number;
  /** By how much an event lowers it in this round, after the cut and never below the base. VRS-SOLO-16 */
  readonly less: number;
  /** The symbols would allow more than the most. */
  readonly cut: boolean;
  /** It was counted at the start of the build phase under way; the symbols are those of now. VRS-BUILD-04 */
  readonly begun?: boolean;
}

function limitOf(limit: number, symbols: number, kept: number): Limit {
  const uncut = LIMITS.base + symbols + kept;
  return { limit, symbols, kept, less: Math.min(uncut, LIMITS.most) - limit, cut: uncut > LIMITS.most };
}

const keptBy = (s: Villagers, seat: Seat, symbol: 'food' | 'builders'): number =>
  s.producer === seat ? DEVELOPMENTS[s.developments[PRODUCTION]][symbol] : 0;

export const draftLimitOf = (s: Villagers, seat: Seat): Limit =>
  limitOf(draftLimit(s, seat), foodIn(s.players[seat].village), keptBy(s, seat, 'food'));

/** The limit of the build phase under way, or else what it would be now. */
export function buildLimitOf(s: Villagers, seat: Seat): Limit {
  const now = limitOf(buildLimit(s, seat), buildersIn(s.players[seat].village), keptBy(s, seat, 'builders'));
  const builds = s.stack.some((waiting) => waiting.kind === 'build' && waiting.seat === seat);
  return builds ? { ...now, limit: s.limit, begun: true } : now;
}
