import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredCampaign } from './stored-campaign.ts';
import type { StoredCoaching } from './stored-coaching.ts';
import type { StoredGame } from './stored-game.ts';
import type { StoredLesson } from './stored-lesson.ts';

interface Shelves extends DBSchema {
  games: { key: string; value: StoredGame };
  campaigns: { key: string; value: StoredCampaign };
  coachings: { key: string; value: StoredCoaching };
  lessons: { key: string; value: StoredLesson };
}

let opening: Promise<IDBPDatabase<Shelves>> | null = null;

/** The shelves, opened once. */
export function cellar(): Promise<IDBPDatabase<Shelves>> {
  opening ??= openDB<Shelves>('spielstube', 4, {
    upgrade(database, before) {
      if (before < 1) database.createObjectStore('games', { keyPath: 'id' });
      if (before < 2) database.createObjectStore('campaigns', { keyPath: 'id' });
      if (before < 3) database.createObjectStore('coachings', { keyPath: 'id' });
      if (before < 4) database.createObjectStore('lessons', { keyPath: 'game' });
    },
    // Another page wants new shelves: whoever comes next opens the cellar again.
    blocking(_now, _wanted, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
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

/** Throws a game away with what the coach thought of it. */
export async function throwAway(id: string): Promise<void> {
  const shelves = (await cellar()).transaction(['games', 'coachings'], 'readwrite');
  await Promise.all([
    shelves.objectStore('games').delete(id),
    shelves.objectStore('coachings').delete(id),
    shelves.done,
  ]);
}

/** What the coach thought of a game; null if it has not looked at it yet. */
export async function takeCoaching(id: string): Promise<StoredCoaching | null> {
  const { readStoredCoaching } = await import('./stored-coaching.ts');
  return readStoredCoaching(await (await cellar()).get('coachings', id));
}

export async function putCoaching(coaching: StoredCoaching): Promise<void> {
  await (await cellar()).put('coachings', coaching);
}

async function readShelf(value: unknown): Promise<StoredCampaign | null> {
  const { readStoredCampaign } = await import('./stored-campaign.ts');
  return readStoredCampaign(value);
}

/** All campaigns, the latest first. */
export async function storedCampaigns(): Promise<StoredCampaign[]> {
  const all: unknown[] = await (await cellar()).getAll('campaigns');
  const campaigns = await Promise.all(all.map(readShelf));
  return campaigns.filter((campaign) => campaign !== null).sort((a, b) => b.updated - a.updated);
}

export async function takeCampaign(id: string): Promise<StoredCampaign | null> {
  return readShelf(await (await cellar()).get('campaigns', id));
}

/** Throws a campaign away with the games that were played in it: all of them or nothing. */
export async function throwCampaignAway({ id, stages }: StoredCampaign): Promise<void> {
  const shelves = (await cellar()).transaction(['campaigns', 'games', 'coachings'], 'readwrite');
  const [games, coachings] = [shelves.objectStore('games'), shelves.objectStore('coachings')];
  await Promise.all([
    shelves.objectStore('campaigns').delete(id),
    ...stages.flatMap(({ table }) => [games.delete(table), coachings.delete(table)]),
    shelves.done,
  ]);
}

export async function putCampaign(campaign: StoredCampaign): Promise<void> {
  await (await cellar()).put('campaigns', campaign);
}

/** Puts games and campaigns into the cellar: all of them or nothing. */
export async function putAll(
  games: readonly StoredGame[],
  campaigns: readonly StoredCampaign[],
): Promise<void> {
  const shelves = (await cellar()).transaction(['campaigns', 'games'], 'readwrite');
  await Promise.all([
    ...games.map((game) => shelves.objectStore('games').put(game)),
    ...campaigns.map((campaign) => shelves.objectStore('campaigns').put(campaign)),
    shelves.done,
  ]);
}
