import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { newdale } from '@spielstube/games/newdale/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { unexplained } from './explained.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const tables = [
  { game: burgundy, seats: 3, options: {} },
  { game: burgundy, seats: 1, options: {} },
  { game: village, seats: 3, options: { goals: true } },
  { game: village, seats: 1, options: {} },
  { game: orleans, seats: 3, options: {} },
  { game: villagers, seats: 3, options: { support: true, profiteers: true, development: true } },
  { game: villagers, seats: 1, options: {} },
  { game: newdale, seats: 3, options: { chapter: 'II' } },
  { game: newdale, seats: 1, options: { chapter: 'VIII' } },
];

for (const { game, seats, options } of tables) {
  test(`every number and sign on a table of ${game.id} with ${seats} explains itself`, async ({
    parlour,
  }) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(seats),
      seed: 'explained',
      options,
      until: (table) => table.seq > 40 && table.deciding().includes(0),
    });
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await expect(parlour.locator('[data-bare-board]:empty')).toHaveCount(0);
    expect(await parlour.evaluate(unexplained, 'header, main')).toEqual([]);
    await parlour.keyboard.press('c');
    await expect(parlour.getByRole('dialog')).toBeVisible();
    expect(await parlour.evaluate(unexplained, 'dialog section section')).toEqual([]);
  });
}

test('an explanation leads to its rule', async ({ parlour }) => {
  await settle(parlour);
  const record = playedRecord({
    game: village,
    seats: seatPlans(3),
    seed: 'explained',
    until: (table) => table.seq > 20 && table.deciding().includes(0),
  });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const supply = parlour.getByRole('img', { name: /^Im grünen Beutel: \d+$/ });
  await supply.hover();
  const note = parlour.getByRole('status').filter({ hasText: 'Im grünen Beutel' });
  await expect(note).toContainText('bestückt');
  await note.getByRole('button', { name: /^Regel VIL-SEED-01/ }).click();
  await expect(parlour.getByRole('dialog').locator('[id="VIL-SEED-01"]')).toBeInViewport();
});
