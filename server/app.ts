import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';

export const CLIENT = join(import.meta.dirname, '..', 'web', 'dist');

/** Addresses of pages; everything else must be a file. */
const PAGES = /^\/(?:$|(?:open|account|profile|notices)$|game\/|table\/|campaign\/|rules\/)/;
/** Looks like the address of a page and is none: no file is called so. */
const LIKE_A_PAGE = /^[^.%]*$/;

/** The server: the built client and nothing else. */
export async function createApp(client = CLIENT): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { maxParamLength: 200 } });

  app.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const [path] = request.url.split('?');
    if (reply.statusCode < 300) reply.header('cache-control', cacheControl(path));
  });

  app.get('/healthz', async () => ({ ok: true }));

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
