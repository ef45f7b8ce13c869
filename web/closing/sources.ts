import type { ScoreSheet } from '@spielstube/engine';

/** All sources of points that any sheet names, in the order of the pad. */
export function sourcesOf(scores: readonly ScoreSheet[]): string[] {
  return [...new Set(scores.flatMap((sheet) => sheet.lines.map((line) => line.source)))];
}

export const pointsFrom = (sheet: ScoreSheet, source: string): number =>
  sheet.lines.find((line) => line.source === source)?.points ?? 0;
