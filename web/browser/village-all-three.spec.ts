import type { Page } from '@playwright/test';
import { playOnBoard } from './board.ts';
import { unexplained } from './explained.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { resize } from './layout.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';
import { ALL_THREE, village } from './village-stages.ts';

/** Where the panels of five players are narrow. */
const NARROW = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

/** A new game with Inn, Port and Marriage. */
async function beginWithAll(page: Page, seats: number): Promise<void> {
  const record = playedRecord({
    game: village,
    seats: seatPlans(seats),
    options: ALL_THREE,
    seed: 'all-three',
    until: () => true,
  });
  await settle(page);
  await openRecord(page, record);
  await waitForTurn(page);
}

test('Village with Inn, Port and Marriage, by clicking on the board only', async ({ parlour }) => {
  await beginWithAll(parlour, 2);
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByRole('row', { name: /^Personen/ })).toBeVisible();
});

test('Village alone with Conny and all three, to a title', async ({ parlour }) => {
  await beginWithAll(parlour, 1);
  await expect(parlour.getByText('Conny').first()).toBeVisible();
  await playOnBoard(parlour);
  await expect(
    parlour.getByRole('heading', { name: /Lehrling|Geselle|Meister|Großmeister|Genie|Polyhistor/ }),
  ).toBeVisible();
});

/** How far the ship of a rival comes to the edge of its panel, and negative if it leaves it, in pixels. */
const leftOfPanels = (page: Page): Promise<number> =>
  page.locator('[data-part="ship"]').evaluateAll((ships) =>
    Math.min(
      ...ships.map((ship) => {
        const panel = ship.closest('.sheet')?.getBoundingClientRect();
        const { right, bottom } = ship.getBoundingClientRect();
        return panel === undefined ? -1 : Math.min(panel.right - right, panel.bottom - bottom);
      }),
    ),
  );

for (const seats of [5, 1]) {
  test(`every number and sign explains itself with all three and ${seats}`, async ({ parlour }) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(seats),
      options: { ...ALL_THREE, goals: true },
      seed: 'explained',
      until: (table) => table.seq > (seats > 1 ? 200 : 90) && table.deciding().includes(0),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    const lay = (tab: string) =>
      parlour.locator('[aria-pressed]').filter({ hasText: tab, visible: true }).click();
    const bare = parlour.locator('[data-bare-board]:empty');
    for (const leaf of ['Wirtshaus', 'Heirat']) {
      await lay(leaf);
      await expect(parlour.getByRole('region', { name: leaf })).toBeVisible();
      await expect(bare).toHaveCount(0);
      expect(await parlour.evaluate(unexplained, `section[aria-label="${leaf}"]`), leaf).toEqual([]);
    }
    await lay('Reise');
    await expect(parlour.getByRole('region', { name: 'Heirat' })).toHaveCount(0);
    await expect(bare).toHaveCount(0);
    expect(await parlour.evaluate(unexplained, 'header, main')).toEqual([]);
    if (seats > 1) {
      for (const size of NARROW) {
        await resize(parlour, size);
        expect(await leftOfPanels(parlour), `the ships at ${size.width}`).toBeGreaterThan(0);
      }
      await resize(parlour, { width: 1440, height: 900 });
    }
    await parlour.keyboard.press('c');
    await expect(parlour.getByRole('dialog')).toBeVisible();
    await expect(bare).toHaveCount(0);
    expect(await parlour.evaluate(unexplained, 'dialog section section')).toEqual([]);
  });
}
