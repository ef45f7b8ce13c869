import type { Page, TestInfo } from '@playwright/test';
import { playOnBoard } from './board.ts';
import { unexplained } from './explained.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';
import { ALL_THREE, village } from './village-stages.ts';

/** A new game with Inn, Port and Marriage. */
async function beginWithAll(page: Page, testInfo: TestInfo, seats: number): Promise<void> {
  const record = playedRecord({
    game: village,
    seats: seatPlans(seats),
    options: ALL_THREE,
    seed: 'all-three',
    until: () => true,
  });
  await settle(page);
  await openRecord(page, testInfo.outputPath('record.txt'), record);
  await waitForTurn(page);
}

test('Village with Inn, Port and Marriage, by clicking on the board only', async ({ parlour }, testInfo) => {
  await beginWithAll(parlour, testInfo, 2);
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByRole('row', { name: /^Personen/ })).toBeVisible();
});

test('Village alone with Conny and all three, to a title', async ({ parlour }, testInfo) => {
  await beginWithAll(parlour, testInfo, 1);
  await expect(parlour.getByText('Conny').first()).toBeVisible();
  await playOnBoard(parlour);
  await expect(
    parlour.getByRole('heading', { name: /Lehrling|Geselle|Meister|Großmeister|Genie|Polyhistor/ }),
  ).toBeVisible();
});

for (const seats of [3, 1]) {
  test(`every number and sign explains itself with all three and ${seats}`, async ({ parlour }, testInfo) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(seats),
      options: { ...ALL_THREE, goals: true },
      seed: 'explained',
      until: (table) => table.seq > 90 && table.deciding().includes(0),
    });
    await settle(parlour);
    await openRecord(parlour, testInfo.outputPath('record.txt'), record);
    await waitForTurn(parlour);
    const lay = (tab: string) => parlour.locator('[aria-pressed]').filter({ hasText: tab }).click();
    for (const leaf of ['Wirtshaus', 'Heirat']) {
      await lay(leaf);
      expect(await parlour.evaluate(unexplained, `section[aria-label="${leaf}"]`), leaf).toEqual([]);
    }
    await lay('Reise');
    expect(await parlour.evaluate(unexplained, 'header, main')).toEqual([]);
    await parlour.keyboard.press('c');
    await expect(parlour.getByRole('dialog')).toBeVisible();
    expect(await parlour.evaluate(unexplained, 'dialog section section')).toEqual([]);
  });
}
