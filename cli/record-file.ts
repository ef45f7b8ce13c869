import { readFileSync } from 'node:fs';
import type { Game } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { type GameRecord, RecordError, readRecord } from '@spielstube/table';
import { UsageError } from './command.ts';
import { loadGame } from './house.ts';

/** A record in a file, with the game it belongs to. */
export interface RecordFile {
  readonly game: Game;
  readonly record: GameRecord;
}

/** Reads a record file; what is wrong with its form is a `RecordError` with the line. */
export async function openRecord(file: string): Promise<RecordFile> {
  const record = readRecord(textOf(file));
  if (manifestOf(record.game) === undefined)
    throw new RecordError(2, { what: 'unknownGame', game: record.game });
  return { game: await loadGame(record.game), record };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
