import type { Locator } from '@playwright/test';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { newdale } from '@spielstube/games/newdale/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { clickOnBoard } from './board.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

const MOST_MOVES = 40;

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

for (const game of [burgundy, village, orleans, villagers, newdale]) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${game.id} at ${viewport.width} pixels`, () => {
      test.use({ viewport });
      test('undo and the end of a turn stay where they are, and a second click does nothing', async ({
        parlour,
      }) => {
        await settle(parlour);
        const record = playedRecord({
          game,
          seats: seatPlans(2),
          seed: 'places',
          until: (table) => table.seq > 8 && table.deciding().includes(0),
        });
        await openRecord(parlour, record);
        await waitForTurn(parlour);
        const buttons = ['ui-undo', 'ui-check'].map((glyph) =>
          parlour.locator(`main > section > .btn:has(use[href="#${glyph}"])`),
        );
        const [undo, end] = buttons;
        const places = await placesOf(buttons);

        let ended = 0;
        let undone = 0;
        for (let n = 0; ended === 0 || undone === 0; n++) {
          expect(n).toBeLessThan(MOST_MOVES);
          expect(await placesOf(buttons)).toEqual(places);
          const before = await shownMove(parlour);
          if (undone === 0 && (await undo.getAttribute('aria-disabled')) === null) {
            undone++;
            await undo.click();
            await waitForMove(parlour, before);
          } else if ((await end.getAttribute('aria-disabled')) === null) {
            ended++;
            await end.dblclick();
            await waitForMove(parlour, before);
            await expect(undo).toHaveAttribute('aria-disabled', 'true');
          } else await clickOnBoard(parlour, n * 3);
          expect(await placesOf(buttons)).toEqual(places);
          await waitForTurn(parlour);
        }
      });
    });
  }
}
