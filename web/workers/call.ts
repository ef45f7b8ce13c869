import type { Answer, Failure } from './protocol.ts';

/** A failure as the other side of a worker reported it. */
export class CallError extends Error {
  readonly kind: Failure['kind'];
  constructor({ kind, message }: Failure) {
    super(message);
    this.name = 'CallError';
    this.kind = kind;
  }
}

interface Receiver {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Asks a worker something; the answer comes through a port of its own. */
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
    const kind = error instanceof CallError ? error.kind : 'unexpected';
    port.postMessage({
      ok: false,
      error: { kind, message: error instanceof Error ? error.message : `${error}` },
    });
  }
}
