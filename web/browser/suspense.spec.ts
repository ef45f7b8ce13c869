import type { Page } from '@playwright/test';
import type { Game } from '@spielstube/engine';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { clickOnBoard } from './board.ts';
import { finishedRecord, openRecord } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { isOver, waitForTurn } from './turns.ts';

const COUNTING = 'Jetzt wird gezählt';

interface Moment {
  readonly heading: string;
  /** How many numbers stand on the pad. */
  readonly numbers: number;
  readonly charts: number;
}

/** Writes down what the closing scene shows, from its first moment on. Runs in the page. */
function watchEnd(): void {
  const moments: Moment[] = [];
  Object.assign(window, { moments });
  new MutationObserver(() => {
    const heading = document.querySelector('main:has(table) > section h2')?.textContent ?? null;
    const numbers = document.querySelectorAll('main table td:has(span)').length;
    const charts = document.querySelectorAll('main figure, main > div > *').length;
    const last = moments.at(-1);
    if (heading === null || (last?.heading === heading && last.numbers === numbers)) return;
    moments.push({ heading, numbers, charts });
  }).observe(document, { subtree: true, childList: true });
}

const momentsOf = (page: Page): Promise<Moment[]> =>
  page.evaluate(() => ('moments' in window && Array.isArray(window.moments) ? window.moments : []));

/** Plays the last moves of a game, up to its closing scene with a name in it. */
async function playToTheEnd(page: Page, game: Game): Promise<void> {
  const record = finishedRecord(game, 2, 'suspense');
  const last = record.moves.findLastIndex(({ seat }) => seat === 0);
  await openRecord(page, { ...record, moves: record.moves.slice(0, last), result: null });
  await waitForTurn(page);
  for (let n = 0; !(await isOver(page)); n++) {
    expect(n).toBeLessThan(30);
    await clickOnBoard(page, n);
    await waitForTurn(page);
  }
  await expect(page.locator('main > section h2').first()).not.toHaveText(COUNTING);
}

for (const game of [burgundy, village]) {
  for (const speed of ['fast', 'off'] as const) {
    test.describe(`the end of ${game.id}, motion: ${speed}`, () => {
      test.use({ reducedMotion: 'no-preference' });
      test('the pad is filled before anybody is named', async ({ parlour }) => {
        await parlour.addInitScript(watchEnd);
        await settle(parlour, { speed });
        await playToTheEnd(parlour, game);
        const moments = await momentsOf(parlour);
        const counting = moments.filter(({ heading }) => heading === COUNTING);
        const named = moments.findIndex(({ heading }) => heading !== COUNTING);
        expect(moments.slice(named).every(({ heading }) => heading !== COUNTING)).toBe(true);
        expect(counting).toHaveLength(named);
        if (speed === 'fast') {
          const numbers = counting.map((moment) => moment.numbers);
          expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
          expect(numbers.length).toBeGreaterThan(4);
          expect(counting.every(({ charts }) => charts === 0)).toBe(true);
        } else expect(counting).toEqual([]);
      });
    });
  }
}

test.describe('who cannot wait', () => {
  test.use({ reducedMotion: 'no-preference' });
  for (const way of ['click', 'key']) {
    test(`sees the result at once by a ${way}`, async ({ parlour }) => {
      // As soon as counting begins, it is cut short.
      await parlour.addInitScript((how) => {
        new MutationObserver(() => {
          if (document.querySelector('main:has(table) td:has(span)') === null) return;
          if (how === 'click') document.body.click();
          else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
        }).observe(document, { subtree: true, childList: true });
      }, way);
      await parlour.addInitScript(watchEnd);
      await settle(parlour, { speed: 'fast' });
      await playToTheEnd(parlour, burgundy);
      const counting = (await momentsOf(parlour)).filter(({ heading }) => heading === COUNTING);
      // Nothing but the first line was written by hand.
      expect(counting).toHaveLength(2);
    });
  }
});
