import type { Locator, Page } from '@playwright/test';
import { expect } from './parlour.ts';

export const QUESTION = 'main [aria-live] p:first-child';

/**
 * Waits until everything has the size that it keeps: letters come later than words, and what hangs on the size of the window
 * is drawn anew with its next picture.
 */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame);
  });
}

/** Where a thing is that must be there. */
export async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not there');
  return box;
}

/** Another window, in which everything is laid out. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await untilLaidOut(page);
}

/** Whether nothing lies on the middle and the sides of any of these things that are shown, and all of each is in the window. */
export const areUncovered = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((things) => {
    const all = [...document.querySelectorAll(things)].filter((thing) => thing.checkVisibility());
    const isWhole = (thing: Element): boolean => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const isFree = (across: number): boolean => {
        const there = document.elementFromPoint(left + (right - left) * across, (top + bottom) / 2);
        return there !== null && (thing.contains(there) || there.contains(thing));
      };
      return inside && [0.15, 0.5, 0.85].every(isFree);
    };
    return all.length > 0 && all.every(isWhole);
  }, selector);

/** Things that are shown and lie partly on each other, in words. */
export const overlapping = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((things) => {
    const all = [...document.querySelectorAll(things)].filter((thing) => thing.checkVisibility());
    const lieOnEachOther = (one: Element, other: Element): boolean => {
      if (one.contains(other) || other.contains(one)) return false;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    };
    return all.flatMap((one, n) =>
      all
        .slice(n + 1)
        .filter((other) => lieOnEachOther(one, other))
        .map((other) => `${one.textContent} / ${other.textContent}`),
    );
  }, selector);

/** How much of the table is bare wood, from 0 to 1. */
export const bareWood = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const LAID =
      'main section section, main .sheet, main > section:not([aria-label]), main > aside, main > nav';
    const box = document.querySelector('main')?.getBoundingClientRect();
    if (box === undefined) return 1;
    const steps = Array.from({ length: 32 }, (_, n) => (n + 0.5) / 32);
    const points = steps.flatMap((across) => steps.map((down) => [across, down]));
    const bare = points.filter(([across, down]) => {
      const there = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
      return there?.closest(LAID) === null;
    });
    return bare.length / points.length;
  });

/** Nothing scrolls, neither sideways nor down. */
export async function expectAllInWindow(page: Page): Promise<void> {
  const [width, height] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(width).toBeLessThanOrEqual(0);
  expect(height).toBeLessThanOrEqual(0);
}

/** How large the letters of the first such thing are, in pixels. */
export const letters = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((thing) => Number.parseFloat(getComputedStyle(thing).fontSize));

/** The letters set in the browser's settings, in pixels. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  await untilLaidOut(page);
}

/** What is written beside the question and does not fit: it has more lines than are shown, or leaves its field. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.locator('main [aria-live] p').evaluateAll((all) =>
    all
      .filter((one) => {
        const field = one.closest('section')?.getBoundingClientRect();
        const { top, bottom } = one.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(one).fontSize);
        const isClipped = getComputedStyle(one).overflow !== 'visible';
        const leaves = field === undefined || top < field.top || bottom > field.bottom;
        return leaves || (isClipped && one.scrollHeight - one.clientHeight > line / 2);
      })
      .map((one) => one.textContent),
  );
