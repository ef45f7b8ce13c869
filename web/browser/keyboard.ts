import { expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE, playOn, shownMove, waitForMove, waitForMoveOrMenu } from './turns.ts';

const MOST_STEPS = 40;

/** Walks with Tab until the thing has the focus; false if it is not among the next ones. */
export async function tabTo(page: Page, thing: Locator): Promise<boolean> {
  const focused = thing.and(page.locator(':focus'));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if ((await focused.count()) > 0) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/**
 * Presses a key until the table shows another move. The table hears keys a moment after it has been drawn: what comes
 * in between is lost, and pressed again.
 */
export async function pressForMove(page: Page, ...keys: readonly string[]): Promise<void> {
  const before = await shownMove(page);
  await expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    await waitForMove(page, before, 1000);
  }).toPass({ timeout: PATIENCE });
}

/** By the key in the list: the second one now and then, if there is one. */
async function chooseInList(page: Page, n: number): Promise<void> {
  const wantsSecond = n % 2 === 1 && (await page.locator('[aria-keyshortcuts="2"]').count()) > 0;
  await pressForMove(page, wantsSecond ? '2' : '1');
}

/** By walking to something lit and pressing Enter. */
async function chooseOnBoard(page: Page): Promise<void> {
  const before = await shownMove(page);
  if (!(await tabTo(page, page.locator('.target.lit')))) return pressForMove(page, '1');
  await page.keyboard.press('Enter');
  if ((await waitForMoveOrMenu(page, before)) === 'menu') await page.keyboard.press('Enter');
  await waitForMove(page, before);
}

/** By the key that ends a turn; where it cannot end yet, by the first key of the list. */
async function endTurn(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await pressForMove(page, 'Space', '1');
}

/** Plays on until the game is over, with the keyboard only, in all its ways. */
export const playByKeys = (page: Page): Promise<void> =>
  playOn(page, (n) => {
    // Walking takes thirty times as long as a key of the list.
    if (n % 9 === 1) return chooseOnBoard(page);
    return n % 3 === 2 ? endTurn(page) : chooseInList(page, n);
  });
