import { boxKey } from '../cellar/box-key.ts';
import { putAll, storedCampaigns, storedGames } from '../cellar/cellar.ts';
import { newGameId } from '../cellar/chance.ts';
import type { StoredGame } from '../cellar/stored-game.ts';
import { call } from '../workers/call.ts';
import { tableWorker } from '../workers/table-client.ts';
import { type Collection, CollectionError, merge, readCollection } from './collection.ts';

/** Longer files are no collections of ours. */
const MOST_BYTES = 200_000_000;

export interface TakenIn {
  readonly added: number;
  readonly known: number;
}

/** Everything that lies in the cellar. */
export async function everythingHere(): Promise<Collection> {
  return { games: await storedGames(), campaigns: await storedCampaigns() };
}

/**
 * Reads a file of games into the cellar. Those that are not here yet are played again first: if one of them cannot be, an
 * error names it, and nothing has changed.
 */
export async function takeIn(file: File): Promise<TakenIn> {
  if (file.size > MOST_BYTES) throw new CollectionError({ what: 'tooLong' });
  const given = readCollection(await file.text());
  const { games, campaigns, known } = merge(await everythingHere(), given, newGameId);
  const placeOf = ({ record }: StoredGame): number =>
    given.games.findIndex((game) => game.record === record) + 1;
  await putAll(await replayed(games, placeOf), campaigns);
  return { added: games.length, known };
}

/** The same games with everything beside the moves worked out anew. Those that were broken when they were saved stay so. */
async function replayed(
  games: readonly StoredGame[],
  placeOf: (game: StoredGame) => number,
): Promise<StoredGame[]> {
  const [sound, broken] = [
    games.filter((game) => game.broken === ''),
    games.filter((game) => game.broken !== ''),
  ];
  const again: StoredGame[] = [];
  for (const group of Map.groupBy(sound, boxKey).values()) {
    const worker = tableWorker();
    try {
      for (const game of group) again.push(await replay(worker, game, placeOf(game)));
    } finally {
      worker.terminate();
    }
  }
  return [...again, ...broken];
}

async function replay(worker: Worker, game: StoredGame, at: number): Promise<StoredGame> {
  try {
    return await new Promise<StoredGame>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message ?? ''));
      call<StoredGame>(worker, { what: 'rebuild', args: [game] }).then(resolve, reject);
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : `${error}`;
    throw new CollectionError({ what: 'cannotReplay', at, game, why });
  }
}
