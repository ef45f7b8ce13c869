import { begin, expect, layTable, playHere, sitDown, test } from './online.ts';

test('Orléans: both plan at once, and agree to end the game', async ({ person }) => {
  test.setTimeout(0);
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  const address = await layTable(marthe, { game: 'orleans', guests: ['open'] });
  await sitDown(sophie, address);
  await begin(marthe);
  const choices = 'main [aria-keyshortcuts]';
  // Nobody waits for the other while they plan.
  await expect(marthe.locator(choices).first()).toBeVisible();
  await expect(sophie.locator(choices).first()).toBeVisible();
  await Promise.all([playHere(marthe, 12), playHere(sophie, 12)]);

  await marthe.getByRole('button', { name: 'Mehr', exact: true }).click();
  await marthe.getByRole('button', { name: 'Um ein Ende bitten' }).click();
  await expect(sophie.getByRole('heading', { name: 'Marthe möchte aufhören' })).toBeVisible();
  await sophie.getByRole('button', { name: 'Einverstanden' }).click();
  for (const page of [marthe, sophie]) {
    await expect(page.getByRole('heading', { name: 'Die Partie wurde beendet' })).toBeVisible();
  }
});
