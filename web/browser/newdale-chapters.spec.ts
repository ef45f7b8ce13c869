import { clickOnBoard } from './board.ts';
import { openRecord } from './finished.ts';
import { chapterAt } from './newdale.ts';
import { expect, settle, test } from './parlour.ts';
import { isOver, waitForTurn } from './turns.ts';

/** More clicks than any of these questions takes. */
const MOST_CLICKS = 12;

for (const [kind, chapter] of [
  ['choosePerson', 'II'],
  ['bridge', 'IIIa'],
  ['where', 'IVb'],
  ['chooseHelper', 'V'],
  ['shipyard', 'VI'],
  ['sail', 'VII'],
  ['jail', 'VII'],
  ['hire', 'VIII'],
  ['storm', 'VIII'],
] as const) {
  test(`what only some chapters ask is answered on the board: ${kind} of ${chapter}`, async ({
    parlour,
  }, testInfo) => {
    await settle(parlour);
    await openRecord(parlour, testInfo.outputPath('record.txt'), chapterAt(kind, chapter));
    await waitForTurn(parlour);
    const asking = parlour.locator('main > section', { has: parlour.locator('[aria-live]') });
    const question = await asking.textContent();
    for (let clicks = 0; ; clicks++) {
      expect(clicks).toBeLessThan(MOST_CLICKS);
      await clickOnBoard(parlour, clicks);
      await waitForTurn(parlour);
      // It may have been the last question of all.
      if ((await isOver(parlour)) || (await asking.textContent()) !== question) break;
    }
  });
}
