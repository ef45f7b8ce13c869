import type { Seat } from './state.ts';

export interface ScoreLine {
  /** Key of the source's name in the game's texts, in the order of the score pad. */
  readonly source: string;
  readonly points: number;
}

/** One column of the score pad. */
export interface ScoreSheet {
  readonly seat: Seat;
  /** A solo opponent who is no seat of his own; he stands after the last seat. */
  readonly rival: boolean;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  /** Decides between equal totals; the higher one wins. */
  readonly tieBreak: number;
}

export function scoreSheet(seat: Seat, lines: readonly ScoreLine[], tieBreak = 0, rival = false): ScoreSheet {
  let total = 0;
  for (const line of lines) total += line.points;
  return { seat, rival, lines, total, tieBreak };
}

/** The seats with the best total and, among these, the best tie-break. */
export function leaders(sheets: readonly ScoreSheet[]): Seat[] {
  let best: ScoreSheet[] = [];
  for (const sheet of sheets) {
    const top = best[0];
    if (top === undefined || compare(sheet, top) > 0) best = [sheet];
    else if (compare(sheet, top) === 0) best.push(sheet);
  }
  return best.map((sheet) => sheet.seat);
}

/** Places 1, 2, 2, 4 … in the order of the sheets. */
export function places(sheets: readonly ScoreSheet[]): number[] {
  return sheets.map((sheet) => 1 + sheets.filter((other) => compare(other, sheet) > 0).length);
}

function compare(a: ScoreSheet, b: ScoreSheet): number {
  return a.total - b.total || a.tieBreak - b.tieBreak;
}
