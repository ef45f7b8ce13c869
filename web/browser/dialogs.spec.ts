import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test('a dialog takes the focus, keeps it, and gives it back', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'dialogs');
  await waitForTurn(parlour);
  const dialog = parlour.getByRole('dialog');
  const rival = parlour.getByRole('button', { name: 'Sophie ansehen' });

  await rival.focus();
  await parlour.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Das Gut von Sophie' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
  // A note lies on the dialog; Esc takes the note away first, then the dialog.
  await dialog.locator('.target').first().click({ force: true });
  const note = parlour.locator('dialog .note');
  await expect(note).toBeVisible();
  await parlour.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await parlour.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rival).toBeFocused();

  // A click beside it closes it, too.
  const pad = parlour.getByRole('button', { name: 'Wertungsblock' });
  await pad.click();
  await expect(dialog.getByRole('heading', { name: 'Wertungsblock' })).toBeVisible();
  await parlour.mouse.click(8, 8);
  await expect(dialog).toHaveCount(0);
  await expect(pad).toBeFocused();
});

test('who opens one dialog as soon as another is closed gets it', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'dialogs');
  await waitForTurn(parlour);
  const before = await parlour.evaluate(() => history.length);
  const dialog = parlour.getByRole('dialog');
  for (let round = 0; round < 8; round++) {
    for (const key of ['p', 'r', '?']) {
      await parlour.keyboard.press(key);
      await expect(dialog, `round ${round}, ${key}`).toBeVisible();
      await parlour.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
  // All of them shared one entry of the history.
  expect(await parlour.evaluate(() => history.length)).toBe(before + 1);
});
