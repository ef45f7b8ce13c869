import type { Page } from '@playwright/test';
import { village } from '@spielstube/games/village/index.ts';
import type { Table } from '@spielstube/table';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const canReveal = (table: Table): boolean =>
  table.deciding().includes(0) &&
  (table.look(0).decision?.choices ?? []).some(({ action }) => action.do === 'reveal');

/** A game in which somebody can reveal a goal and is not made to. */
async function openWithGoal(page: Page): Promise<void> {
  const record = playedRecord({
    game: village,
    seats: seatPlans(3),
    options: { goals: true, revealGoals: 'byHand' },
    seed: 'hand-32',
    until: canReveal,
  });
  await settle(page);
  await openRecord(page, record);
  await waitForTurn(page);
}

const farm = (page: Page) => page.getByRole('region', { name: 'Mein Hof' });
const told = (page: Page) => page.getByRole('button', { name: /^Du erfüllst das Lebensziel/ });

test('a life goal is revealed by hand', async ({ parlour }) => {
  await openWithGoal(parlour);
  const goal = farm(parlour).getByRole('button', { name: /^Lebensziel aufdecken: / });
  const lit = goal.and(parlour.locator('.lit'));
  await expect(lit).toHaveCount(1);
  await lit.click();
  await expect(lit).toHaveCount(0);
  await expect(told(parlour)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('goals stand under the village with how far they are, and are revealed there', async ({ parlour }) => {
    await openWithGoal(parlour);
    const goals = farm(parlour).getByRole('button', { name: /^Lebensziel aufdecken: / });
    await expect(goals).toHaveCount(2);
    await expect(goals.filter({ hasText: /\d\/\d/ })).toHaveCount(1);
    const lit = goals.and(parlour.locator('.lit'));
    await expect(lit).toBeInViewport({ ratio: 1 });
    await lit.tap();
    await expect(lit).toHaveCount(0);

    await parlour.getByRole('button', { name: 'Mein Hof' }).tap();
    await expect(farm(parlour).getByText(/^Erfüllt: \d Punkte\.$/)).toBeVisible();
    await parlour.getByRole('button', { name: 'Verlauf' }).tap();
    await expect(told(parlour)).toBeVisible();
  });
});
