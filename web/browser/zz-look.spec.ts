import { manifestOf } from '@spielstube/games';
import { followLesson } from './lesson.ts';
import { settle, test } from './parlour.ts';
const W = Number(process.env.W ?? 1440), H = Number(process.env.H ?? 900), G = process.env.G ?? 'burgundy';
test('look', async ({ parlour: page }) => {
  await page.setViewportSize({ width: W, height: H });
  await settle(page, { lang: (process.env.LANG2 ?? 'de') as 'de', light: (process.env.LIGHT ?? 'day') as 'day', pace: 'off' } as never);
  await page.goto(`/learn/${G}`);
  await page.locator('main .btn.primary').waitFor();
  await page.waitForTimeout(600);
  const out = (n: string) => `/tmp/lesson-search/pics/${G}-${W}-${n}.jpg`;
  await page.screenshot({ path: out('learn'), type: 'jpeg', quality: 80 });
  await page.locator('main .btn.primary').click();
  await page.locator('[data-step]').waitFor();
  const course = await manifestOf(G)?.lesson?.course();
  if (course === undefined) throw new Error('no course');
  const only = process.env.ONLY?.split(',').map(Number);
  await followLesson(page, course, async (step) => {
    if (only !== undefined && !only.includes(step)) return;
    await page.waitForTimeout(150);
    await page.screenshot({ path: out(`${step}`.padStart(3, '0')), type: 'jpeg', quality: 70 });
  });
  await page.screenshot({ path: out('end'), type: 'jpeg', quality: 80 });
});
