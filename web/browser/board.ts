import type { Page } from '@playwright/test';
import { asked, playOn, shownMove, waitForMove, waitForMoveOrMenu } from './turns.ts';

/** How long a menu may take until it can be clicked on, in milliseconds. */
const MENU_PATIENCE = 10_000;

/**
 * Where to click on one of the lit things or the buttons beside the question: its middle if nothing lies on it, as
 * people who stand in front of a house do, or else a free spot of it. Nobody clicks on what still moves. Runs in the
 * page.
 */
async function spotOfThing({
  selectors,
  pick,
}: {
  selectors: string[];
  pick: number;
}): Promise<{ x: number; y: number }> {
  const things = selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
  if (things.length === 0) throw new Error('nothing is lit, and no button stands beside the question');
  const thing = things[pick % things.length];
  thing.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  let place = thing.getBoundingClientRect();
  for (let before: DOMRect | null = null; before?.x !== place.x || before.y !== place.y; ) {
    before = place;
    await new Promise(requestAnimationFrame);
    place = thing.getBoundingClientRect();
  }
  const { left, top, width, height } = place;
  for (const across of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96]) {
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96]) {
      const [x, y] = [left + width * across, top + height * down];
      if (document.elementFromPoint(x, y)?.closest('button') === thing) return { x, y };
    }
  }
  throw new Error(`wholly covered: ${thing.textContent}`);
}

/** Chooses the first thing of a menu; false if the menu has closed again, as when the board went on under the mouse. */
async function chooseFirst(page: Page): Promise<boolean> {
  const choice = page.locator('.note .note-choice').first();
  try {
    await choice.click({ timeout: MENU_PATIENCE });
    return true;
  } catch (error) {
    if (await choice.isHidden()) return false;
    throw error;
  }
}

/**
 * Clicks one lit thing on the board, or a button beside the question, and waits until the move is shown. Which one
 * is decided by `pick`.
 */
export async function clickOnBoard(page: Page, pick: number): Promise<void> {
  const before = await shownMove(page);
  const { x, y } = await page.evaluate(spotOfThing, { selectors: asked, pick });
  await page.mouse.click(x, y);
  const answer = await waitForMoveOrMenu(page, before);
  // Where nothing was chosen, whoever plays on clicks once more.
  if (answer === 'menu' && !(await chooseFirst(page))) return;
  // In a dialog the first button closes it again.
  if (answer === 'dialog') await page.locator('dialog[open] button:not([aria-disabled])').nth(1).click();
  await waitForMove(page, before);
  // A mouse that rests on something opens a note, and the next thing may lie under it.
  await page.mouse.move(0, 0);
}

/** Plays on until the game is over, by clicking on the board only. */
export const playOnBoard = (page: Page): Promise<void> => playOn(page, (n) => clickOnBoard(page, n * 7));
