import { expect, settle, test } from './parlour.ts';
import { openScales, settled, weightOf } from './weight.ts';

/** Compressed bytes that a first visit may cost. */
const HOME_SCRIPT = 100_000;
const VILLAGE_TABLE = 400_000;

test('a first visit and a first table are light', async ({ parlour: page }) => {
  const scales = await openScales();
  await settle(page);
  await page.goto(scales.address);
  await page.waitForLoadState('networkidle');
  await settled(page);
  const home = scales.take();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(page.locator('main[data-move]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await settled(page);
  const table = scales.take();
  await scales.close();
  const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  for (const [path, bytes] of [...home, ...table]) console.log(path, bytes);
  console.log(`home: ${kilo(weightOf(home))}, of it script ${kilo(weightOf(home, /\.js$/))}`);
  console.log(`to a table of Village: ${kilo(weightOf(home) + weightOf(table))}`);
  expect(weightOf(home, /\.js$/)).toBeLessThan(HOME_SCRIPT);
  expect(weightOf(home) + weightOf(table)).toBeLessThan(VILLAGE_TABLE);
});
