import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { readStoredGame, type StoredGame } from './stored-game.ts';

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

/** All games, the latest first. Jars with unknown content stay where they are and are not shown. */
export async function storedGames(): Promise<StoredGame[]> {
  const all: unknown[] = await (await cellar()).getAll('games');
  return all
    .map(readStoredGame)
    .filter((game) => game !== null)
    .sort((a, b) => b.updated - a.updated);
}

export async function takeGame(id: string): Promise<StoredGame | null> {
  return readStoredGame(await (await cellar()).get('games', id));
}

export async function putGame(game: StoredGame): Promise<void> {
  await (await cellar()).put('games', game);
}

export async function throwAway(id: string): Promise<void> {
  await (await cellar()).delete('games', id);
}
