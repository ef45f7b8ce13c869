import { Worker } from 'node:worker_threads';
import type { BotTask, BotThought } from '@spielstube/table';

/** `thinking`: the rules are loaded, and the thought begins. */
type Answer =
  | 'thinking'
  | { readonly ok: true; readonly thought: BotThought }
  | { readonly ok: false; readonly message: string };

/** Whoever thinks one thought at a time. */
export interface Thread {
  /** Rejected if the thought fails or takes too long. */
  think(task: BotTask, deadline: number): Promise<BotThought>;
  stop(): Promise<void>;
}

/** A new thread loads the rules first, and machines are busy. */
const LOADING = 30_000;
const SCRIPT = new URL('./bot.worker.ts', import.meta.url);

interface Waiting {
  readonly deadline: number;
  timer: NodeJS.Timeout;
  resolve(thought: BotThought): void;
  reject(error: Error): void;
}

/** A worker thread. One that hangs is thrown away, and the next thought gets a new one. */
export class WorkerThread implements Thread {
  private readonly script: URL;
  private worker: Worker | null = null;
  private waiting: Waiting | null = null;

  constructor(script = SCRIPT) {
    this.script = script;
  }

  think(task: BotTask, deadline: number): Promise<BotThought> {
    this.worker ??= this.newWorker();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting = { deadline, timer: this.giveUpAfter(LOADING + deadline), resolve, reject };
      worker.postMessage(task);
    });
  }

  private newWorker(): Worker {
    const worker = new Worker(this.script);
    worker.on('message', (answer: Answer) => this.hear(answer));
    for (const event of ['error', 'exit'] as const)
      worker.on(event, (why: unknown) => {
        if (this.worker === worker) this.lose(`the thread is gone: ${why}`);
      });
    worker.unref();
    return worker;
  }

  private giveUpAfter(limit: number): NodeJS.Timeout {
    return setTimeout(() => this.lose(`no thought within ${limit} ms`), limit);
  }

  private hear(answer: Answer): void {
    const { waiting } = this;
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    if (answer === 'thinking') {
      waiting.timer = this.giveUpAfter(waiting.deadline);
      return;
    }
    this.waiting = null;
    if (answer.ok) waiting.resolve(answer.thought);
    else waiting.reject(new Error(answer.message));
  }

  /** The thread is of no use any more. */
  private lose(why: string): void {
    const { waiting } = this;
    this.waiting = null;
    clearTimeout(waiting?.timer);
    void this.stop();
    waiting?.reject(new Error(why));
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}
