import { newdale } from '@spielstube/games/newdale/index.ts';
import { clickOnBoard } from './board.ts';
import { foundRecord, isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { boxOf, resize, untilLaidOut } from './layout.ts';
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

test('with three others', async ({ parlour }) => {
  const record = foundRecord({ game: newdale, seats: seatPlans(4), until: isAsked(0, 'buildPhase') });
  await settle(parlour);
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const inOneLine = () =>
    parlour.locator('main > section:first-child header').evaluateAll((all) =>
      all.map((one) => {
        const shown = [...one.querySelectorAll('[data-part]:not([data-part="status"])')].filter((part) =>
          part.checkVisibility(),
        );
        const middles = shown
          .map((part) => part.getBoundingClientRect())
          .map(({ y, height }) => y + height / 2);
        return Math.max(...middles) - Math.min(...middles) < 10;
      }),
    );

  await test.step('name and points stand in one line, and the action board is in sight whole', async () => {
    await untilLaidOut(parlour);
    expect(await inOneLine()).toEqual([true, true, true]);
    const { x, width } = await boxOf(parlour.locator('main [data-area="board"] .sheet').first());
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });
  await test.step('on its side all of the own area is in sight, too', async () => {
    await resize(parlour, { width: 844, height: 390 });
    expect(await inOneLine()).toEqual([true, true, true]);
    const own = parlour.locator('main > [data-area="own"]');
    expect(await own.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true);
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
