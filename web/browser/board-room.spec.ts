import type { Locator, Page } from '@playwright/test';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForTurn } from './turns.ts';

const GAMES = [
  { game: burgundy, asked: 'action', board: 'Auslage' },
  { game: village, asked: 'turn', board: 'Dorf' },
];

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not there');
  return box;
}

/** Presses in the middle of a thing and drags it to the left and up. */
async function drag(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(thing);
  const [left, top] = [Math.max(x, 0) + Math.min(width, 800) / 2, Math.max(y, 0) + Math.min(height, 400) / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left - 60, top - 40, { steps: 4 });
  await page.mouse.move(left - 120, top - 80, { steps: 4 });
  await page.mouse.up();
}

for (const { game, asked, board: name } of GAMES) {
  test.describe(`the board of ${game.id}`, () => {
    test.beforeEach(async ({ parlour }, testInfo) => {
      const record = playedRecord({
        game,
        seats: seatPlans(2),
        seed: 'board-room',
        until: (table) => table.seq > 30 && isAsked(0, asked)(table),
      });
      await settle(parlour);
      await openRecord(parlour, testInfo.outputPath('room.txt'), record);
      await waitForTurn(parlour);
    });

    test('grows around the pointer, is moved by hand, and is whole again', async ({ parlour }) => {
      const board = parlour.getByRole('region', { name, exact: true });
      const whole = parlour.getByRole('button', { name: 'Ganzes Brett' });
      const before = await boxOf(board);
      const move = await shownMove(parlour);
      await expect(whole).toHaveCount(0);

      await parlour.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
      await parlour.mouse.wheel(0, -500);
      await expect(whole).toBeVisible();
      const grown = await boxOf(board);
      expect(grown.width / before.width).toBeCloseTo(Math.exp(500 * 0.0016), 1);
      expect(grown.x + grown.width / 2).toBeCloseTo(before.x + before.width / 2, -1);

      await drag(parlour, board);
      const moved = await boxOf(board);
      expect(moved.x).toBeCloseTo(grown.x - 120, -1);
      expect(moved.y).toBeCloseTo(grown.y - 80, -1);
      expect(await shownMove(parlour)).toBe(move);

      await whole.click();
      await expect(whole).toHaveCount(0);
      expect(await boxOf(board)).toEqual(before);
    });

    test('has no words marked when it is dragged', async ({ parlour }) => {
      const board = parlour.getByRole('region', { name, exact: true });
      await drag(parlour, board);
      await parlour.keyboard.press('+');
      await drag(parlour, board);
      expect(await parlour.evaluate(() => getSelection()?.toString() ?? '')).toBe('');
    });

    test('shows what has the focus, however much it has grown', async ({ parlour }) => {
      for (let n = 0; n < 8; n++) await parlour.keyboard.press('+');
      await expect(parlour.getByRole('button', { name: 'Ganzes Brett' })).toBeVisible();
      const lit = parlour.getByRole('region', { name, exact: true }).locator('.target.lit');
      for (const one of [lit.first(), lit.last()]) {
        await one.focus();
        await expect(one).toBeInViewport({ ratio: 0.5 });
      }
    });
  });
}
