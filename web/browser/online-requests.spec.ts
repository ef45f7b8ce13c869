import type { Page } from '@playwright/test';
import { begin, expect, layTable, playHere, sitDown, test } from './online.ts';

const askAll = (page: Page) => page.getByRole('button', { name: 'Alle fragen' });
const movesOn = async (page: Page): Promise<number> =>
  Number(await page.locator('main').getAttribute('data-move'));

test('beyond what undo can do all are asked: who refuses is heard, and if all agree the table goes back', async ({
  person,
}) => {
  test.setTimeout(0);
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  const address = await layTable(marthe, { game: 'burgundy', guests: ['open'] });
  await sitDown(sophie, address);
  await begin(marthe);
  await Promise.all([playHere(marthe, 16), playHere(sophie, 16)]);
  await expect
    .poll(async () => (await askAll(marthe).isVisible()) || (await askAll(sophie).isVisible()))
    .toBe(true);
  const [asking, asked] = (await askAll(marthe).isVisible()) ? [marthe, sophie] : [sophie, marthe];
  const before = await movesOn(asking);

  await askAll(asking).click();
  await expect(asked.getByRole('heading', { name: /bittet um einen Zug zurück$/ })).toBeVisible();
  await asked.getByRole('button', { name: 'Lieber nicht' }).click();
  await expect(asking.getByText('Jemand möchte lieber nicht.')).toBeVisible();
  expect(await movesOn(asking)).toBe(before);

  await askAll(asking).click();
  await asked.getByRole('button', { name: 'Einverstanden' }).click();
  await expect.poll(() => movesOn(asking)).toBeLessThan(before);
  await expect.poll(() => movesOn(asked)).toBeLessThan(before);
});
