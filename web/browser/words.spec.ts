import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test.describe('the language follows the browser', () => {
  test.use({ locale: 'en-GB' });
  test('English', async ({ parlour }) => {
    await parlour.goto('/');
    await expect(parlour.locator('html')).toHaveAttribute('lang', 'en');
    await expect(parlour.getByRole('heading', { name: 'Quick play' })).toBeVisible();
  });
});

test('both languages, switched in place in the middle of a game', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'words');
  await waitForTurn(parlour);
  await expect(parlour.getByRole('heading', { level: 1 })).toHaveText(/Die Burgen von Burgund/);
  const lit = await parlour.locator('main button.lit').count();
  await parlour.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(parlour.locator('html')).toHaveAttribute('lang', 'en');
  await expect(parlour.getByRole('heading', { level: 1 })).toHaveText(/The Castles of Burgundy/);
  await expect(parlour.getByRole('heading', { name: 'Your choices' })).toBeVisible();
  await expect(parlour.getByRole('heading', { name: 'Log', exact: true })).toBeVisible();
  expect(await parlour.locator('main button.lit').count()).toBe(lit);
  await parlour.getByRole('button', { name: 'Candlelight' }).click();
  await expect(parlour.locator('html')).toHaveAttribute('data-light', 'candle');
  await parlour.reload();
  await waitForTurn(parlour);
  await expect(parlour.locator('html')).toHaveAttribute('lang', 'en');
  await expect(parlour.locator('html')).toHaveAttribute('data-light', 'candle');
});

test('a closed choice says why, and opens the rules book at the right line', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'why');
  await waitForTurn(parlour);
  const rule = parlour
    .getByRole('complementary', { name: 'Deine Möglichkeiten' })
    .getByRole('button', { name: /^BUR-/ });
  const id = (await rule.first().textContent()) ?? '';
  await rule.first().click();
  const line = parlour.getByRole('dialog').locator(`[id="${id}"]`);
  await expect(line).toBeInViewport();
  await parlour.getByRole('dialog').getByRole('searchbox').fill('Silber');
  await expect(parlour.getByRole('dialog').locator('mark').first()).toBeVisible();
  // The first Esc empties the search, the second closes the book.
  await parlour.keyboard.press('Escape');
  await parlour.keyboard.press('Escape');
  await expect(parlour.getByRole('dialog')).toHaveCount(0);

  // A line of the log shows its moment on the board; now is one click away.
  await parlour
    .getByRole('complementary', { name: 'Verlauf' })
    .getByRole('listitem')
    .getByRole('button')
    .last()
    .click();
  await expect(parlour.getByText(/Du siehst den Tisch nach Zug/)).toBeVisible();
  await expect(parlour.locator('main button.lit')).toHaveCount(0);
  await parlour.getByRole('button', { name: 'Zurück zum Jetzt' }).click();
  await expect(parlour.locator('main button.lit').first()).toBeVisible();
});
