import type { Locator, Page } from '@playwright/test';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { newdale } from '@spielstube/games/newdale/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { clickOnBoard } from './board.ts';
import { openAnother, playedRecord, seatPlans } from './finished.ts';
import { untilLaidOut } from './layout.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

const MOST_MOVES = 40;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Where things are laid out; that a button rises under the pointer does not count. */
const placesOf = (things: Locator[]): Promise<number[][]> =>
  Promise.all(
    things.map((thing) =>
      thing.evaluate((element: HTMLElement) => [
        element.offsetLeft,
        element.offsetTop,
        element.offsetWidth,
        element.offsetHeight,
      ]),
    ),
  );

/**
 * Plays on until something was undone and a turn was ended: neither button moves meanwhile, and whoever clicks twice on the
 * end of a turn has not clicked on what came next.
 */
async function checkPlaces(page: Page): Promise<void> {
  const buttons = ['ui-undo', 'ui-check'].map((glyph) =>
    page.locator(`main > section > .btn:has(use[href="#${glyph}"])`),
  );
  const [undo, end] = buttons;
  const places = await placesOf(buttons);

  let ended = 0;
  let undone = 0;
  for (let n = 0; ended === 0 || undone === 0; n++) {
    expect(n).toBeLessThan(MOST_MOVES);
    expect(await placesOf(buttons)).toEqual(places);
    const before = await shownMove(page);
    if (undone === 0 && (await undo.getAttribute('aria-disabled')) === null) {
      undone++;
      await undo.click();
      await waitForMove(page, before);
    } else if ((await end.getAttribute('aria-disabled')) === null) {
      ended++;
      await end.dblclick();
      await waitForMove(page, before);
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
    } else await clickOnBoard(page, n * 3);
    expect(await placesOf(buttons)).toEqual(places);
    await waitForTurn(page);
  }
}

for (const game of [burgundy, village, orleans, villagers, newdale]) {
  test(`${game.id}: undo and the end of a turn stay where they are, and a second click does nothing`, async ({
    parlour,
  }) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(2),
      seed: 'places',
      until: (table) => table.seq > 8 && table.deciding().includes(0),
    });
    for (const viewport of [WIDE, PHONE]) {
      await openAnother(parlour, record);
      await parlour.setViewportSize(viewport);
      await waitForTurn(parlour);
      await untilLaidOut(parlour);
      await checkPlaces(parlour);
    }
  });
}
