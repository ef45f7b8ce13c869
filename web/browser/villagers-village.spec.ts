import type { Page } from '@playwright/test';
import { CHAIN } from '@spielstube/games/villagers/data/jobs.ts';
import { type Villagers, type VillagersAction, villagers } from '@spielstube/games/villagers/index.ts';
import { isHidden } from '@spielstube/games/villagers/rules/knowledge.ts';
import { unlockingOf } from '@spielstube/games/villagers/text/prospect.ts';
import type { Table } from '@spielstube/table';
import { foundRecord, isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

const viewOf = (table: Table): Villagers => table.look(0).view as Villagers;

/** Hand cards that can be placed at once, and whose padlock one other villager or the bank would be paid for. */
const payable = (table: Table): number[] =>
  (table.look(0).decision?.choices ?? []).flatMap((choice) => {
    const action = choice.action as VillagersAction;
    if (action.do !== 'play' || CHAIN[action.job].length > 0) return [];
    const unlocking = unlockingOf(viewOf(table), 0, action.job);
    const isSure = unlocking.way === 'bank' || (unlocking.way === 'others' && unlocking.owners.length === 1);
    return isSure ? [action.job] : [];
  });

test('what a padlock costs and who is paid is shown before anything is paid', async ({ parlour }) => {
  await settle(parlour);
  const record = foundRecord({
    game: villagers,
    seats: seatPlans(3),
    until: (table) => isAsked(0, 'build')(table) && payable(table).length > 0,
  });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const card = parlour
    .locator('main [data-area="own"] li:has(> [data-way="bank"], > [data-way="others"])')
    .filter({ has: parlour.locator('.target.lit') })
    .first();
  await expect(card.locator('[data-way]')).toContainText('−2');
  const choices = parlour.getByRole('complementary', { name: 'Deine Möglichkeiten' });
  await expect(choices.getByRole('img', { name: 'Preis: 2 Gold' }).first()).toBeVisible();

  const gold = parlour.locator('main [data-anchor="supply-0"] b');
  const before = Number(await gold.textContent());
  const move = await shownMove(parlour);
  await card.locator('.target').click();
  await waitForMove(parlour, move);
  await expect(gold).toHaveText(`${before - 2}`);
});

/** Where the first cards of the rows of the own village are. */
const rowTops = (page: Page): Promise<number[]> =>
  page
    .locator('main [data-anchor="village-0"] > div')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));

test('covered villagers of a large village open when they are looked at, and nothing else moves', async ({
  parlour,
}) => {
  await settle(parlour);
  const record = foundRecord({
    game: villagers,
    seats: seatPlans(2),
    until: (table) =>
      isAsked(0, 'build')(table) &&
      viewOf(table).players[0].village.length > 60 &&
      viewOf(table).players[0].village.some((on, n) => n % 4 === 1 && on > 0),
  });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const bottom = parlour.locator('main [data-anchor="village-0"] [data-columns] > div').first();
  const height = async (): Promise<number> => (await bottom.boundingBox())?.height ?? 0;
  const [closed, rows] = [await height(), await rowTops(parlour)];
  const target = bottom.locator('.target');
  const { x, y } = (await bottom.boundingBox()) ?? { x: 0, y: 0 };
  await parlour.mouse.move(x + 20, y + 8);
  await expect.poll(height).toBeGreaterThan(closed * 3);
  expect(await rowTops(parlour)).toEqual(rows);
  await parlour.mouse.move(0, 0);
  await expect.poll(height).toBe(closed);
  await target.focus();
  await expect.poll(height).toBeGreaterThan(closed * 3);
});

test('whoever was taken openly is remembered, unless the table wants it otherwise', async ({ parlour }) => {
  await settle(parlour);
  for (const memory of [true, false]) {
    const record = playedRecord({
      game: villagers,
      seats: seatPlans(2),
      seed: 'memory',
      options: { memory },
      until: (table) =>
        isAsked(0, 'build')(table) && viewOf(table).players[1].hand.some((card) => !isHidden(card)),
    });
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await parlour.getByRole('button', { name: 'Sophie ansehen' }).click();
    await expect(parlour.getByRole('dialog')).toBeVisible();
    const faces = parlour.getByRole('dialog').locator('svg svg use[href^="#vp-"][x]');
    if (memory) await expect(faces).not.toHaveCount(0);
    else await expect(faces).toHaveCount(0);
  }
});
