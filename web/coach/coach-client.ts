import { call } from '../workers/call.ts';
import { openWorker } from '../workers/table-client.ts';
import type { CoachAsks, CoachTold } from './coach-asks.ts';

/** The page's end of the coach's worker. */
export class CoachClient {
  private readonly worker = openWorker('coach');

  constructor(told: (told: CoachTold) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<CoachTold>) => told(data);
    this.worker.onerror = (event) => told({ tell: 'failed', message: event.message ?? '' });
  }

  ask<K extends keyof CoachAsks>(what: K, ...args: CoachAsks[K]['args']): Promise<CoachAsks[K]['answer']> {
    return call<CoachAsks[K]['answer']>(this.worker, { what, args });
  }

  close(): void {
    this.worker.terminate();
  }
}
