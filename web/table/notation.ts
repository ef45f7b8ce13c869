import type { Chapter } from './log-lines.ts';

/** Of a move that is still secret. */
const SECRET = '…';

/** The notation of every move, from the first one on; null for what is still secret. */
export type Notations = readonly (string | null)[];

/**
 * What stands beside the lines of a log, by their keys: the first line that tells of a move has its notation. Moves that
 * nothing is told of stand with the next one, at the end with the last line.
 */
export function notedLines(chapters: readonly Chapter[], notations: Notations): ReadonlyMap<number, string> {
  const lines = chapters
    .flatMap(({ turns }) => turns.flatMap((turn) => turn.lines))
    .sort((one, other) => one.key - other.key);
  const noted = new Map<number, string>();
  let told = 0;
  for (const { key, move } of lines) {
    if (move <= told) continue;
    const moves = notations.slice(told, move).map((notation) => notation ?? SECRET);
    if (moves.length > 0) noted.set(key, moves.join(' · '));
    told = move;
  }
  // Moves after the last line of which nothing is told.
  const last = lines.at(-1)?.key;
  const rest = notations.slice(told).map((notation) => notation ?? SECRET);
  if (last !== undefined && rest.length > 0) {
    const before = noted.get(last);
    noted.set(last, [...(before === undefined ? [] : [before]), ...rest].join(' · '));
  }
  return noted;
}

/** All moves as a list to be copied: number and notation, line by line. */
export const movesInLines = (notations: Notations): string =>
  notations.map((notation, n) => `${n + 1} ${notation ?? SECRET}\n`).join('');
