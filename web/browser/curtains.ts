import type { Page } from '@playwright/test';
import { expect } from './parlour.ts';

/** Records whose view the table's worker sends, and when somebody sits down. */
function watchWorkers(): void {
  const seen: string[] = [];
  Object.assign(window, { seenViews: seen });
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent) => {
        if (data.tell === 'look') seen.push(`view ${data.look.viewer}`);
        else if (data.tell === 'curtain') seen.push(`curtain ${data.seat}`);
      });
    }
  };
}

/** Watches from the next page on. */
export async function watchViews(page: Page): Promise<void> {
  await page.addInitScript(watchWorkers);
}

const seenViews = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('seenViews' in window && Array.isArray(window.seenViews) ? window.seenViews : []));

/** The name on the curtain, or null if none is down. */
export async function nameOnCurtain(page: Page): Promise<string | null> {
  const itIsMe = page.getByRole('button', { name: /^Ich bin / });
  if (!(await itIsMe.isVisible())) return null;
  return ((await itIsMe.textContent()) ?? '').replace('Ich bin ', '').trim();
}

/** Somebody says "it is me". Until then nothing of the table is in the page, and nothing of this seat is sent. */
export async function liftCurtain(page: Page, seat: number): Promise<void> {
  await expect(page.locator('.target')).toHaveCount(0);
  expect((await seenViews(page)).at(-1)).toBe(`curtain ${seat}`);
  await page.getByRole('button', { name: /^Ich bin / }).click();
  await expect(
    page.locator('main button.lit, main > section > button.btn:not([aria-disabled])').first(),
  ).toBeVisible();
  expect((await seenViews(page)).at(-1)).toBe(`view ${seat}`);
}

/** Every view of a seat came after that seat's curtain, and never under another one. */
export async function expectOwnViewsOnly(page: Page): Promise<void> {
  let seat = '';
  for (const line of await seenViews(page)) {
    const [what, who] = line.split(' ');
    if (what === 'curtain') seat = who;
    else expect(who).toBe(seat);
  }
}
