import { isServerTable } from '@spielstube/table';
import { storedGames } from '../cellar/cellar.ts';
import { importRecord } from '../games/new-game.ts';
import type { TableStore } from '../table/table.store.ts';

/** Under which id the coach finds a game that is over. One that was played in a house is put into the cellar, once. */
export async function coachedId({ id, record }: Pick<TableStore, 'id' | 'record'>): Promise<string> {
  if (!isServerTable(id)) return id;
  const text = await record();
  const kept = (await storedGames()).find((game) => game.record === text);
  return kept?.id ?? importRecord(text);
}
