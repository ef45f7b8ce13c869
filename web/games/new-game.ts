import { RecordError } from '@spielstube/table';
import { randomSeed } from '../cellar/chance.ts';
import { CallError, call } from '../workers/call.ts';
import type { NewGame, TableAsk } from '../workers/table-asks.ts';
import { tableWorker } from '../workers/table-client.ts';
import { Away } from './away.ts';

/** Longer files are no records of ours. */
const MOST_BYTES = 4_000_000;

/** Tables are laid out in their worker: the page itself need not know the rules. */
export async function askOnce(ask: TableAsk): Promise<string> {
  const worker = tableWorker();
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message ?? ''));
      call<string>(worker, ask).then(resolve, reject);
    });
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'away') {
      throw new Away(error.failure.game, error);
    }
    throw error;
  } finally {
    worker.terminate();
  }
}

/** Lays out a new game and puts it into the cellar; answers its id. Without a seed chance shuffles. */
export const startGame = (plan: NewGame): Promise<string> =>
  askOnce({ what: 'start', args: [{ ...plan, seed: plan.seed === '' ? randomSeed() : plan.seed }] });

/** Reads a record file into the cellar. An error names the line, and nothing has changed then. */
export async function importGame(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new RecordError(1, { what: 'fileTooLong' });
  return importRecord(await file.text());
}

/** Puts the game of a record into the cellar; answers its id. */
export const importRecord = (record: string): Promise<string> => askOnce({ what: 'read', args: [record] });
