import { Worker } from 'node:worker_threads';
import type { BotTask, BotThought } from '@spielstube/table';

type Answer =
  | { readonly ok: true; readonly thought: BotThought }
  | { readonly ok: false; readonly message: string };

/** Whoever thinks one thought at a time. */
export interface Thread {
  /** Rejected if the thought fails or takes too long. */
  think(task: BotTask, deadline: number): Promise<BotThought>;
  stop(): Promise<void>;
}

const SCRIPT = new URL('./bot.worker.ts', import.meta.url);

/** A worker thread. One that hangs is thrown away, and the next thought gets a new one. */
export class WorkerThread implements Thread {
  private worker: Worker | null = null;
  private readonly script: URL;

  constructor(script = SCRIPT) {
    this.script = script;
  }

  async think(task: BotTask, deadline: number): Promise<BotThought> {
    this.worker ??= new Worker(this.script);
    const { worker } = this;
    worker.ref();
    try {
      return await answerOf(worker, task, deadline);
    } catch (error) {
      if (error instanceof Lost) await this.stop();
      throw error;
    } finally {
      worker.removeAllListeners();
      worker.unref();
    }
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}

/** The worker itself is of no use any more. */
class Lost extends Error {}

function answerOf(worker: Worker, task: BotTask, deadline: number): Promise<BotThought> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Lost(`no thought within ${deadline} ms`)), deadline);
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer);
      if (answer.ok) resolve(answer.thought);
      else reject(new Error(answer.message));
    });
    const lost = (why: unknown): void => {
      clearTimeout(timer);
      reject(new Lost(`${why}`));
    };
    worker.once('error', lost);
    worker.once('exit', lost);
    worker.postMessage(task);
  });
}
