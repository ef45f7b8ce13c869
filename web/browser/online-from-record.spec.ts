import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { begin, beReady, expect, playHere, sitDown, test } from './online.ts';

const LAST_MOVES = 40;

test('a game begun at one screen goes on with others, to its end and once more', async ({ person }) => {
  test.setTimeout(0);
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  const seats = seatPlans(2, 2);
  const whole = playedRecord({ game: burgundy, seats, seed: 'online' });
  const moves = whole.moves.length - LAST_MOVES;
  const record = playedRecord({ game: burgundy, seats, seed: 'online', until: ({ seq }) => seq >= moves });
  await openRecord(marthe, record);
  const itIsMe = marthe.getByRole('button', { name: /^Ich bin / });
  await expect(itIsMe.or(marthe.locator('main[data-move]')).first()).toBeVisible();
  if (await itIsMe.isVisible()) await itIsMe.click();
  await marthe.getByRole('button', { name: 'Mehr', exact: true }).click();
  await marthe.getByRole('button', { name: /Mit anderen weiterspielen/ }).click();
  await marthe.getByRole('radio', { name: 'Ohne Uhr' }).check({ force: true });
  await marthe.getByRole('button', { name: 'Tisch decken' }).click();
  await expect(marthe.getByRole('heading', { name: 'Am Tisch' })).toBeVisible();
  await sitDown(sophie, marthe.url());
  await beReady(marthe);
  await begin(marthe);
  await expect(sophie.locator(`main[data-move="${moves}"]`)).toBeVisible();
  expect(await Promise.all([playHere(marthe), playHere(sophie)])).toEqual([true, true]);

  const download = marthe.waitForEvent('download');
  await marthe.getByRole('button', { name: 'Mitschrift speichern' }).click();
  expect((await download).suggestedFilename()).toMatch(/burgundy/);
  for (const page of [marthe, sophie]) {
    await page.getByRole('button', { name: /^Noch einmal/ }).click();
    await expect(page.getByRole('heading', { name: 'Am Tisch' })).toBeVisible();
  }
  expect(sophie.url()).toBe(marthe.url());
});
