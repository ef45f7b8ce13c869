import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';
import type { OpenHouse } from './house.ts';

export const CLIENT = join(import.meta.dirname, '..', 'web', 'dist');

/** What a page sends is small; where more is taken, its address says so. */
const MOST_BYTES = 100_000;

/** Addresses of pages; everything else must be a file. */
const PAGES =
  /^\/(?:$|(?:open|account|profile|notices|games|learn)$|game\/|box\/|table\/|coach\/|campaign\/|learn\/|rules\/)/;
/** Looks like the address of a page and is none: no file is called so. */
const LIKE_A_PAGE = /^[^.%]*$/;

/** Invitations stand behind the question mark: they are in no log. */
const requestLine = ({ method, url, ip }: { method: string; url: string; ip?: string }) => ({
  method,
  path: url.split('?')[0],
  from: ip,
});

/** The web server: the built client and, if there is one, the house in which people play together. */
export async function createApp(client = CLIENT, house: OpenHouse | null = null): Promise<FastifyInstance> {
  const app = fastify({
    routerOptions: { maxParamLength: 200 },
    bodyLimit: MOST_BYTES,
    trustProxy: house?.settings.proxy ?? false,
    forceCloseConnections: true,
    logger: house?.settings.log ? { level: house.settings.log, serializers: { req: requestLine } } : false,
  });

  app.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const [path] = request.url.split('?');
    if (reply.statusCode < 300 && !path.startsWith('/api/'))
      reply.header('cache-control', cacheControl(path));
  });

  app.get('/healthz', async () => ({ ok: true }));
  if (house === null) {
    app.get('/api/house', async (_request, reply) => reply.type('application/json').send('null'));
  } else {
    const { registerApi } = await import('./api/routes.ts');
    await app.register((api) => registerApi(api, house), { prefix: '/api' });
    app.get('/readyz', async (_request, reply) => {
      const isReady = await house.isReady();
      return reply.code(isReady ? 200 : 503).send({ ok: isReady });
    });
    if (house.settings.metrics)
      app.get('/metrics', async (_request, reply) =>
        reply.type(house.metrics.type).send(await house.metrics.text()),
      );
    house.listen(app.server);
    if (house.settings.log !== null) house.report = (error) => app.log.error(error);
  }

  await app.register(fastifyStatic, {
    root: client,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: ['index.html'],
  });

  app.setNotFoundHandler(async (request, reply) => {
    const [path] = request.url.split('?');
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (PAGES.test(path)) return reply.sendFile('index.html');
      if (LIKE_A_PAGE.test(path)) {
        const page = await readFile(join(client, 'index.html'));
        return reply.code(404).type('text/html; charset=utf-8').send(page);
      }
    }
    return reply.code(404).type('text/plain').send('not found');
  });
  return app;
}
