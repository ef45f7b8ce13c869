import type { Locator, Page } from '@playwright/test';
import { playOn, shownMove, waitForMove, waitForMoveOrMenu } from './turns.ts';

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

/** By the key in the list: the second one now and then, if there is one. */
async function chooseInList(page: Page, n: number): Promise<void> {
  const wantsSecond = n % 2 === 1 && (await page.locator('[aria-keyshortcuts="2"]').count()) > 0;
  await page.keyboard.press(wantsSecond ? '2' : '1');
}

/** By walking to something lit and pressing Enter. */
async function chooseOnBoard(page: Page, before: string | null): Promise<void> {
  if (await tabTo(page, page.locator('.target.lit'))) {
    await page.keyboard.press('Enter');
    if ((await waitForMoveOrMenu(page, before)) === 'menu') await page.keyboard.press('Enter');
  } else await page.keyboard.press('1');
}

/** By the key that ends a turn; where it cannot end yet, by the first key of the list. */
async function endTurn(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
}

/** Plays on until the game is over, with the keyboard only, in all its ways. */
export const playByKeys = (page: Page): Promise<void> =>
  playOn(page, async (n) => {
    const before = await shownMove(page);
    if (n % 3 === 0) await chooseInList(page, n);
    else if (n % 3 === 1) await chooseOnBoard(page, before);
    else await endTurn(page);
    await waitForMove(page, before);
  });
