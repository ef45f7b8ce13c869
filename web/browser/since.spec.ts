import type { Locator } from '@playwright/test';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { clickOnBoard } from './board.ts';
import { liftCurtain, nameOnCurtain, watchViews } from './curtains.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

/**
 * Writes down what is shown again until the table is back at now: the moves, and how many things were marked meanwhile. With
 * `isStopped` a key ends it at once. Runs in the page, where nothing is over before it is looked at.
 */
function watchPast(isStopped: boolean): Promise<{ moves: string[]; marks: number }> {
  return new Promise((resolve) => {
    const moves: string[] = [];
    let marks = 0;
    const watching = new MutationObserver(() => {
      const past = document.querySelector('main[data-past="true"]');
      if (past !== null) {
        marks += past.querySelectorAll('[data-changed]').length;
        const move = past.getAttribute('data-move') ?? '';
        if (moves.at(-1) === move) return;
        moves.push(move);
        if (isStopped) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }));
      } else if (moves.length > 0) {
        watching.disconnect();
        resolve({ moves, marks });
      }
    });
    watching.observe(document.body, { attributes: true, subtree: true });
  });
}

for (const game of [burgundy, village]) {
  test(`${game.id}: what the others did is marked until one acts, and can be seen again`, async ({
    parlour,
  }) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(3),
      seed: 'since',
      until: (table) => table.seq > 40 && table.deciding().includes(0) && table.look(0).since < table.seq,
    });
    const last = record.moves.findLastIndex(({ seat }) => seat === 0) + 1;
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    const marks = parlour.locator('main [data-changed]');
    await expect(marks).not.toHaveCount(0);

    // Once more on the board, move by move, and back to now by itself.
    const shown = parlour.evaluate(watchPast, false);
    await parlour.getByRole('button', { name: 'Noch einmal sehen, was die anderen taten' }).click();
    const moves = Array.from({ length: record.moves.length - last + 1 }, (_, n) => `${last + n}`);
    expect(await shown).toEqual({ moves, marks: 0 });
    await expect(marks).not.toHaveCount(0);

    // A key does the same, and ends it at once.
    const stopped = parlour.evaluate(watchPast, true);
    await parlour.keyboard.press('w');
    expect((await stopped).moves).toEqual([`${last}`]);
    await expect(marks).not.toHaveCount(0);

    await clickOnBoard(parlour, 0);
    await expect(marks).toHaveCount(0);
  });
}

test('numbers that others have changed are marked, and their moves can be skipped', async ({ parlour }) => {
  // At this pace nobody would wait for three bots.
  await settle(parlour, { pace: 'slow' });
  const record = playedRecord({
    game: village,
    seats: seatPlans(4),
    seed: 'skip',
    until: (table) => table.look(0).decision?.frame.kind === 'endTurn',
  });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const before = await shownMove(parlour);
  await parlour.keyboard.press(' ');
  await waitForMove(parlour, before);
  const skip = parlour.getByRole('button', { name: 'Züge der anderen überspringen' });
  await skip.click();
  await waitForTurn(parlour);
  await expect(skip).toHaveCount(0);
  await expect(parlour.locator('main .changed').first()).toBeVisible();
  await clickOnBoard(parlour, 0);
  await expect(parlour.locator('main .changed')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('what the others did is told beside everything else', async ({ parlour }) => {
    await watchViews(parlour);
    await settle(parlour);
    await startGame(parlour, 'burgundy', ['Ich', 'Freund', 'frei', 'frei'], 'curtain');
    const told = parlour.getByRole('status', { name: 'Inzwischen' });
    for (let n = 0; (await told.count()) === 0; n++) {
      expect(n).toBeLessThan(60);
      await waitForTurn(parlour);
      const name = await nameOnCurtain(parlour);
      if (name === null) await clickOnBoard(parlour, n * 5);
      else await liftCurtain(parlour, name === 'Marthe' ? 0 : 1);
    }
    const boxOf = async (thing: Locator) => (await thing.boundingBox()) ?? { y: 0, height: 0 };
    const lies = await boxOf(told);
    for (const name of ['Auslage', 'Dein Bereich', 'Die anderen']) {
      const other = await boxOf(parlour.getByRole('region', { name, exact: true }));
      expect(other.height).toBeGreaterThan(20);
      expect(other.y >= lies.y + lies.height || other.y + other.height <= lies.y, name).toBe(true);
    }
    await told.getByRole('button', { name: 'Zeilen zeigen' }).tap();
    await expect(told.getByRole('listitem').first()).toBeVisible();
  });
});
