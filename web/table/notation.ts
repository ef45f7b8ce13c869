import type { Chapter } from './log-lines.ts';

/** Of a move that is still secret. */
const SECRET = '…';

/** The notation of every move, from the first one on; null for what is still secret. */
export type Notations = readonly (string | null)[];

/**
 * What stands beside the lines of a log, by their keys: the first line that tells of a move has its notation. Moves that
 * nothing is told of, such as the end of a turn, stand with the one before.
 */
export function notedLines(chapters: readonly Chapter[], notations: Notations): ReadonlyMap<number, string> {
  const lines = chapters
    .flatMap(({ turns }) => turns.flatMap((turn) => turn.lines))
    .sort((one, other) => one.key - other.key);
  const firsts = lines.filter(({ move }, n) => move > (lines[n - 1]?.move ?? 0));
  const noted = new Map<number, string>();
  for (const [n, { key, move }] of firsts.entries()) {
    const from = n === 0 ? 0 : move - 1;
    const moves = notations.slice(from, (firsts[n + 1]?.move ?? Number.POSITIVE_INFINITY) - 1);
    if (moves.length > 0) noted.set(key, moves.map((notation) => notation ?? SECRET).join(' · '));
  }
  return noted;
}

/** All moves as a list to be copied: number and notation, line by line. */
export const movesInLines = (notations: Notations): string =>
  notations.map((notation, n) => `${n + 1} ${notation ?? SECRET}\n`).join('');
