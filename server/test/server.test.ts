import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { listen } from '../listen.ts';

/** A client of a few files, one of them compressed, with something beside it that is nobody's business. */
async function client(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spielstube-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, '.stamp'), 'secret');
  await writeFile(join(dist, 'index.html'), '<title>Spielstube</title>');
  await writeFile(join(dist, 'service-worker.js'), 'addEventListener("fetch", () => {})');
  await writeFile(join(dist, 'manifest.webmanifest'), '{"name":"Spielstube"}');
  await writeFile(join(dist, 'assets', 'a-1234.js'), 'export {}');
  await writeFile(join(dist, 'assets', 'a-1234.js.gz'), gzipSync('export {}'));
  return dist;
}

test('pages of the client are served, unknown files are not', async () => {
  const app = await createApp(await client());
  const status = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;
  for (const page of [
    '/',
    '/game/burgundy',
    '/table/abc',
    '/learn/burgundy',
    '/rules/burgundy?rule=BUR-ACT1-01',
  ]) {
    const response = await app.inject({ url: page });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Spielstube');
    expect(response.headers['cache-control']).toBe('no-cache');
  }
  expect(await status('/healthz')).toBe(200);
  for (const url of ['/assets/none.js', '/.stamp', '/../secret.txt', '/%2e%2e/secret.txt', '/nowhere']) {
    expect(await status(url), url).toBeGreaterThanOrEqual(400);
  }
  const nowhere = await app.inject({ url: '/nowhere/at/all' });
  expect(nowhere.statusCode).toBe(404);
  expect(nowhere.body).toContain('Spielstube');
  expect((await app.inject({ url: '/assets/none.js' })).body).toBe('not found');
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
});

test('files with a fingerprint are compressed and kept for ever; every answer is guarded', async () => {
  const app = await createApp(await client());
  const response = await app.inject({ url: '/assets/a-1234.js', headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers['cache-control']).toContain('immutable');
  const policy = `${response.headers['content-security-policy']}`;
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test('what makes the house work offline is asked for anew each time, and is what it says', async () => {
  const app = await createApp(await client());
  for (const [url, type] of [
    ['/service-worker.js', 'application/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ]) {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe('no-cache');
    expect(`${headers['content-security-policy']}`).toContain("worker-src 'self'");
  }
});

test('a busy port leads to the next free one', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const address = busy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const app = await createApp(await client());
  const url = await listen(app, port, '127.0.0.1');
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await app.close();
  busy.close();
});
