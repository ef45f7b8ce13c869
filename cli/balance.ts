import type { MoveShare, SeatShare, SourceShare } from '@spielstube/bots';
import { percent, table } from './output.ts';

/** What `spielstube balance` answers. */
export interface Balance {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bot: string;
  readonly bySeat: readonly SeatShare[];
  readonly bySource: readonly SourceShare[];
  readonly decisions: { readonly mean: number; readonly spread: number };
  readonly moves: readonly MoveShare[];
}

/** For people. */
export function inWords({ game, seats, games, bot, bySeat, bySource, decisions, moves }: Balance): string {
  const seatRows = bySeat.map(({ seat, winRate, meanScore }) => [
    String(seat),
    percent(winRate),
    meanScore.toFixed(1),
  ]);
  const sourceRows = bySource.map((row) => [
    row.source,
    row.mean.toFixed(1),
    row.spread.toFixed(1),
    `${row.least} to ${row.most}`,
    percent(row.nothing),
    percent(row.theMost),
  ]);
  const moveRows = moves.map(({ move, open, made }) => [move, percent(open), percent(made)]);
  return `${games} games of ${game} with ${seats} seats, all played by ${bot}

${table([['seat', 'wins', 'points'], ...seatRows])}

${table([['points by', 'mean', 'spread', 'from', 'nothing', 'the most'], ...sourceRows])}

${table([['move', 'games in which it was open', 'of these it was made in'], ...moveRows])}

${decisions.mean.toFixed(1)} decisions a game, give or take ${decisions.spread.toFixed(1)}`;
}
