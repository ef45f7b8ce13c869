import { clickOnBoard } from './board.ts';
import { playByKeys } from './keyboard.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { playOn, shownMove, waitForMove } from './turns.ts';

test('Orléans against two bots, by clicking on the board only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'orleans', ['Ich', 'Automat', 'Automat', 'frei'], 'orleans');
  // Whoever clicks on anything puts people down and takes them back for ever: now and then a plan is finished.
  const ready = parlour.locator('main .btn.go');
  await playOn(parlour, async (n) => {
    if (n % 4 !== 3 || (await ready.count()) === 0) return clickOnBoard(parlour, n * 7);
    const before = await shownMove(parlour);
    await ready.click();
    await waitForMove(parlour, before);
  });
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByRole('row', { name: /^Kontore/ })).toBeVisible();
  await expect(parlour.getByText('passt zum Siegel vom Anfang')).toBeVisible();
});

test('Orléans by keyboard only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'orleans', ['Ich', 'Automat', 'frei', 'frei'], 'keys');
  await playByKeys(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
});
