import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredGame } from './stored-game.ts';

interface Shelves extends DBSchema {
  games: { key: string; value: StoredGame };
}

let opening: Promise<IDBPDatabase<Shelves>> | null = null;

function cellar(): Promise<IDBPDatabase<Shelves>> {
  opening ??= openDB<Shelves>('spielstube', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** How jars are checked is loaded with the first of them: somebody who is here for the first time has none. */
async function read(value: unknown): Promise<StoredGame | null> {
  const { readStoredGame } = await import('./stored-game.ts');
  return readStoredGame(value);
}

/** All games, the latest first. Jars with unknown content stay where they are and are not shown. */
export async function storedGames(): Promise<StoredGame[]> {
  const all: unknown[] = await (await cellar()).getAll('games');
  const games = await Promise.all(all.map(read));
  return games.filter((game) => game !== null).sort((a, b) => b.updated - a.updated);
}

export async function takeGame(id: string): Promise<StoredGame | null> {
  return read(await (await cellar()).get('games', id));
}

export async function putGame(game: StoredGame): Promise<void> {
  await (await cellar()).put('games', game);
}

export async function throwAway(id: string): Promise<void> {
  await (await cellar()).delete('games', id);
}
