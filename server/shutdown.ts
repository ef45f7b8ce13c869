import type { FastifyInstance } from 'fastify';
import type { OpenHouse } from './house.ts';

/** Whatever hangs is cut off then: nothing that was answered can be lost. */
const PATIENCE = 10_000;

/** Stops when the machine asks for it: nothing new is taken, pages are told, what is under way is finished. */
export function stopGracefully(app: FastifyInstance, house: OpenHouse | null): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await house?.close();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
