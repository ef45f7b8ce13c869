import { mean, rounded, winShare } from '@spielstube/bots';
import type { Options } from '@spielstube/engine';
import type { Terminal } from './command.ts';
import type { Contender } from './contender.ts';
import type { Match, MatchResult } from './match.ts';
import { percent } from './output.ts';
import { playAll } from './pool.ts';
import { Progress } from './progress.ts';
import { eloOf, winRateOf } from './statistics.ts';

/** One bot against another: every shuffle is played once from each seat, the other bot on all other seats. */
export interface Duel {
  readonly game: string;
  /** The shuffles go through them in turn. */
  readonly options: readonly Options[];
  readonly seats: number;
  readonly seed: string;
  /** How many games at least: the last round of seats is played to its end. */
  readonly games: number;
  readonly measured: Contender;
  readonly other: Contender;
  /** How long programs of others may think about a move, in milliseconds. */
  readonly within?: number;
}

/** How it went, for the measured bot. */
export type Standing = ReturnType<typeof standingOf>;

export async function fight(duel: Duel, workers: number, terminal: Terminal): Promise<Standing> {
  const matches = matchesOf(duel);
  const progress = new Progress(terminal, 'games', matches.length);
  const results = await playAll(matches, workers, (done) => progress.show(done));
  progress.end();
  return standingOf(results, duel.seats);
}

function matchesOf({ game, options, seats, seed, games, measured, other, within }: Duel): Match[] {
  const matches: Match[] = [];
  for (let n = 0; n < Math.ceil(games / seats); n++) {
    for (let own = 0; own < seats; own++) {
      const seated = Array.from({ length: seats }, (_, seat) => (seat === own ? measured : other));
      matches.push({
        game,
        options: options[n % options.length],
        seed: `${seed}-${n + 1}`,
        bots: seated.map(({ bot }) => bot),
        tables: seated.map(({ table }) => table),
        ...(within !== undefined && { within }),
      });
    }
  }
  return matches;
}

/** The results come seed by seed, within a seed the measured bot moves from seat to seat. */
function standingOf(results: readonly MatchResult[], seats: number) {
  const shares: number[] = [];
  const own: number[] = [];
  const others: number[] = [];
  const bySeat: number[] = new Array(seats).fill(0);
  let missed = 0;
  results.forEach((result, n) => {
    const seat = n % seats;
    const share = winShare(result, seat);
    if (seat === 0) shares.push(0);
    shares[shares.length - 1] += share / seats;
    bySeat[seat] += share;
    missed += result.missed[seat];
    for (const sheet of result.sheets) (sheet.seat === seat ? own : others).push(sheet.total);
  });
  const { winRate, low, high } = winRateOf(shares, seats);
  const elo = (rate: number): number => Math.round(eloOf(rate, seats, results.length));
  return {
    games: results.length,
    seeds: shares.length,
    winRate: rounded(winRate),
    low: rounded(low),
    high: rounded(high),
    elo: elo(winRate),
    eloLow: elo(low),
    eloHigh: elo(high),
    meanScore: rounded(mean(own)),
    meanScoreAgainst: rounded(mean(others)),
    winRateBySeat: bySeat.map((wins) => rounded(wins / shares.length)),
    missed,
  };
}

/** A standing for people. */
export function standingInWords(standing: Standing, { game, seats, measured, other }: Duel): string {
  return `${measured.name} against ${other.name}: ${standing.games} games of ${game} with ${seats} seats
wins ${percent(standing.winRate)} (95 %: ${percent(standing.low)} to ${percent(standing.high)}), even is ${percent(1 / seats)}
Elo  ${signed(standing.elo)} (${signed(standing.eloLow)} to ${signed(standing.eloHigh)})
points ${standing.meanScore.toFixed(1)} against ${standing.meanScoreAgainst.toFixed(1)}${missedInWords(standing)}`;
}

function missedInWords({ missed }: Standing): string {
  return missed === 0 ? '' : `\n${missed} moves were made for it: it was late, or named none that was open`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
