import type { Options } from '@spielstube/engine';
import { RecordError, readRecord, type SeatPlan, Table, verifyRecord } from '@spielstube/table';
import { putGame } from '../cellar/cellar.ts';
import { jarOf, newGameId, randomSeed } from '../cellar/jar.ts';
import { partsOf } from './register.ts';

export interface NewGame {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  /** '' for a random one. */
  readonly seed: string;
}

/** Lays out a new game and puts it into the cellar; answers its id. */
export async function startGame({ game: gameId, seats, options, seed }: NewGame): Promise<string> {
  const parts = partsOf(gameId);
  if (parts === undefined) throw new Error(`unknown game ${gameId}`);
  const [game, text] = await Promise.all([parts.rules(), parts.text()]);
  const table = new Table(game, { seats, options, seed: seed === '' ? randomSeed() : seed });
  const id = newGameId();
  await putGame(jarOf(id, table, text));
  return id;
}

/** Longer files are no records of ours. */
const MOST_BYTES = 4_000_000;

/** Reads a record file into the cellar. Throws a `RecordError` that names the line, and changes nothing then. */
export async function importGame(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new RecordError(1, { what: 'fileTooLong' });
  const record = readRecord(await file.text());
  const parts = partsOf(record.game);
  if (parts === undefined) throw new RecordError(2, { what: 'unknownGame', game: record.game });
  const [game, text] = await Promise.all([parts.rules(), parts.text()]);
  const table = verifyRecord(game, record);
  const id = newGameId();
  await putGame(jarOf(id, table, text));
  return id;
}

/** The same table again, newly shuffled. */
export function again(record: string): Promise<string> {
  const { game, seats, options } = readRecord(record);
  return startGame({ game, seats, options, seed: '' });
}
