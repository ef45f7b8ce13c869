import { gameNamed } from '@spielstube/games';
import { RecordError, readRecord, Table, verifyRecord } from '@spielstube/table';
import { fetchPart } from '../games/away.ts';
import { layBoxFirst } from '../games/lay-box.ts';
import type { NewGame } from '../workers/table-asks.ts';
import { addJar } from './jar-store.ts';

/** Lays out a new game and puts it into the cellar; answers its id. */
export async function layOut({ game: id, seats, options, box, seed }: NewGame): Promise<string> {
  layBoxFirst(id, box);
  const game = await fetchPart(id, () => gameNamed(id, options));
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return addJar(new Table(game, { seats, options, seed }));
}

/** Reads a record file into the cellar. Throws a `RecordError` that names the line, and changes nothing then. */
export async function keepRecord(text: string): Promise<string> {
  const record = readRecord(text);
  layBoxFirst(record.game, record.box);
  const game = await fetchPart(record.game, () => gameNamed(record.game, record.options));
  if (game === undefined) throw new RecordError(2, { what: 'unknownGame', game: record.game });
  return addJar(verifyRecord(game, record));
}
