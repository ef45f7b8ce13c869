import type { Game, Options } from '@spielstube/engine';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { newdale } from '@spielstube/games/newdale/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { unexplained } from './explained.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { openStage } from './staged.ts';
import { waitForTurn } from './turns.ts';

const tables: readonly { readonly game: Game; readonly options: Readonly<Record<number, Options>> }[] = [
  { game: burgundy, options: { 3: {}, 1: {} } },
  { game: village, options: { 3: { goals: true }, 1: {} } },
  { game: orleans, options: { 3: {} } },
  { game: villagers, options: { 3: { support: true, profiteers: true, development: true }, 1: {} } },
  { game: newdale, options: { 3: { chapter: 'II' }, 1: { chapter: 'VIII' } } },
];

for (const { game, options: wanted } of tables) {
  test(`every number and sign on a table of ${game.id} explains itself, among others and alone`, async ({
    parlour,
  }) => {
    for (const [seats, options] of Object.entries(wanted)) {
      const record = playedRecord({
        game,
        seats: seatPlans(Number(seats)),
        seed: 'explained',
        options,
        until: (table) => table.seq > 40 && table.deciding().includes(0),
      });
      await openStage(parlour, record);
      await expect(parlour.locator('[data-bare-board]:empty')).toHaveCount(0);
      expect(await parlour.evaluate(unexplained, 'header, main'), `with ${seats}`).toEqual([]);
      await parlour.keyboard.press('c');
      await expect(parlour.getByRole('dialog')).toBeVisible();
      await expect(parlour.locator('[data-bare-board]:empty')).toHaveCount(0);
      expect(await parlour.evaluate(unexplained, 'dialog section section'), `with ${seats}`).toEqual([]);
      await parlour.keyboard.press('Escape');
      await expect(parlour.getByRole('dialog')).toHaveCount(0);
    }
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
