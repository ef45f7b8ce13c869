import { clickOnBoard } from './board.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a round of Newdale on a phone', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'newdale', ['Ich', 'Automat', 'frei', 'frei'], 'phone');
  await waitForTurn(parlour);
  // Cards are laid aside, so the own area is open, and the hand stands first in it.
  await expect(parlour.locator('main')).toHaveAttribute('data-sheet', 'own');
  await expect(parlour.locator('main [data-area="own"] li .target.lit').first()).toBeInViewport();
  const second = parlour.locator('header').getByRole('img', { name: /^Runde 2/ });
  for (let clicks = 0; (await second.count()) === 0; clicks++) {
    expect(clicks).toBeLessThan(80);
    await waitForTurn(parlour);
    await clickOnBoard(parlour, clicks * 7);
  }
  expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
