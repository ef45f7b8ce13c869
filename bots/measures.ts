import type { ScoreSheet, Seat } from '@spielstube/engine';

/* What many games of one bot against itself tell about a game: for the command line and for the page of a box. */

/** How a game went. */
export interface Outcome {
  readonly sheets: readonly ScoreSheet[];
  readonly winners: readonly Seat[];
  /** Moves by their notation, if they were noted: each once, however often it was open or made. */
  readonly moves?: { readonly open: readonly string[]; readonly made: readonly string[] };
}

export interface SeatShare {
  readonly seat: number;
  /** Ties count in part. */
  readonly winRate: number;
  readonly meanScore: number;
}

/** Points of one source over all seats and games. */
export interface SourceShare {
  readonly source: string;
  readonly mean: number;
  readonly spread: number;
  readonly least: number;
  readonly most: number;
  /** Of the seats: the share that got nothing by it, and the share that got the most. */
  readonly nothing: number;
  readonly theMost: number;
}

/** Of the games: the share in which a move was open, and of these the share in which somebody made it. */
export interface MoveShare {
  readonly move: string;
  readonly open: number;
  readonly made: number;
}

/** Seats only; a rival without a seat wins what they do not. */
export function measureSeats(results: readonly Outcome[]): SeatShare[] {
  const seats = results[0].sheets.filter(({ rival }) => !rival);
  return seats.map(({ seat }) => ({
    seat: seat + 1,
    winRate: rounded(mean(results.map((result) => winShare(result, seat)))),
    meanScore: rounded(mean(results.map(({ sheets }) => sheets[seat].total))),
  }));
}

/** The total comes last. */
export function measureSources(results: readonly Outcome[]): SourceShare[] {
  const points = new Map<string, number[]>();
  const note = (source: string, value: number): void => {
    const values = points.get(source) ?? [];
    points.set(source, values);
    values.push(value);
  };
  const sheets = results.flatMap((result) => result.sheets.filter(({ rival }) => !rival));
  for (const { lines } of sheets) for (const line of lines) note(line.source, line.points);
  for (const { total } of sheets) note('total', total);
  return Array.from(points, ([source, values]) => {
    const least = values.reduce((a, b) => Math.min(a, b));
    const most = values.reduce((a, b) => Math.max(a, b));
    const shareOf = (wanted: number): number => mean(values.map((value) => Number(value === wanted)));
    return {
      source,
      mean: rounded(mean(values)),
      spread: rounded(spreadOf(values)),
      least,
      most,
      nothing: rounded(shareOf(0)),
      theMost: rounded(shareOf(most)),
    };
  });
}

/** By verb; the moves of some verbs one by one, the most frequent first. A verb that was never open is told, too. */
export function measureMoves(results: readonly Outcome[], verbs: readonly string[] | null): MoveShare[] {
  const nameOf = (notation: string): string | null => {
    const verb = notation.split(' ')[0];
    if (verbs === null) return verb;
    return verbs.includes(verb) ? withoutCopies(notation) : null;
  };
  const gamesWith = (list: 'open' | 'made'): Map<string, number> => {
    const games = new Map<string, number>();
    for (const { moves } of results) {
      const names = new Set(moves?.[list].map(nameOf));
      for (const name of names) if (name !== null) games.set(name, (games.get(name) ?? 0) + 1);
    }
    return games;
  };
  const made = gamesWith('made');
  const open = Array.from(gamesWith('open'), ([move, games]) => ({
    move,
    open: rounded(games / results.length),
    made: rounded((made.get(move) ?? 0) / games),
  }));
  const never = (verbs ?? []).filter((verb) => !open.some(({ move }) => move.split(' ')[0] === verb));
  return [...open, ...never.map((move) => ({ move, open: 0, made: 0 }))].toSorted(
    (a, b) => b.made - a.made || b.open - a.open || a.move.localeCompare(b.move),
  );
}

/** `build mill1` and `build mill2` build a mill: numbers behind a name are left out, numbers of their own stay. */
export function withoutCopies(notation: string): string {
  return notation.replaceAll(/(?<=[a-z])\d+(?= |$)/g, '');
}

/** A seat's share of the win: ties share it. */
export function winShare({ winners }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How far values lie from their mean, as root of the mean square. */
export function spreadOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Four digits after the point are more than the sample gives. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
