import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createApp, listen } from '@spielstube/server';

/** Another build can be weighed, too: `SPIELSTUBE_DIST=/elsewhere/web/dist npm run weigh`. */
const DIST = process.env.SPIELSTUBE_DIST ?? join(import.meta.dirname, '..', 'dist');
const WEIGHED = /\.(js|css|svg)$/;

/** A server that weighs what it sends: compressed bytes of scripts, styles and drawings by path. */
export interface Scales {
  readonly address: string;
  /** What was sent since the last look, by path. */
  take(): Map<string, number>;
  close(): Promise<void>;
}

export async function openScales(): Promise<Scales> {
  const app = await createApp(DIST);
  let sent = new Map<string, number>();
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    if (WEIGHED.test(path)) sent.set(path, Number(reply.getHeader('content-length') ?? 0));
  });
  const address = await listen(app, 0, '127.0.0.1');
  return {
    address,
    take() {
      const taken = sent;
      sent = new Map();
      return taken;
    },
    close: () => app.close(),
  };
}

export const weightOf = (sent: ReadonlyMap<string, number>, kind = /./): number =>
  [...sent].reduce((sum, [path, bytes]) => sum + (kind.test(path) ? bytes : 0), 0);

/** Nothing has been asked for during this time: the page has what it wants. */
const QUIET = 1000;
export const settled = (page: Page): Promise<void> => page.waitForTimeout(QUIET);
