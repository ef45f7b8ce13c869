import type { Corrections } from '@spielstube/engine';
import type { BoxAnswer } from '../workers/box-room.ts';
import { call } from '../workers/call.ts';
import { openWorker } from '../workers/table-client.ts';

/** Opens a box with these values, beside the page: all its tables, or what does not fit. */
export async function tryBox(game: string, values: Corrections): Promise<BoxAnswer> {
  const worker = openWorker('box');
  try {
    return await new Promise<BoxAnswer>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message ?? ''));
      call<BoxAnswer>(worker, { game, values }).then(resolve, reject);
    });
  } finally {
    worker.terminate();
  }
}
