import type { Locator, Page } from '@playwright/test';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { boxOf, untilLaidOut } from './layout.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForTurn } from './turns.ts';

const GAMES = [
  { game: burgundy, asked: 'action', board: 'Auslage' },
  { game: village, asked: 'turn', board: 'Dorf' },
];

/** Presses at a point and drags what is there to the left and up. */
async function drag(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y - 80, { steps: 8 });
  await page.mouse.up();
}

/** Where words stand on a board that are on no button, all in sight: the ends of each. */
function endsOfWords(board: Locator): Promise<{ x: number; y: number }[]> {
  return board.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const ends: { x: number; y: number }[] = [];
    while (texts.nextNode() !== null) {
      const { currentNode } = texts;
      if (currentNode.parentElement?.closest('button, .vh') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { right, bottom, width, height } = range.getBoundingClientRect();
      if (width > 20) ends.push({ x: right - 2, y: bottom - height / 2 });
    }
    return ends;
  });
}

for (const { game, asked, board: name } of GAMES) {
  test.describe(`the board of ${game.id}`, () => {
    test.beforeEach(async ({ parlour }) => {
      const record = playedRecord({
        game,
        seats: seatPlans(2),
        seed: 'board-room',
        until: (table) => table.seq > 30 && isAsked(0, asked)(table),
      });
      await settle(parlour);
      await openRecord(parlour, record);
      await waitForTurn(parlour);
      await untilLaidOut(parlour);
    });

    test('grows around the pointer, is moved by hand, and is whole again', async ({ parlour }) => {
      const board = parlour.getByRole('region', { name, exact: true });
      const whole = parlour.getByRole('button', { name: 'Ganzes Brett' });
      const before = await boxOf(board);
      const move = await shownMove(parlour);
      await expect(whole).toHaveCount(0);

      await parlour.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
      await parlour.mouse.wheel(0, -100);
      await expect(whole).toBeVisible();
      await parlour.mouse.wheel(0, -400);
      await expect.poll(async () => (await boxOf(board)).width / before.width).toBeGreaterThan(2);
      const grown = await boxOf(board);
      expect(grown.width / before.width).toBeCloseTo(Math.exp(500 * 0.0016), 1);
      expect(grown.x + grown.width / 2).toBeCloseTo(before.x + before.width / 2, -1);

      await drag(parlour, { x: before.x + before.width / 2, y: before.y + before.height / 2 });
      const moved = await boxOf(board);
      expect(moved.x).toBeCloseTo(grown.x - 120, -1);
      expect(moved.y).toBeCloseTo(grown.y - 80, -1);
      expect(await shownMove(parlour)).toBe(move);

      await whole.click();
      await expect(whole).toHaveCount(0);
      expect(await boxOf(board)).toEqual(before);
    });

    test('has no words marked when it is dragged', async ({ parlour }) => {
      const words = await endsOfWords(parlour.getByRole('region', { name, exact: true }));
      expect(words.length).toBeGreaterThan(2);
      for (const end of words.slice(0, 6)) {
        await drag(parlour, end);
        expect(await parlour.evaluate(() => getSelection()?.toString() ?? '')).toBe('');
      }
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
