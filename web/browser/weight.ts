import { join } from 'node:path';
import { createApp, listen } from '@spielstube/server';

/** Another build can be weighed, too: `SPIELSTUBE_DIST=/elsewhere/web/dist npm run weigh`. */
const DIST = process.env.SPIELSTUBE_DIST ?? join(import.meta.dirname, '..', 'dist');
const WEIGHED = /\.(js|css|svg)$/;

/** A server that weighs what it sends: scripts, styles and drawings, compressed, as they travel. */
export interface Scales {
  readonly address: string;
  /** Bytes so far, of all files or of those whose path fits. */
  weigh(kind?: RegExp): number;
  close(): Promise<void>;
}

export async function openScales(): Promise<Scales> {
  const app = await createApp(DIST);
  const sent = new Map<string, number>();
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    const bytes = Number(reply.getHeader('content-length') ?? 0);
    if (WEIGHED.test(path)) sent.set(path, Math.max(bytes, sent.get(path) ?? 0));
  });
  return {
    address: await listen(app, 0, '127.0.0.1'),
    weigh: (kind = WEIGHED) =>
      [...sent].reduce((sum, [path, bytes]) => sum + (kind.test(path) ? bytes : 0), 0),
    close: () => app.close(),
  };
}
