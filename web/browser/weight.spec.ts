import { expect, settle, test } from './parlour.ts';
import { openScales } from './weight.ts';

/**
 * Bytes that a first visit may cost, compressed: the scripts of the front door, and all up to a table of Village, with
 * what a table has for company (names, marks of panels, the way to the house), where lessons, corrected values and the coach
 * begin, and what everything is named by for keys.
 */
const HOME_SCRIPT = 100_000;
const VILLAGE_TABLE = 272_000;

test.use({ isFirstVisit: true });

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('a first visit and a first table are light', async ({ parlour: page }) => {
  const scales = await openScales();
  await settle(page);
  await page.goto(scales.address);
  await page.getByLabel('Welches Spiel').selectOption('village');
  // Everything is there when the last box front is drawn.
  await expect(page.locator('symbol[id^="cover-"]')).toHaveCount(5);
  const home = { all: scales.weigh(), script: scales.weigh(/\.js$/) };
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(page.locator('main[data-move] .village-board')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const table = scales.weigh();
  const otherWords = scales.weigh(/\/(?:en|chapters)-/);
  await scales.close();
  console.log(`Home: ${inKilobytes(home.all)}, of it script: ${inKilobytes(home.script)}.`);
  console.log(`Up to a table of Village: ${inKilobytes(table)}.`);
  expect(home.script).toBeLessThan(HOME_SCRIPT);
  expect(table).toBeLessThan(VILLAGE_TABLE);
  expect(otherWords, 'words of the other language, or a rules book').toBe(0);
});
