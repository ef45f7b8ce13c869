import { begin, expect, layTable, playHere, sitDown, test } from './online.ts';

test('a move that was prepared is made when one is asked, or dropped with a word', async ({ person }) => {
  test.setTimeout(0);
  const [marthe, sophie] = [await person('Marthe'), await person('Sophie')];
  const address = await layTable(marthe, { game: 'burgundy', guests: ['open'] });
  await sitDown(sophie, address);
  await begin(marthe);
  await Promise.all([playHere(marthe, 16), playHere(sophie, 16)]);
  const prepare = (page: typeof marthe) => page.getByText('Vormerken', { exact: true });
  await expect
    .poll(async () => (await prepare(marthe).isVisible()) || (await prepare(sophie).isVisible()))
    .toBe(true);
  const [waiting, asked] = (await prepare(marthe).isVisible()) ? [marthe, sophie] : [sophie, marthe];
  await prepare(waiting).click();
  await waiting.locator('details button').first().click();
  await expect(waiting.getByText(/^Vorgemerkt: /)).toBeVisible();

  const moves = Number(await waiting.locator('main').getAttribute('data-move'));
  const others = playHere(asked, moves + 12);
  await expect(waiting.getByText(/^Vorgemerkt: /)).toHaveCount(0);
  const gone = waiting.getByText(/^Dein vorgemerkter Zug geht nicht mehr: /);
  const isGone = await gone.isVisible();
  if (isGone) await waiting.getByRole('button', { name: 'Verstanden' }).click();
  await playHere(waiting, moves + 12);
  await others;
  await expect(gone).toHaveCount(0);
});
