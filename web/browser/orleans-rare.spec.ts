import { orleans } from '@spielstube/games/orleans/index.ts';
import { clickOnBoard } from './board.ts';
import { expect, test } from './parlour.ts';
import { Staged } from './staged.ts';
import { isOver, waitForTurn } from './turns.ts';

/** More clicks than any of these questions takes. */
const MOST_CLICKS = 12;

const staged = new Staged(orleans);

for (const [kind, question] of [
  ['tower', /Pulverturm/],
  ['bathhouse', /Badehaus/],
  ['pharmacy', /Apotheke/],
  ['sacristy', /Sakristei/],
] as const) {
  test(`what is rarely asked is answered on the board: ${kind}`, async ({ parlour }) => {
    await staged.open(parlour, kind);
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
