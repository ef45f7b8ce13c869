import { GAME_HELP, Typed } from '../arguments.ts';
import { type Command, DONE, UsageError } from '../command.ts';
import { type Match, type MatchResult, winShare } from '../match.ts';
import { percent, rounded } from '../output.ts';
import { playAll } from '../pool.ts';
import { Progress } from '../progress.ts';
import { eloOf, mean, winRateOf } from '../statistics.ts';

export const tournament: Command = {
  name: 'tournament',
  summary: 'measures how much stronger one bot is than another',
  help: `Every shuffle is played once for each seat: the first bot sits there, the second one on all other seats.

Arguments:
${GAME_HELP}
  --bots A,B            the bot that is measured and the one it is measured against
  --games N             how many games, rounded up to whole rounds of seats (standard: 400)
  --seed TEXT           of the first shuffle (standard: 1)
  --workers N           threads (standard: one for each core); the result does not depend on it

The win rate is that of the first bot, ties shared, with a 95 % interval over the shuffles.

Examples:
  spielstube tournament --game burgundy --seats 2 --bots mcts:500,greedy --games 400 --seed 1
  spielstube tournament --seats 4 --bots greedy,random --games 200 --json`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'option', 'bots', 'games', 'seed', 'workers']);
    typed.files();
    const game = typed.game();
    const bots = typed.bots('greedy,random');
    if (bots.length !== 2) throw new UsageError(`a tournament is between two bots, not ${bots.length}`);
    const seats = typed.seats(game, 2);
    if (seats === 1) throw new UsageError('a tournament needs two seats; for solo games use "simulate"');
    const options = typed.options(game);
    const seed = typed.seed();
    const seeds = Math.ceil(typed.number('games', 400, 1, 1_000_000) / seats);
    const [measured, other] = bots;
    const matches: Match[] = [];
    for (let n = 0; n < seeds; n++) {
      for (let own = 0; own < seats; own++) {
        const seated = Array.from({ length: seats }, (_, seat) => (seat === own ? measured : other));
        matches.push({ game: game.id, options, seed: `${seed}-${n + 1}`, bots: seated });
      }
    }
    const progress = new Progress(terminal, 'games', matches.length);
    const results = await playAll(matches, typed.workers(), (done) => progress.show(done));
    progress.end();
    const summary = summaryOf(results, seats);
    const [rival] = bots.slice(1);
    if (typed.json) {
      const head = {
        game: game.id,
        seats,
        games: matches.length,
        seeds,
        seed,
        bot: measured,
        against: rival,
      };
      terminal.print(JSON.stringify({ ...head, ...summary }));
    } else {
      terminal.print(`${measured} against ${rival}: ${matches.length} games of ${game.id} with ${seats} seats
wins ${percent(summary.winRate)} (95 %: ${percent(summary.low)} to ${percent(summary.high)}), even is ${percent(1 / seats)}
Elo  ${signed(summary.elo)} (${signed(summary.eloLow)} to ${signed(summary.eloHigh)})
points ${summary.meanScore.toFixed(1)} against ${summary.meanScoreAgainst.toFixed(1)}`);
    }
    return DONE;
  },
};

/** The results come seed by seed, within a seed the measured bot moves from seat to seat. */
function summaryOf(results: readonly MatchResult[], seats: number) {
  const shares: number[] = [];
  const own: number[] = [];
  const others: number[] = [];
  const bySeat: number[] = new Array(seats).fill(0);
  results.forEach((result, n) => {
    const seat = n % seats;
    const share = winShare(result, seat);
    if (seat === 0) shares.push(0);
    shares[shares.length - 1] += share / seats;
    bySeat[seat] += share;
    for (const sheet of result.sheets) (sheet.seat === seat ? own : others).push(sheet.total);
  });
  const { winRate, low, high } = winRateOf(shares, seats);
  const elo = (rate: number): number => Math.round(eloOf(rate, seats, results.length));
  return {
    winRate: rounded(winRate),
    low: rounded(low),
    high: rounded(high),
    elo: elo(winRate),
    eloLow: elo(low),
    eloHigh: elo(high),
    meanScore: rounded(mean(own)),
    meanScoreAgainst: rounded(mean(others)),
    winRateBySeat: bySeat.map((wins) => rounded(wins / shares.length)),
  };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
