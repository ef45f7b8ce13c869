import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { pressForMove, tabTo } from './keyboard.ts';
import { expect, ownBox, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test('back closes what is open, one after the other, and only then leaves the table', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'doors');
  await waitForTurn(parlour);
  const table = parlour.url();
  const dialog = parlour.getByRole('dialog');
  await parlour.getByRole('button', { name: 'Wertungsblock' }).click();
  await expect(dialog).toBeVisible();
  await parlour.goBack();
  await expect(dialog).toHaveCount(0);
  expect(parlour.url()).toBe(table);

  // Closed in another way it leaves nothing behind, however often.
  for (let n = 0; n < 2; n++) {
    await parlour.getByRole('button', { name: 'Sophie ansehen' }).click();
    await expect(dialog).toBeVisible();
    await parlour.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await parlour.waitForFunction(() => history.state === null || !('layers' in history.state));
  }

  // A dialog that was open when the page was loaded anew is gone, and so is its entry.
  await parlour.getByRole('button', { name: 'Regelbuch' }).click();
  await expect(dialog).toBeVisible();
  await parlour.reload();
  await waitForTurn(parlour);
  await parlour.getByRole('button', { name: 'Wertungsblock' }).click();
  await expect(dialog).toBeVisible();
  await parlour.goBack();
  await expect(dialog).toHaveCount(0);
  expect(parlour.url()).toBe(table);
  await parlour.goBack();
  await parlour.waitForURL('**/game/burgundy');
});

test('a link in a dialog leads on, and back leads to where the dialog was opened', async ({ parlour }) => {
  await settle(parlour);
  await ownBox(parlour, { 'triplePoints.mine': 2 });
  await parlour.goto('/rules/burgundy');
  await startGame(
    parlour,
    'burgundy',
    ['Ich', 'Automat', 'frei', 'frei'],
    'link',
    [],
    '',
    'Marthes Schachtel',
  );
  await waitForTurn(parlour);
  const table = parlour.url();
  await parlour.goto('/rules/burgundy');
  await parlour.goto(table);
  await waitForTurn(parlour);
  const seal = parlour.getByRole('button', { name: 'Mit berichtigten Werten: Marthes Schachtel' });
  await seal.click();
  await parlour.getByRole('dialog').getByRole('link').click();
  await expect(parlour.getByRole('heading', { name: 'Du besitzt das Spiel?' })).toBeVisible();
  await parlour.goBack();
  await waitForTurn(parlour);
  await expect(seal).toBeVisible();
  await parlour.waitForFunction(() => history.state === null || !('layers' in history.state));
  await parlour.goBack();
  await parlour.waitForURL('**/rules/burgundy');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('back leads from a sheet to the board', async ({ parlour }) => {
    await settle(parlour);
    await startGame(parlour, 'village', ['Ich', 'Automat'], 'sheets');
    await waitForTurn(parlour);
    const main = parlour.locator('main');
    for (const tab of ['Aktionen', 'Verlauf']) {
      await parlour.getByRole('navigation').getByRole('button', { name: tab }).click();
    }
    await expect(main).toHaveAttribute('data-sheet', 'log');
    await parlour.goBack();
    await expect(main).toHaveAttribute('data-sheet', 'board');
  });
});

test('an address that leads nowhere is told by a page of the house', async ({ page }) => {
  await settle(page);
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Diese Tür gibt es nicht' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Stube' }).click();
  await page.waitForURL('**/');
});

for (const game of [burgundy, village]) {
  test(`by keyboard the focus stays near where it was in ${game.id}`, async ({ parlour }) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(1),
      seed: 'focus',
      until: (table) => table.seq > 12,
    });
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await tabTo(parlour, parlour.locator('[aria-keyshortcuts]'));
    for (let n = 0; n < 6; n++) {
      await pressForMove(parlour, 'Enter');
      await waitForTurn(parlour);
      // What is chosen by key in the list is gone; the list still has the focus, or what is lit if nothing is in it.
      await expect(parlour.locator('main button:focus')).toHaveCount(1);
      expect(await parlour.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true);
    }
  });
}
