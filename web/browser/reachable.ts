import type { Page } from '@playwright/test';
import { expect } from './parlour.ts';
import { asked } from './turns.ts';

/** What is lit or stands beside the question, and whether it stands for several choices. Runs in the page. */
function thingsLit(selectors: string[]): { words: string; isMenu: boolean; n: number }[] {
  return [...document.querySelectorAll(selectors.join())]
    .map((thing, n) => ({ thing, n }))
    .filter(({ thing }) => thing.checkVisibility({ visibilityProperty: true }))
    .map(({ thing, n }) => ({
      n,
      words: thing.querySelector(':scope > .vh')?.ariaLabel ?? thing.textContent ?? '',
      isMenu: thing.getAttribute('aria-haspopup') === 'dialog',
    }));
}

/** Some spaces do not break, which is nothing that is chosen. */
const plain = (words: string): string => words.replace(/\s/g, ' ');

/** Everything that can be chosen on the table, in words: by one click, or in the menu of a thing. */
async function chosenOnTable(page: Page): Promise<string[]> {
  const things = await page.evaluate(thingsLit, asked);
  const words = things.filter(({ isMenu }) => !isMenu).map((thing) => thing.words);
  for (const { n } of things.filter(({ isMenu }) => isMenu)) {
    await page.locator(asked.join()).nth(n).dispatchEvent('click');
    const choices = page.locator('.note .note-choice > span:first-child');
    await expect(choices.first()).toBeVisible();
    words.push(...(await choices.allTextContents()));
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
  }
  return words.map(plain);
}

/** Every choice of the list can be made on the table, too. */
export async function checkReachable(page: Page, screen: string): Promise<void> {
  // The words follow the key and the sign.
  const list = page.locator('button[aria-keyshortcuts] > span:nth-child(3)');
  await expect(list.first()).toBeAttached();
  const offered = (await list.allTextContents()).map(plain);
  const onTable = await chosenOnTable(page);
  expect
    .soft(
      offered.filter((words) => !onTable.includes(words)),
      `${screen}: to be found in the list only`,
    )
    .toEqual([]);
}
