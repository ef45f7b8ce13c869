import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { checkAccess } from './access.ts';
import { finishedRecord, openRecord } from './finished.ts';
import { expect, settle, test } from './parlour.ts';

test('Murr goes through a game: he grows, stops, is kept, and leads back into a position', async ({
  parlour,
}, testInfo) => {
  await settle(parlour);
  const record = finishedRecord(burgundy, 2, 'coach');
  await openRecord(parlour, testInfo.outputPath('coach.txt'), record);
  await parlour.getByRole('button', { name: /Mit Murr ansehen/ }).click();
  await parlour.waitForURL('**/coach/*');
  const murr = parlour.getByRole('complementary').getByRole('status');
  await expect(murr).toContainText(/\d+ von \d+ Entscheidungen/);
  await parlour.getByRole('button', { name: 'Anhalten' }).click();
  await expect(parlour.getByRole('button', { name: 'Weiter nachdenken' })).toBeVisible();
  await parlour.getByRole('button', { name: 'Weiter nachdenken' }).click();

  await expect(murr).toContainText('Am Ende', { timeout: 120_000 });
  const turns = parlour.getByRole('region', { name: 'Wendepunkte' }).getByRole('button');
  const told = await turns.allTextContents();
  expect(told.length).toBeGreaterThan(0);

  // What he has thought is there at once the next time.
  await parlour.reload();
  await expect(murr).toContainText('Am Ende');
  expect(await turns.allTextContents()).toEqual(told);
  await checkAccess(parlour, 'coach');

  const given = turns.filter({ hasText: 'verschenkt' }).first();
  await given.click();
  await expect(given).toHaveAttribute('aria-current', 'true');
  const move = Number(/Zug (\d+)/.exec(await given.innerText())?.[1]);
  const versus = parlour.getByRole('region', { name: `Zug ${move}` });
  await expect(versus.getByText('Murr hätte gespielt')).toBeVisible();

  await versus.getByRole('button', { name: 'Auf dem Tisch zeigen' }).click();
  await expect(parlour.getByText(`Zug ${move - 1} von ${record.moves.length}`)).toBeVisible();
  await parlour.goBack();

  await turns.filter({ hasText: 'verschenkt' }).first().click();
  await parlour.getByRole('button', { name: 'Von hier selbst probieren' }).click();
  await parlour.waitForURL('**/table/*');
  await expect(parlour.locator(`main[data-move="${move - 1}"]`)).toBeVisible();
});
