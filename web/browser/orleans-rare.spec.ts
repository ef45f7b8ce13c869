import { orleans } from '@spielstube/games/orleans/index.ts';
import { clickOnBoard } from './board.ts';
import { openRecord } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { stagesOf } from './pictures/stages.ts';
import { isOver, waitForTurn } from './turns.ts';

/** More clicks than any of these questions takes. */
const MOST_CLICKS = 12;

const stages = stagesOf(orleans);

for (const [kind, question] of [
  ['tower', /Pulverturm/],
  ['bathhouse', /Badehaus/],
  ['pharmacy', /Apotheke/],
  ['sacristy', /Sakristei/],
] as const) {
  test(`what is rarely asked is answered on the board: ${kind}`, async ({ parlour }, testInfo) => {
    const record = stages.get(kind);
    if (record === undefined) throw new Error(`${kind} is never asked`);
    await settle(parlour);
    await openRecord(parlour, testInfo.outputPath('record.txt'), record);
    await waitForTurn(parlour);
    const asking = parlour.locator('main > section', { has: parlour.locator('[aria-live]') });
    await expect(asking).toContainText(question);
    for (let clicks = 0; ; clicks++) {
      expect(clicks).toBeLessThan(MOST_CLICKS);
      await clickOnBoard(parlour, clicks);
      await waitForTurn(parlour);
      // It may have been the last question of all.
      if ((await isOver(parlour)) || !question.test((await asking.textContent()) ?? '')) break;
    }
  });
}
