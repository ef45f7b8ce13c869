import { clickOnBoard } from './board.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a round of Orléans on a phone', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'orleans', ['Ich', 'Automat', 'frei', 'frei'], 'phone');
  await waitForTurn(parlour);
  // In planning the own board is opened; who waits stays in sight above it.
  await expect(parlour.locator('main')).toHaveAttribute('data-sheet', 'own');
  await expect(parlour.locator('main [data-person]').first()).toBeInViewport();
  const second = parlour.getByText('Runde 2 von 18');
  const go = parlour.locator('main .btn.go');
  for (let clicks = 0; !(await second.first().isVisible()); clicks++) {
    expect(clicks).toBeLessThan(60);
    await waitForTurn(parlour);
    if (clicks % 4 === 3 && (await go.count()) > 0) {
      const before = await shownMove(parlour);
      await go.tap();
      await waitForMove(parlour, before);
    } else await clickOnBoard(parlour, clicks * 7);
  }
  expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
