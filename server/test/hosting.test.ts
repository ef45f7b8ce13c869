import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsIn } from '../environment.ts';
import { Person } from '../testing/person.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';

const houses: TestHouse[] = [];
afterAll(async () => {
  for (const house of houses) await house.close();
});

test('tells whether it lives, whether it is ready, and its metrics only where the host wants it', async () => {
  const [open, shy] = [
    await openTestHouse({ settings: { metrics: true }, thinker: quickThinker }),
    await openTestHouse({ thinker: quickThinker }),
  ];
  houses.push(open, shy);
  const get = (house: TestHouse, path: string): Promise<Response> => fetch(`${house.url}${path}`);
  expect(await (await get(open, '/healthz')).json()).toEqual({ ok: true });
  expect((await get(open, '/readyz')).status).toBe(200);
  const metrics = await (await get(open, '/metrics')).text();
  for (const name of ['sockets', 'awake_tables', 'entries_total', 'writing_seconds'])
    expect(metrics).toContain(`spielstube_${name} 0`);
  expect((await get(shy, '/metrics')).status).toBe(404);
  await shy.house.store.close();
  expect((await get(shy, '/readyz')).status).toBe(503);
  houses.pop();
  await shy.app.close();
});

test('pages are told when the house closes', async () => {
  const house = await openTestHouse({ thinker: quickThinker });
  const page = await (await Person.guest(house.url, 'Anna')).connect();
  const closed = new Promise<number>((resolve) => page.ws.once('close', resolve));
  await house.close();
  expect(await closed).toBe(1001);
  expect(page.frames.at(-1)).toEqual({ frame: 'bye', why: 'closing' });
});

test('the settings of a host are those of the manual', () => {
  const manual = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'hosting.md'), 'utf8');
  const source = readFileSync(join(import.meta.dirname, '..', 'environment.ts'), 'utf8');
  const names = new Set(source.match(/\b(SPIELSTUBE_[A-Z_]+|DATABASE_URL)\b/g));
  for (const name of names) expect(manual, name).toContain(`\`${name}\``);
  const settings = settingsIn({ SPIELSTUBE_URL: 'https://stube.example/path', SPIELSTUBE_CLOSED: 'yes' });
  expect(settings).toMatchObject({ url: 'https://stube.example', closed: true, proxy: false });
});
