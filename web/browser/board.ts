import type { Page } from '@playwright/test';
import { expect, isOver, waitForTurn } from './parlour.ts';

/** The number of moves that the table shows; none without a table. */
const shownMove = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('main')?.getAttribute('data-move') ?? null);

/**
 * Clicks one lit thing on the board, or a button beside the question, and waits until the move is shown. Which one
 * is decided by `pick`.
 */
export async function clickOnBoard(page: Page, pick: number): Promise<void> {
  const before = await shownMove(page);
  const lit = page.locator('main button.lit:visible');
  const beside = page.locator('main button.btn.go:visible, main button.btn.bone:visible').filter({
    hasNotText: 'Zurück',
  });
  const [things, buttons] = [await lit.count(), await beside.count()];
  const at = pick % (things + buttons);
  await (at < things ? lit.nth(at) : beside.nth(at - things)).click();
  const menu = page.locator('.note .note-choice');
  if ((await menu.count()) > 0) await menu.first().click();
  await expect.poll(() => shownMove(page), { intervals: [10, 20, 50] }).not.toBe(before);
}

/** Plays on until the game is over, by clicking on the board only. */
export async function playOnBoard(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 2000; clicks++) {
    await waitForTurn(page);
    if (await isOver(page)) return;
    await clickOnBoard(page, clicks * 7);
  }
  throw new Error('the game does not end');
}
