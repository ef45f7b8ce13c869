import type { Told } from '@spielstube/table';
import { call } from './call.ts';
import type { RoomName } from './room.worker.ts';
import type { TableAsks } from './table-asks.ts';

const openWorker = (name: RoomName): Worker =>
  new Worker(new URL('./room.worker.ts', import.meta.url), { type: 'module', name });

export const tableWorker = (): Worker => openWorker('table');

/** The screen's end of a table: one worker for the table, one for the bots. */
export class TableClient {
  private readonly table = tableWorker();
  private readonly bots = openWorker('bots');

  constructor(told: (told: Told) => void, failed: (message: string) => void) {
    const { port1, port2 } = new MessageChannel();
    this.table.onmessage = ({ data }: MessageEvent<Told>) => told(data);
    for (const worker of [this.table, this.bots]) {
      worker.onerror = (event) => failed(event.message ?? '');
    }
    this.table.postMessage('bots', [port1]);
    this.bots.postMessage('table', [port2]);
  }

  ask<K extends keyof TableAsks>(what: K, ...args: TableAsks[K]['args']): Promise<TableAsks[K]['answer']> {
    return call<TableAsks[K]['answer']>(this.table, { what, args });
  }

  close(): void {
    this.table.terminate();
    this.bots.terminate();
  }
}
