import type { Told } from '@spielstube/table';
import { call } from './call.ts';
import type { RoomName } from './room.worker.ts';
import type { TableAsks } from './table-asks.ts';

export const openWorker = (name: RoomName): Worker =>
  new Worker(new URL('./room.worker.ts', import.meta.url), { type: 'module', name });

export const tableWorker = (): Worker => openWorker('table');

/** The screen's end of a table, wherever the table is. */
export interface TableClient {
  ask<K extends keyof TableAsks>(what: K, ...args: TableAsks[K]['args']): Promise<TableAsks[K]['answer']>;
  close(): void;
}

/** How a screen comes to a table: it is told what happens there, and if the table itself has failed. */
export type OpenClient = (told: (told: Told) => void, failed: (message: string) => void) => TableClient;

/** The end of a table in this browser: one worker for the table, one for the bots. */
export class WorkerClient implements TableClient {
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

/** A table that is kept in this browser. */
export const openInBrowser: OpenClient = (told, failed) => new WorkerClient(told, failed);
