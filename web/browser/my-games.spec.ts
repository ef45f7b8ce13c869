import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { writeRecord } from '@spielstube/table';
import { checkInBothLights, checkZoomed } from './access.ts';
import { finishedRecord, openAnother, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Alle Partien' }).getByRole('listitem');

/** Two games that are over and one that runs. */
async function playSome(page: Page): Promise<void> {
  await settle(page);
  await openRecord(page, finishedRecord(burgundy, 3, 'mine-1'));
  await page.waitForURL('**/table/*');
  await openAnother(page, finishedRecord(orleans, 2, 'mine-2'));
  const running = playedRecord({
    game: burgundy,
    seats: seatPlans(2, 2),
    seed: 'mine-3',
    until: ({ seq }) => seq === 12,
  });
  await openRecord(page, running);
  await page.waitForURL('**/table/*');
  await page.goto('/games');
  await expect(list(page)).toHaveCount(3);
}

test('what was played is listed, narrowed, counted and thrown away', async ({ parlour }) => {
  await playSome(parlour);
  await expect(parlour.getByRole('heading', { name: 'Spiel für Spiel' })).toBeVisible();
  await expect(parlour.getByRole('img', { name: /von 1 gewonnen/ })).toHaveCount(2);
  await checkInBothLights(parlour, 'my games');
  await checkZoomed(parlour, 'my games');

  await parlour.getByLabel('Welches Spiel', { exact: true }).selectOption('orleans');
  await expect(list(parlour)).toHaveCount(1);
  await parlour.getByLabel('Welches Spiel', { exact: true }).selectOption('all');
  await parlour.getByLabel('Wie ausgegangen').selectOption('running');
  await expect(list(parlour)).toHaveCount(1);
  await expect(parlour.getByRole('heading', { name: 'Spiel für Spiel' })).toHaveCount(0);
  await parlour.getByLabel('Wie ausgegangen').selectOption('all');
  await parlour.getByRole('searchbox').fill('burg jakob');
  await expect(list(parlour)).toHaveCount(1);
  await parlour.getByRole('searchbox').fill('niemand');
  await expect(parlour.getByText('Keine Partie passt dazu.')).toBeVisible();
  await parlour.getByRole('searchbox').fill('');

  await list(parlour).first().getByRole('button', { name: 'Wegwerfen' }).click();
  await list(parlour).first().getByRole('button', { name: 'Wirklich wegwerfen?' }).click();
  await expect(list(parlour)).toHaveCount(2);
  await list(parlour)
    .first()
    .getByRole('link', { name: /öffnen$/ })
    .click();
  await parlour.waitForURL('**/table/*');
});

test('all games go into one file and come back, each of them once', async ({
  parlour,
  browser,
}, testInfo) => {
  await playSome(parlour);
  const download = parlour.waitForEvent('download');
  await parlour.getByRole('button', { name: 'Alle Partien als Datei sichern' }).click();
  const path = testInfo.outputPath('all.json');
  await (await download).saveAs(path);

  const elsewhere = await (await browser.newContext()).newPage();
  await settle(elsewhere);
  const here = finishedRecord(burgundy, 3, 'mine-1');
  await openRecord(elsewhere, here);
  await elsewhere.waitForURL('**/table/*');
  // The front door knows the file, too.
  await elsewhere.goto('/');
  await elsewhere.locator('input[type=file]').setInputFiles(path);
  await expect(elsewhere.getByText('2 Partien eingelesen, eine lag schon hier.')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Verstanden' }).last().click();
  await expect(list(elsewhere)).toHaveCount(3);

  // A game that cannot be played again is named, and nothing is taken in.
  const all = JSON.parse(await readFile(path, 'utf8'));
  const broken = all.games.find(({ game }: { game: string }) => game === 'orleans');
  const other = writeRecord(finishedRecord(burgundy, 2, 'mine-4'));
  all.games.unshift({ ...all.games[0], id: 'neu', game: 'burgundy', record: other, log: undefined });
  Object.assign(broken, { id: 'anders', record: broken.record.replace(/^3 \d .*$/m, '3 1 nonsense') });
  await writeFile(path, JSON.stringify(all));
  await elsewhere.locator('input[type=file]').setInputFiles(path);
  const at = all.games.indexOf(broken) + 1;
  await expect(
    elsewhere.getByText(
      `Die ${at}. Partie der Datei lässt sich nicht nachspielen: Orléans (Marthe, Sophie).`,
    ),
  ).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Verstanden' }).last().click();
  await writeFile(path, '{"spielstube":"schach"}');
  await elsewhere.locator('input[type=file]').setInputFiles(path);
  await expect(elsewhere.getByText(/^Das ist keine Datei, in der die Spielstube/)).toBeVisible();
  await elsewhere.reload();
  await expect(list(elsewhere)).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the page is one column and nothing scrolls sideways', async ({ parlour }) => {
    await playSome(parlour);
    await checkInBothLights(parlour, 'my games on a phone');
    expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
