import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { finishedRecord, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

for (const game of [burgundy, village]) {
  test(`in the replay of ${game.id} everybody is in sight beside the log`, async ({ parlour }, testInfo) => {
    await settle(parlour);
    await openRecord(parlour, testInfo.outputPath('end.txt'), finishedRecord(game, 4, 'past'));
    await parlour.getByRole('button', { name: /Ansehen/ }).click();
    await parlour.getByRole('slider').fill('30');
    await expect(parlour.getByText(/^Zug 30 von/)).toBeVisible();
    const [others, log] = await Promise.all([
      parlour.getByRole('region', { name: 'Die anderen' }).boundingBox(),
      parlour.getByRole('complementary', { name: 'Verlauf' }).boundingBox(),
    ]);
    if (others === null || log === null) throw new Error('nothing is shown');
    const apart =
      others.x + others.width <= log.x || others.y + others.height <= log.y || log.y + log.height <= others.y;
    expect(apart).toBe(true);
    expect(others.height).toBeGreaterThan(60);
    // Clickable in its middle: nothing lies on it.
    await parlour.getByRole('button', { name: 'Sophie ansehen' }).click();
    await expect(parlour.getByRole('dialog')).toBeVisible();
  });

  test(`the log of ${game.id} goes back to its latest line with the table`, async ({ parlour }, testInfo) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(2),
      seed: 'past',
      until: (table) => table.seq > 60 && table.deciding().includes(0),
    });
    await openRecord(parlour, testInfo.outputPath('past.txt'), record);
    await waitForTurn(parlour);
    const log = parlour.getByRole('complementary', { name: 'Verlauf' });
    const lines = log.getByRole('button');
    await lines.last().click();
    await expect(lines.last()).toHaveAttribute('aria-current', 'step');
    await expect(lines.first()).not.toBeInViewport();
    await parlour.getByRole('button', { name: 'Zurück zum Jetzt' }).click();
    await expect(lines.first()).toBeInViewport();
    await expect(log.locator('[aria-current]')).toHaveCount(0);
  });
}
