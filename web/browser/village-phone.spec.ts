import { clickOnBoard } from './board.ts';
import { expect, settle, startGame, test, waitForTurn } from './parlour.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a round of Village on a phone', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'village', ['Ich', 'Automat'], 'phone');
  const second = parlour.getByText('Runde 2', { exact: true });
  for (let clicks = 0; !(await second.first().isVisible()); clicks++) {
    expect(clicks).toBeLessThan(100);
    await waitForTurn(parlour);
    await clickOnBoard(parlour, clicks * 7);
  }
  await waitForTurn(parlour);
  await expect(parlour.locator('main button.lit:visible').first()).toBeVisible();
  expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
