import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, AxeResults, RunOptions } from 'axe-core';
import { resize, untilLaidOut } from './layout.ts';
import { expect, settle } from './parlour.ts';

/** Without what only people read, it takes a page half the time to read, too. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What it is in the page. */
declare const axe: typeof Axe;
const CONTRAST = 'color-contrast';
/** A zoom of 200 % on a window of 1440 x 900 is one of half its size. */
const ZOOMED = { width: 720, height: 450 };

/**
 * Drawings are hidden from those whom axe speaks for; it takes half the time if it need not go through them. What is not
 * painted axe would take for hidden, too.
 */
async function violationsBesidesDrawings(how: RunOptions): Promise<AxeResults['violations']> {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((svg) => {
    const strokes = document.createDocumentFragment();
    strokes.append(...svg.childNodes);
    return { svg, strokes };
  });
  const root = document.documentElement;
  root.dataset.painted = '';
  try {
    if (getComputedStyle(root).opacity !== '1') throw new Error('axe does not see what is not painted');
    return (await axe.run(how)).violations;
  } finally {
    delete root.dataset.painted;
    for (const { svg, strokes } of drawings) svg.append(strokes);
  }
}

/** Axe finds nothing on what is shown now, of all its rules or of one. */
export async function checkAccess(page: Page, screen: string, rule?: string): Promise<void> {
  // What is drawn anew meanwhile would miss its strokes.
  await untilLaidOut(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Describing everything that is right takes axe longer than finding what is wrong.
  const how: RunOptions = { resultTypes: ['violations'], ...(rule === undefined ? {} : { runOnly: [rule] }) };
  const violations = await page.evaluate(violationsBesidesDrawings, how);
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
  await resize(page, ZOOMED);
  await checkAccess(page, `${screen} at 200 %`);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), screen)
    .toBe(true);
  if (before !== null) await resize(page, before);
}

/** The page on which a game is set up, by day and by candle. */
export async function checkSetUp(page: Page, game: string): Promise<void> {
  await settle(page);
  await page.goto(`/game/${game}`);
  await expect(page.locator('form button.primary')).toBeVisible();
  await checkInBothLights(page, 'set-up');
}
