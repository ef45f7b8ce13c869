import type { Page } from '@playwright/test';
import { village } from '@spielstube/games/village/index.ts';
import { clickOnBoard } from './board.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { untilLaidOut } from './layout.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const boxOf = async (page: Page, name: string) => {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (box === null) throw new Error(`${name} is not there`);
  return box;
};

test('a round of Village on a phone', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'village', ['Ich', 'Automat'], 'phone');
  const second = parlour.getByText('Runde 2', { exact: true });
  for (let clicks = 0; !(await second.first().isVisible()); clicks++) {
    expect(clicks).toBeLessThan(100);
    await waitForTurn(parlour);
    await clickOnBoard(parlour, clicks * 7);
  }
  await waitForTurn(parlour);
  expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test.describe('in the middle of a game', () => {
  test.beforeEach(async ({ parlour }) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(3),
      seed: 'phone-1',
      until: (table) => table.seq > 30 && isAsked(0, 'turn')(table),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await untilLaidOut(parlour);
    // The board has moved to what is lit when it counts what is still out of sight.
    await expect(parlour.getByRole('button', { name: /^(?:Links|Rechts): [1-9]/ }).first()).toBeVisible();
  });

  test('the way to what lies out of sight covers nothing of the village', async ({ parlour }) => {
    const board = await parlour.getByRole('region', { name: 'Dorf' }).boundingBox();
    expect(board).not.toBeNull();
    for (const side of ['Links: ', 'Rechts: ']) {
      const way = await boxOf(parlour, side);
      expect(way.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
    }
    await parlour.getByRole('button', { name: 'Rechts: ' }).tap();
    await expect(parlour.getByRole('button', { name: 'Links: ' })).toBeEnabled();
  });

  test('a fingertip beside a cube takes it, and between two it is asked which one', async ({ parlour }) => {
    const cubes = parlour.getByRole('button', { name: / von „[^“]+“ nehmen/ }).and(parlour.locator('.lit'));
    const boxes = await cubes.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ right }) => right < window.innerWidth),
    );
    const pairs = boxes.flatMap((one) =>
      boxes
        .filter((other) => other.y === one.y && other.x > one.x && other.x < one.right + 6)
        .map((other) => [one, other]),
    );
    const [left, right] = pairs[0];
    await parlour.touchscreen.tap((left.right + right.left) / 2, left.y + left.height / 2);
    const which = parlour.getByRole('dialog', { name: 'Was davon?' });
    await expect(which.getByRole('button')).toHaveCount(2);
    await parlour.getByText('Welchen Stein nimmst du?').first().tap();
    await expect(which).toHaveCount(0);

    const move = await parlour.locator('main').getAttribute('data-move');
    await parlour.touchscreen.tap(left.x + 2, left.bottom + 8);
    await expect(parlour.locator('main')).not.toHaveAttribute('data-move', move ?? '');
  });

  test('on its side it shows the question, the village and the farm at once', async ({ parlour }) => {
    await parlour.setViewportSize({ width: 844, height: 390 });
    await expect(parlour.getByText('Welchen Stein nimmst du?').first()).toBeInViewport({ ratio: 1 });
    await expect(parlour.getByRole('region', { name: 'Dorf' })).toBeInViewport({ ratio: 1 });
    await expect(parlour.getByRole('region', { name: 'Mein Hof' })).toBeInViewport({ ratio: 0.9 });
    await parlour.getByRole('button', { name: 'Mein Hof' }).tap();
    await expect(parlour.getByText('Unterwegs')).toBeInViewport();
  });
});
