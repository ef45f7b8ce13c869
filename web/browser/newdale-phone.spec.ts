import { newdale } from '@spielstube/games/newdale/index.ts';
import { clickOnBoard } from './board.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { boxOf, untilLaidOut } from './layout.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the boards have the height, and whoever comes closer finds them at twice the size', async ({
    parlour,
  }) => {
    const record = playedRecord({
      game: newdale,
      seats: seatPlans(3),
      seed: 'side',
      until: isAsked(0, 'produce'),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await untilLaidOut(parlour);
    const place = await boxOf(parlour.locator('main > [data-area="board"]'));
    const market = parlour.locator('main [data-area="board"] section').nth(1);
    const before = await boxOf(market);
    const map = await boxOf(parlour.locator('main [data-area="board"] section').first());
    expect(map.height / place.height).toBeGreaterThan(0.9);

    await parlour.getByRole('button', { name: 'Näher heran' }).click();
    await expect(parlour.getByRole('button', { name: 'Ganzes Brett' })).toBeVisible();
    expect((await boxOf(market)).width / before.width).toBeCloseTo(2, 1);
    await expect(parlour.locator('main [data-area="board"] .target.lit').first()).toBeInViewport();
  });
});

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
