import type { BotTask, BotThought, Thinker } from '@spielstube/table';
import { CallError } from './call.ts';
import type { ThoughtAnswer, ThoughtAsk } from './thought.ts';

/** The part of a port that a thinker needs. */
export interface ThinkerPort {
  onmessage: ((event: MessageEvent<ThoughtAnswer>) => void) | null;
  postMessage(ask: ThoughtAsk): void;
}

interface Waiting {
  resolve(thought: BotThought): void;
  reject(error: unknown): void;
}

/** Lets the bots' worker think. A thought that nobody wants any more is stopped there. */
export class PortThinker implements Thinker {
  private readonly port: ThinkerPort;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(port: ThinkerPort) {
    this.port = port;
    port.onmessage = ({ data }) => this.hear(data);
  }

  think(task: BotTask, signal: AbortSignal): Promise<BotThought> {
    if (signal.aborted) return Promise.reject(signal.reason);
    const number = this.asked++;
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.waiting.delete(number);
        this.port.postMessage({ what: 'stop', number });
        reject(signal.reason);
      };
      const done = (): void => signal.removeEventListener('abort', stop);
      signal.addEventListener('abort', stop, { once: true });
      this.waiting.set(number, {
        resolve(thought) {
          done();
          resolve(thought);
        },
        reject(error) {
          done();
          reject(error);
        },
      });
      this.port.postMessage({ what: 'think', number, task });
    });
  }

  private hear(answer: ThoughtAnswer): void {
    const waiting = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if (answer.ok) waiting?.resolve(answer.thought);
    else waiting?.reject(new CallError(answer.error));
  }
}
