import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect, settle } from './parlour.ts';

const CONTRAST = 'color-contrast';
/** A zoom of 200 % on a window of 1440 x 900 is one of half its size. */
const ZOOMED = { width: 720, height: 450 };

/** Axe finds nothing on what is shown now, of all its rules or of one. */
export async function checkAccess(page: Page, screen: string, rule?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Describing everything that is right takes axe longer than finding what is wrong, and drawings are hidden from those
  // whom it speaks for.
  const where = { exclude: [['svg[aria-hidden="true"]']] };
  const how = { resultTypes: ['violations'], ...(rule === undefined ? {} : { runOnly: [rule] }) };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(where)}, ${JSON.stringify(how)})`,
  );
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect.soft(found).toEqual([]);
}

/** By day and by candle: another light changes colours and nothing else. */
export async function checkInBothLights(page: Page, screen: string): Promise<void> {
  const light = (now: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.dataset.light = value;
    }, now);
  await checkAccess(page, screen);
  await light('candle');
  await checkAccess(page, `${screen} by candle`, CONTRAST);
  await light('day');
}

/** At a zoom of 200 %, where nothing may scroll sideways. */
export async function checkZoomed(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(ZOOMED);
  await checkAccess(page, `${screen} at 200 %`);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), screen)
    .toBe(true);
  if (before !== null) await page.setViewportSize(before);
}

/** The page on which a game is set up, by day and by candle. */
export async function checkSetUp(page: Page, game: string): Promise<void> {
  await settle(page);
  await page.goto(`/game/${game}`);
  await expect(page.locator('form button.primary')).toBeVisible();
  await checkInBothLights(page, 'set-up');
}
