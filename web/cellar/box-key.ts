import type { StoredGame } from './stored-game.ts';

/** Which rules a worker must have loaded to play a game again: a worker has one box of each game. */
export function boxKey({ game, record }: StoredGame): string {
  const corrections = /^corrections (\S+)$/m.exec(record)?.[1] ?? '';
  return `${game} ${corrections}`;
}
