import { mean } from '@spielstube/bots';

/** A win rate with what is known about it. */
export interface WinRate {
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.96;

/**
 * The mean of win shares with its 95 % interval. Each entry is a seed: the games of one seed share their luck and
 * count as one unit. Wilson's interval with the effective number of games: as many independent games as would
 * scatter like the seeds do, between the number of seeds and the number of games. Unlike the plain interval it
 * stays honest where one side wins everything.
 */
export function winRateOf(shares: readonly number[], gamesPerSeed: number): WinRate {
  const seeds = shares.length;
  const rate = mean(shares);
  const scatter = shares.reduce((sum, share) => sum + (share - rate) ** 2, 0) / Math.max(1, seeds - 1);
  const alike = rate * (1 - rate);
  const games = scatter === 0 ? seeds : (seeds * alike) / scatter;
  const n = Math.min(Math.max(games, seeds), seeds * gamesPerSeed);
  const centre = (rate + Z95 ** 2 / (2 * n)) / (1 + Z95 ** 2 / n);
  const half = (Z95 / (1 + Z95 ** 2 / n)) * Math.sqrt(alike / n + Z95 ** 2 / (4 * n * n));
  return { winRate: rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The Elo difference that gives one player this share of wins against equal others. */
export function eloOf(rate: number, seats: number, games: number): number {
  // Nobody is infinitely stronger: half a game is left to the loser.
  const clipped = Math.min(Math.max(rate, 0.5 / games), 1 - 0.5 / games);
  return 400 * Math.log10((clipped * (seats - 1)) / (1 - clipped));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
