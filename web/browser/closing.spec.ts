import { village } from '@spielstube/games/village/index.ts';
import { finishedRecord, openRecord } from './finished.ts';
import { expect, settle, test } from './parlour.ts';

test.describe('where the system allows motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the closing scene stands still with motion off, and names only what this table scores', async ({
    parlour,
  }) => {
    await settle(parlour);
    await openRecord(parlour, finishedRecord(village, 2, 'closing'));
    const pad = parlour.getByRole('table');
    await expect(pad.getByRole('rowheader', { name: 'Dorfchronik' })).toBeVisible();
    await expect(pad.getByRole('rowheader', { name: 'Lebensziele' })).toHaveCount(0);
    expect(await parlour.evaluate(() => document.getAnimations().length)).toBe(0);

    // The same scene moves as soon as motion is wanted.
    await parlour.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('spielstube.settings') ?? '{}');
      localStorage.setItem('spielstube.settings', JSON.stringify({ ...settings, speed: 'normal' }));
    });
    await parlour.reload();
    await expect(pad.getByRole('rowheader', { name: 'Dorfchronik' })).toBeVisible();
    await expect.poll(() => parlour.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  });
});
