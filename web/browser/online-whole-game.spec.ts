import { begin, expect, layTable, playHere, sitDown, test } from './online.ts';

test('two people and a spectator play a whole game; one comes back after a reload, the other from being offline', async ({
  person,
}) => {
  test.setTimeout(0);
  const [marthe, sophie, wenzel] = [await person('Marthe'), await person('Sophie'), await person('Wenzel')];
  const address = await layTable(marthe, { game: 'burgundy', guests: ['open'] });
  await sitDown(sophie, address);
  await begin(marthe);
  await expect(sophie.locator('main[data-move]')).toBeVisible();
  await wenzel.goto(address);
  await wenzel.getByRole('button', { name: 'Nur zuschauen' }).click();
  await expect(wenzel.getByText('Du schaust zu')).toBeVisible();

  await Promise.all([playHere(marthe, 20), playHere(sophie, 20)]);
  await marthe.reload();
  await expect(marthe.locator('main[data-move]')).toBeVisible();
  await Promise.all([playHere(marthe, 40), playHere(sophie, 40)]);

  await sophie.context().setOffline(true);
  await expect(sophie.getByText('Die Verbindung wird gesucht')).toBeVisible();
  const marthesRest = playHere(marthe);
  await sophie.context().setOffline(false);
  await expect(sophie.getByText('Die Verbindung wird gesucht')).toHaveCount(0);

  expect(await Promise.all([marthesRest, playHere(sophie)])).toEqual([true, true]);
  await expect(wenzel.locator('main:not([data-move]) > nav')).toBeVisible();
  const sums = await Promise.all(
    [marthe, sophie, wenzel].map((page) => page.getByRole('row', { name: /^Summe/ }).innerText()),
  );
  expect(new Set(sums).size).toBe(1);
  for (const page of [marthe, sophie, wenzel]) {
    await expect(page.getByText('passt zum Siegel vom Anfang')).toBeVisible();
  }
});
