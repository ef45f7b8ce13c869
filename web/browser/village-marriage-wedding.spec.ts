import { openRecord } from './finished.ts';
import { pressForMove, tabTo } from './keyboard.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';
import { stagesAt } from './village-stages.ts';

test('a wedding by keyboard: the house, then what it brings', async ({ parlour }) => {
  const record = stagesAt(['house'], { marriage: 'front' }).get('house');
  await settle(parlour);
  await openRecord(parlour, record ?? '');
  await waitForTurn(parlour);
  // The leaf has come by itself.
  await expect(parlour.getByRole('region', { name: 'Heirat' })).toBeVisible();
  const question = parlour.locator('main [aria-live] p').first();
  await expect(question).toContainText('Wohin zieht das Paar?');
  const bakery = parlour.locator('main .target.lit').filter({ has: parlour.getByLabel(/^In die Bäckerei/) });
  expect(await tabTo(parlour, bakery)).toBe(true);
  await pressForMove(parlour, 'Enter');
  await expect(question).toContainText('Was bringt dein Mitglied ein?');
  await pressForMove(parlour, '1');
  await expect(parlour.getByRole('complementary', { name: 'Verlauf' })).toContainText('Bäckerei');
});

test('tabs show what lies on a leaf, and lay it over the far side', async ({ parlour }) => {
  const record = stagesAt(['turn'], { inn: 'front', marriage: 'front' }).get('turn');
  await settle(parlour);
  await openRecord(parlour, record ?? '');
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

  // On a phone they are a row below the board, with the number of choices on each part.
  await parlour.setViewportSize({ width: 390, height: 844 });
  const row = parlour.getByRole('navigation', { name: 'Dorf' });
  const part = (name: string) => row.getByRole('button', { name });
  await expect(row.getByRole('button')).toHaveText([
    /^Dorf\d+$/,
    /^Reise\d*$/,
    /^Wirtshaus\d+$/,
    /^Heirat\d*$/,
  ]);
  await part('Wirtshaus').click();
  await expect(leaf).toBeInViewport({ ratio: 1 });
  await expect(part('Wirtshaus')).toHaveAttribute('aria-pressed', 'true');
  const cubes = leaf.getByRole('button', { name: /von „Wirtshaus“ nehmen/ });
  const names = cubes.locator('> .vh');
  const kinds = new Set(await names.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)));
  await expect(part('Wirtshaus')).toHaveText(`Wirtshaus${kinds.size}`);
  await part('Dorf').click();
  await expect(leaf).not.toBeInViewport({ ratio: 0.5 });
  await expect(part('Dorf')).toHaveAttribute('aria-pressed', 'true');
});
