import type { Locator, Page } from '@playwright/test';
import { expect, isOver, waitForTurn } from './parlour.ts';

/** The number of moves that the table shows; none without a table. */
const shownMove = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('main')?.getAttribute('data-move') ?? null);

/**
 * A spot of a thing that nothing else lies on, its middle if possible: people stand in front of houses and may cover
 * most of them. Fails if the thing is wholly covered.
 */
const freeSpot = (thing: Locator): Promise<{ x: number; y: number }> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96]) {
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96]) {
        const [x, y] = [width * across, height * down];
        if (document.elementFromPoint(left + x, top + y)?.closest('button') === element) return { x, y };
      }
    }
    throw new Error(`wholly covered: ${element.textContent}`);
  });

/**
 * Clicks one lit thing on the board, or a button beside the question, and waits until the move is shown. Which one
 * is decided by `pick`.
 */
export async function clickOnBoard(page: Page, pick: number): Promise<void> {
  const before = await shownMove(page);
  const lit = page.locator('main button.lit:visible');
  const beside = page.locator('main > section > button.btn:visible').filter({ hasNotText: 'Zurück' });
  const [things, buttons] = [await lit.count(), await beside.count()];
  const at = pick % (things + buttons);
  const thing = at < things ? lit.nth(at) : beside.nth(at - things);
  await thing.click({ position: await freeSpot(thing) });
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
