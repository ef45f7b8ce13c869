import type { FastifyInstance } from 'fastify';

const MOST_TRIES = 50;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens on a port, or on the next one that is free; answers the address. Port 0 takes any free one. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      return await app.listen({ port: port === 0 ? 0 : port + tries, host });
    } catch (error) {
      if (!isBusy(error) || tries >= MOST_TRIES) throw error;
    }
  }
}
