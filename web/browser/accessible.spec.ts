import type { Page } from '@playwright/test';
import { manifests } from '@spielstube/games';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { checkInBothLights as check, checkAccess, checkZoomed } from './access.ts';
import { clickOnBoard } from './board.ts';
import { finishedRecord, openRecord } from './finished.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

/** The front door with all its boxes, whose fronts are drawn last. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Schnelles Spiel' })).toBeVisible();
  await expect(page.locator('symbol[id^="cover-"]')).toHaveCount(manifests.length);
}

test('axe finds nothing on any page', async ({ parlour }) => {
  await settle(parlour);
  await goHome(parlour);
  await check(parlour, 'home');
  await checkZoomed(parlour, 'home');
  await parlour.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(parlour.getByRole('dialog')).toBeVisible();
  await check(parlour, 'settings');
  await checkZoomed(parlour, 'settings');
  await parlour.goto('/game/burgundy');
  await expect(parlour.getByRole('button', { name: 'Partie beginnen' })).toBeVisible();
  await check(parlour, 'set-up');
  await checkZoomed(parlour, 'set-up');
  await parlour.goto('/rules/burgundy');
  await expect(parlour.getByRole('searchbox')).toBeVisible();
  await check(parlour, 'rules');
});

test('axe finds nothing at a table', async ({ parlour }) => {
  await settle(parlour, { guide: true });
  await startGame(parlour, 'burgundy', ['Ich', 'Freund', 'Automat', 'frei'], 'axe');
  await waitForTurn(parlour);
  await check(parlour, 'curtain');
  await parlour.getByRole('button', { name: /^Ich bin / }).click();
  await waitForTurn(parlour);
  await check(parlour, 'table');
  await checkZoomed(parlour, 'table');
  await clickOnBoard(parlour, 0);
  await waitForTurn(parlour);
  await check(parlour, 'table, an action');
  const dim = parlour.locator('main button.dim').first();
  if ((await dim.count()) > 0) {
    // A closed thing is disabled for assistive technology, yet a click explains it.
    await dim.click({ force: true });
    await expect(parlour.locator('.note')).toBeVisible();
    await check(parlour, 'table, why not');
    await parlour.keyboard.press('Escape');
  }
  for (const [key, screen] of [
    ['p', 'score pad'],
    ['r', 'rules drawer'],
    ['?', 'keys'],
  ]) {
    await parlour.keyboard.press(key);
    await expect(parlour.getByRole('dialog')).toBeVisible();
    await check(parlour, screen);
    await parlour.keyboard.press('Escape');
    await expect(parlour.getByRole('dialog')).toHaveCount(0);
  }
  await parlour.keyboard.press('h');
  await expect(parlour.getByRole('region', { name: 'Murr rät' }).getByRole('button').nth(1)).toBeVisible();
  await check(parlour, 'advice');
});

test('axe finds nothing at the end of a game and at home after it', async ({ parlour }) => {
  await settle(parlour, { guide: true });
  await openRecord(parlour, finishedRecord(burgundy, 4, 'axe'));
  await expect(parlour.getByRole('navigation', { name: 'Wie weiter' })).toBeVisible();
  await check(parlour, 'closing');
  await checkZoomed(parlour, 'closing');
  await parlour.getByRole('button', { name: /Ansehen/ }).click();
  await expect(parlour.getByRole('slider')).toBeVisible();
  await check(parlour, 'replay');
  await checkZoomed(parlour, 'replay');
  await parlour.goto('/');
  await expect(parlour.getByRole('heading', { name: 'Weiterspielen' })).toBeVisible();
  await check(parlour, 'home with games');
  await parlour.getByRole('link', { name: /^Meine Partien/ }).click();
  await expect(parlour.getByRole('list', { name: 'Alle Partien' })).toBeVisible();
  await check(parlour, 'my games');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('every sheet of the table is accessible and nothing scrolls sideways', async ({ parlour }) => {
    await settle(parlour);
    const fits = (): Promise<boolean> =>
      parlour.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await goHome(parlour);
    await checkAccess(parlour, 'home');
    expect(await fits()).toBe(true);
    await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'Automat', 'Automat'], 'phone');
    await waitForTurn(parlour);
    for (const sheet of ['Mein Gut', 'Aktionen', 'Verlauf', 'Auslage']) {
      await parlour.getByRole('navigation').getByRole('button', { name: sheet }).click();
      await checkAccess(parlour, sheet);
      expect(await fits()).toBe(true);
    }
  });
});
