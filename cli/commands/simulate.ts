import { mean, rounded, winShare } from '@spielstube/bots';
import { GAME_HELP, Typed } from '../arguments.ts';
import { titlesFor } from '../books.ts';
import { type Command, DONE, UsageError } from '../command.ts';
import type { Match, MatchResult } from '../match.ts';
import { percent, table } from '../output.ts';
import { playAll } from '../pool.ts';
import { Progress } from '../progress.ts';

/** What the games gave one seat, or the solo rival. */
interface Column {
  readonly seat: number;
  readonly bot: string;
  /** Ties count in part. */
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
  /** Mean points by source, as the score pad names them. */
  readonly sources: Readonly<Record<string, number>>;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'lets bots play many games and sums up what happened',
  help: `Arguments:
${GAME_HELP}
  --bots A,B,…          a bot for each seat, or one for all (standard: random)
  --games N             how many games (standard: 100)
  --seed TEXT           of the first shuffle (standard: 1)
  --workers N           threads (standard: one for each core); the result does not depend on it

Examples:
  spielstube simulate --game burgundy --seats 4 --bots greedy,random,random,random --games 1000 --seed 1
  spielstube simulate --seats 1 --bots master --games 50 --json`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game', 'seats', 'option', 'bots', 'games', 'seed', 'workers']);
    typed.files();
    const game = await typed.game();
    const bots = typed.bots('random');
    const seats = typed.seats(game, bots.length === 1 ? Math.max(...game.seats) : bots.length);
    if (bots.length !== 1 && bots.length !== seats) {
      throw new UsageError(`--bots names ${bots.length} bots for ${seats} seats`);
    }
    const seated = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
    const options = typed.options(game, seats);
    const games = typed.number('games', 100, 1, 10_000_000);
    const seed = typed.seed();
    const matches: Match[] = Array.from({ length: games }, (_, n) => ({
      game: game.id,
      options,
      seed: `${seed}-${n + 1}`,
      bots: seated,
    }));
    const progress = new Progress(terminal, 'games', games);
    const results = await playAll(matches, typed.workers(), (done) => progress.show(done));
    progress.end();
    const summary = {
      game: game.id,
      seats,
      games,
      seed,
      bots: results[0].sheets.map((sheet, n) => column(results, n, sheet.rival ? 'rival' : seated[n])),
      decisionsPerGame: rounded(mean(results.map((result) => result.decisions))),
      meanChoices: rounded(
        results.reduce((sum, result) => sum + result.choices, 0) /
          results.reduce((sum, result) => sum + result.decisions, 0),
      ),
      mostChoices: results.reduce((most, result) => Math.max(most, result.mostChoices), 0),
      titles:
        seats === 1
          ? await titlesFor(
              game.id,
              options,
              results.map(({ sheets }) => sheets[0].total),
            )
          : {},
    };
    terminal.print(typed.json ? JSON.stringify(summary) : inWords(summary));
    return DONE;
  },
};

function column(results: readonly MatchResult[], seat: number, bot: string): Column {
  const rival = results[0].sheets[seat].rival;
  const wins = results.reduce(
    (sum, result) => sum + (rival ? Number(result.winners.length === 0) : winShare(result, seat)),
    0,
  );
  const sources: Record<string, number> = {};
  for (const { source } of results[0].sheets[seat].lines) {
    const points = results.map(
      ({ sheets }) => sheets[seat].lines.find((line) => line.source === source)?.points ?? 0,
    );
    sources[source] = rounded(mean(points));
  }
  return {
    seat: seat + 1,
    bot,
    wins: rounded(wins),
    winRate: rounded(wins / results.length),
    meanScore: rounded(mean(results.map(({ sheets }) => sheets[seat].total))),
    sources,
  };
}

function inWords(summary: {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly Column[];
  readonly decisionsPerGame: number;
  readonly meanChoices: number;
  readonly mostChoices: number;
  readonly titles: Readonly<Record<string, number>>;
}): string {
  const sources = Object.keys(summary.bots[0].sources);
  const rows = [
    ['seat', 'bot', 'wins', 'points', ...sources],
    ...summary.bots.map((each) => [
      String(each.seat),
      each.bot,
      percent(each.winRate),
      each.meanScore.toFixed(1),
      ...sources.map((source) => each.sources[source].toFixed(1)),
    ]),
  ];
  const titles = Object.entries(summary.titles).map(([title, count]) => `${title} ${count}`);
  return `${summary.games} games of ${summary.game} with ${summary.seats} seats

${table(rows)}

${summary.decisionsPerGame.toFixed(1)} decisions a game, ${summary.meanChoices.toFixed(2)} choices on average, ${summary.mostChoices} at most${titles.length === 0 ? '' : `\ntitles: ${titles.join(', ')}`}`;
}
