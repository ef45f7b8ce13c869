import { openRecord } from './finished.ts';
import { pressForMove, tabTo } from './keyboard.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';
import { stagesAt } from './village-stages.ts';

test('a wedding by keyboard: the house, then what it brings', async ({ parlour }, testInfo) => {
  const record = stagesAt(['house'], { marriage: 'front' }).get('house');
  await settle(parlour);
  await openRecord(parlour, testInfo.outputPath('house.txt'), record ?? '');
  await waitForTurn(parlour);
  // The leaf has come by itself.
  await expect(parlour.getByRole('region', { name: 'Heirat' })).toBeVisible();
  const question = parlour.locator('main [aria-live] p').first();
  await expect(question).toContainText('Wohin zieht das Paar?');
  await pressForMove(parlour, async () => {
    const bakery = parlour.locator('main .target.lit').filter({ hasText: /^In die Bäckerei/ });
    expect(await tabTo(parlour, bakery)).toBe(true);
    return 'Enter';
  });
  await expect(question).toContainText('Was bringt dein Mitglied ein?');
  await pressForMove(parlour, '1');
  await expect(parlour.getByRole('complementary', { name: 'Verlauf' })).toContainText('Bäckerei');
});

test('tabs show what lies on a leaf, and lay it over the far side', async ({ parlour }, testInfo) => {
  const record = stagesAt(['turn'], { inn: 'front', marriage: 'front' }).get('turn');
  await settle(parlour);
  await openRecord(parlour, testInfo.outputPath('turn.txt'), record ?? '');
  await waitForTurn(parlour);
  const leaf = parlour.getByRole('region', { name: 'Wirtshaus' });
  const tab = (name: string) =>
    parlour.locator('[aria-pressed]').and(parlour.getByRole('button', { name, exact: true }));
  await expect(leaf).toHaveCount(0);
  await expect(
    parlour.getByRole('region', { name: 'Dorf' }).getByRole('button', { name: /^Nordburg/ }),
  ).toBeVisible();
  await tab('Wirtshaus').click();
  await expect(leaf).toBeVisible();
  await expect(tab('Wirtshaus')).toHaveAttribute('aria-pressed', 'true');
  await expect(leaf.getByRole('button', { name: /von „Wirtshaus“ nehmen/ }).first()).toBeVisible();
  await expect(parlour.getByRole('button', { name: /^Nordburg/ })).toHaveCount(0);
  await tab('Heirat').click();
  await expect(leaf).toHaveCount(0);
  await expect(parlour.getByRole('region', { name: 'Heirat' })).toBeVisible();
});
