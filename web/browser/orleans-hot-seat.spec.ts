import type { Locator, Page } from '@playwright/test';
import { expectOwnViewsOnly, liftCurtain, nameOnCurtain, watchViews } from './curtains.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

async function clickForMove(page: Page, button: Locator): Promise<void> {
  const before = await shownMove(page);
  await button.click();
  await waitForMove(page, before);
}

test('two people at one screen plan one after the other, and neither sees the plan of the other', async ({
  parlour,
}) => {
  await watchViews(parlour);
  await settle(parlour);
  await startGame(parlour, 'orleans', ['Ich', 'Freund', 'frei', 'frei'], 'hidden');
  const placed = parlour.locator('main [data-placed="true"]');
  const rival = parlour.getByRole('region', { name: 'Die anderen' });
  const log = parlour.getByRole('complementary', { name: 'Verlauf' });
  const planned: string[] = [];
  for (let steps = 0; planned.length < 2; steps++) {
    expect(steps).toBeLessThan(20);
    await waitForTurn(parlour);
    const name = await nameOnCurtain(parlour);
    if (name !== null) await liftCurtain(parlour, name === 'Marthe' ? 0 : 1);
    if (await parlour.getByText('Wen setzt du wohin?').isVisible()) {
      // Whoever plans second sees that the other one is ready, and everybody still on the market.
      if (planned.length > 0) {
        await expect(rival).toContainText('fertig');
        await expect(rival).toContainText('verdeckt');
        await expect(log).not.toContainText('hast geplant');
        await expect(log).not.toContainText('hat geplant');
      }
      await expect(placed).toHaveCount(0);
      await parlour.locator('main [data-person]').first().click();
      await parlour.locator('main [data-hand="full"] .target.lit').first().click();
      await expect(placed).toHaveCount(1);
      planned.push((await parlour.locator('main h2').first().textContent()) ?? '');
      await clickForMove(parlour, parlour.locator('main .btn.go'));
    } else await clickForMove(parlour, parlour.locator('main > section > .btn:not([aria-disabled])').first());
  }
  await waitForTurn(parlour);
  const next = await nameOnCurtain(parlour);
  if (next !== null) await liftCurtain(parlour, next === 'Marthe' ? 0 : 1);
  // Now both plans lie open.
  await expect(log).toContainText(/ha(?:s)?t geplant/);
  await expectOwnViewsOnly(parlour);
});
