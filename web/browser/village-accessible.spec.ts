import type { Page } from '@playwright/test';
import { village } from '@spielstube/games/village/index.ts';
import { checkAccess, checkZoomed } from './access.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const TABLES = [
  { screen: 'turn', seats: 4, kind: 'turn' },
  { screen: 'payment', seats: 4, kind: 'pay' },
  { screen: 'market day', seats: 4, kind: 'market' },
  { screen: 'mass', seats: 4, kind: 'climb' },
  { screen: 'death', seats: 4, kind: 'death' },
  { screen: 'Conny', seats: 1, kind: 'pay' },
] as const;
const SEED = 'axe-6';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function checkSheets(page: Page, screen: string): Promise<void> {
  for (const tab of ['own', 'choices', 'log', 'board']) {
    await page.locator(`[data-tab="${tab}"]`).click();
    await checkAccess(page, `${screen}, sheet ${tab}`);
  }
}

/** In German by day and in English by candle, on a large screen and on a phone; enlarged as well. */
async function checkEverywhere(page: Page, screen: string, sheets = false): Promise<void> {
  const onPhone = async (words: string): Promise<void> => {
    await page.setViewportSize(PHONE);
    await (sheets ? checkSheets : checkAccess)(page, words);
    await page.setViewportSize(WIDE);
  };
  await checkAccess(page, screen);
  await checkZoomed(page, screen);
  await onPhone(`${screen} on a phone`);
  await page.getByRole('button', { name: 'Kerzenlicht' }).click();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await checkAccess(page, `${screen} in English`);
  await onPhone(`${screen} in English on a phone`);
}

test('axe finds nothing where Village is set up', async ({ parlour }) => {
  await settle(parlour);
  await parlour.goto('/game/village');
  await expect(parlour.locator('form button.primary')).toBeVisible();
  await checkEverywhere(parlour, 'set-up');
});

for (const { screen, seats, kind } of TABLES) {
  test(`axe finds nothing in Village: ${screen}`, async ({ parlour }) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(seats),
      options: { goals: true },
      seed: SEED,
      until: isAsked(0, kind),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await checkEverywhere(parlour, screen, screen === 'Conny');
  });
}

test('axe finds nothing at the end of Village', async ({ parlour }) => {
  await settle(parlour);
  const record = playedRecord({ game: village, seats: seatPlans(4), seed: SEED });
  await openRecord(parlour, record);
  await expect(parlour.locator('main nav')).toBeVisible();
  await expect(parlour.locator('main table')).toBeVisible();
  await checkEverywhere(parlour, 'closing');
});
