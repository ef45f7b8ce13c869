import { availableParallelism } from 'node:os';
import type { BotTask, BotThought, Thinker } from '@spielstube/table';
import { type Thread, WorkerThread } from './thread.ts';

/** What a bot that fails or hangs is replaced by, for one move. */
const REPLACEMENTS = ['greedy', 'random'];
/** The strongest level thinks for 1.5 s; a busy machine gets some more, and rules must be loaded first. */
const DEADLINE = 8000;
/** More would only take turns. */
const MOST_THREADS = 4;

interface Waiting {
  readonly task: BotTask;
  readonly signal: AbortSignal;
  resolve(thought: BotThought): void;
  reject(error: unknown): void;
}

export interface ThinkingParts {
  readonly threads: readonly Thread[];
  readonly deadline: number;
  /** A bot was replaced: for logs and metrics. */
  failed(task: BotTask, error: unknown): void;
}

const everyday = (): ThinkingParts => ({
  threads: Array.from(
    { length: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)) },
    () => new WorkerThread(),
  ),
  deadline: DEADLINE,
  failed: () => {},
});

/** Bots of all tables, in a few threads: a bot that fails or hangs never stops a table. */
export class ThinkingRoom implements Thinker {
  private readonly parts: ThinkingParts;
  private readonly idle: Thread[];
  private readonly queue: Waiting[] = [];

  constructor(parts: Partial<ThinkingParts> = {}) {
    this.parts = { ...everyday(), ...parts };
    this.idle = [...this.parts.threads];
  }

  think(task: BotTask, signal: AbortSignal): Promise<BotThought> {
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { task, signal, resolve, reject };
      signal.addEventListener('abort', () => this.giveUp(waiting), { once: true });
      this.queue.push(waiting);
      this.goOn();
    });
  }

  /** Thoughts that wait for a thread. */
  get waiting(): number {
    return this.queue.length;
  }

  private giveUp(waiting: Waiting): void {
    const at = this.queue.indexOf(waiting);
    if (at >= 0) this.queue.splice(at, 1);
    waiting.reject(waiting.signal.reason);
  }

  private goOn(): void {
    while (this.idle.length > 0 && this.queue.length > 0) {
      const [thread, next] = [this.idle.pop(), this.queue.shift()];
      if (thread === undefined || next === undefined) return;
      this.work(thread, next)
        .then(next.resolve, next.reject)
        .finally(() => {
          this.idle.push(thread);
          this.goOn();
        });
    }
  }

  /** At last any move is better than none. */
  private async work(thread: Thread, { task: asked, signal }: Waiting): Promise<BotThought> {
    let task = asked;
    for (const level of REPLACEMENTS) {
      try {
        return await thread.think(task, this.parts.deadline);
      } catch (error) {
        signal.throwIfAborted();
        this.parts.failed(task, error);
        task = { ...task, level };
      }
    }
    return thread.think(task, this.parts.deadline);
  }

  async stop(): Promise<void> {
    for (const waiting of this.queue.splice(0)) waiting.reject(new Error('the thinking room is closed'));
    await Promise.all(this.parts.threads.map((thread) => thread.stop()));
  }
}
