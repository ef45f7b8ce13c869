import { RecordError, type RecordProblem } from '@spielstube/table';
import { Away } from '../games/away.ts';

/** Why something could not be done. */
export type Failure =
  | { readonly kind: 'gone' | 'broken' | 'elsewhere' | 'cancelled' | 'unexpected'; readonly message: string }
  /** A part of a game could not be fetched. */
  | { readonly kind: 'away'; readonly message: string; readonly game: string }
  /** A record file that cannot be read or played. */
  | {
      readonly kind: 'record';
      readonly message: string;
      readonly line: number;
      readonly problem: RecordProblem;
    };

/** The answer comes through a port of its own. */
type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure };

/** A failure as the other side of a worker reported it. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'CallError';
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CallError) return error.failure;
  const message = error instanceof Error ? error.message : `${error}`;
  if (error instanceof RecordError) {
    return { kind: 'record', message, line: error.line, problem: error.problem };
  }
  if (error instanceof Away) return { kind: 'away', message, game: error.game };
  const isCancelled = error instanceof Error && error.name === 'AbortError';
  return { kind: isCancelled ? 'cancelled' : 'unexpected', message };
}

interface Receiver {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Asks a worker something. */
export function call<T>(worker: Receiver, ask: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer<T>>) => {
      port1.close();
      if (data.ok) resolve(data.value);
      else reject(new CallError(data.error));
    };
    worker.postMessage(ask, [port2]);
  });
}

/** Answers what was asked, also when it went wrong. */
export async function answer(port: MessagePort, work: () => Promise<unknown>): Promise<void> {
  try {
    port.postMessage({ ok: true, value: await work() });
  } catch (error) {
    port.postMessage({ ok: false, error: failureOf(error) });
  }
}
