import type { Page } from '@playwright/test';
import type { OpenedTable, Opening } from '@spielstube/table';
import { begin, expect, playHere, sitDown, test } from './online.ts';

/** A day, so to speak: short enough to wait for, long enough to move in. */
const BANK = 20_000;
/** So far Marthe plays: then she waits, and leaves Sophie a day to come back. */
const ENOUGH_MOVES = 8;

/** A table over days whose days are seconds: no page would offer that. */
async function layHastyTable(host: Page): Promise<string> {
  await host.goto('/open?game=burgundy');
  await host.getByRole('button', { name: 'Tisch decken' }).waitFor();
  const opening: Opening = {
    game: 'burgundy',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    title: '',
    join: 'link',
    watch: true,
    pace: { kind: 'days', bank: BANK, increment: BANK, window: null, quiet: null, zone: 'Europe/Berlin' },
    timeUp: 'bot',
    corrections: '',
  };
  const id = await host.evaluate(async (send) => {
    const ask = async (method: string, path: string, body: unknown): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
    };
    await ask('PUT', '/api/me', { name: 'Marthe', crest: 1 });
    const opened = (await ask('POST', '/api/tables', send)) as OpenedTable;
    return opened.id;
  }, opening);
  await host.goto(`/table/${id}`);
  await expect(host.getByRole('heading', { name: 'Am Tisch' })).toBeVisible();
  return host.url();
}

test('over days: whose time is up is played for by a bot until they are back', async ({ person }) => {
  test.setTimeout(0);
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  const address = await layHastyTable(marthe);
  await sitDown(sophie, address);
  await begin(marthe);
  const marthes = playHere(marthe, ENOUGH_MOVES);
  // Sophie does nothing, and yet it goes on.
  await expect(sophie.getByText('Deine Zeit war um, darum spielt ein Automat für dich.')).toBeVisible();
  await marthes;
  await sophie.getByRole('button', { name: 'Platz übernehmen' }).click();
  await expect(sophie.getByText('Willkommen zurück')).toHaveCount(0);
  await expect(sophie.locator('main[data-move]')).toBeVisible();
});
