import type { StoredGame } from './stored-game.ts';

/**
 * What the corrected box is called with which a game is played; null for the box as it is. One without a name is called by
 * its first value, and where even that is missing, in old records, by the letters that name its corrections.
 */
export const boxNameIn = ({ record }: Pick<StoredGame, 'record'>): string | null =>
  [/^box (.+)$/m, /^value (\S+) /m, /^corrections (\S+)$/m]
    .map((line) => line.exec(record)?.[1])
    .find((name) => name !== undefined) ?? null;

/** Which rules a worker must have loaded to play a game again: a worker has one box of each game. */
export function boxKey({ game, record }: StoredGame): string {
  const corrections = /^corrections (\S+)$/m.exec(record)?.[1] ?? '';
  return `${game} ${corrections}`;
}
