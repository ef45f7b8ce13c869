import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect } from './parlour.ts';

interface Look {
  readonly light: 'day' | 'candle';
  readonly lang: 'de' | 'en';
}

/** Each light and each language once. */
const LOOKS: readonly Look[] = [
  { light: 'day', lang: 'de' },
  { light: 'candle', lang: 'en' },
];

/** Shows the page as it is now in another light and language, as if they were chosen in another window. */
async function show(page: Page, look: Look): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'spielstube.settings';
    const settings = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...chosen };
    localStorage.setItem(key, JSON.stringify(settings));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, look);
  await page.waitForFunction(({ light, lang }) => {
    const { documentElement: root } = document;
    return root.lang === lang && root.dataset.light === light;
  }, look);
}

async function findings(page: Page, screen: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Describing everything that is right takes axe longer than finding what is wrong.
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Axe finds nothing on what is shown now, by day in German and by candlelight in English. */
export async function checkAccess(page: Page, screen: string): Promise<void> {
  for (const look of LOOKS.toReversed()) {
    await show(page, look);
    expect.soft(await findings(page, `${screen} by ${look.light} in ${look.lang}`)).toEqual([]);
  }
}
