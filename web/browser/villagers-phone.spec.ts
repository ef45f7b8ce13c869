import { clickOnBoard } from './board.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a round of Villagers on a phone', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'villagers', ['Ich', 'Automat', 'frei', 'frei'], 'phone');
  const table = parlour.locator('main');
  const go = parlour.locator('main .btn.go');
  const second = parlour.getByText('Runde 2');
  const sheets = new Set<string | null>();
  for (let clicks = 0; !(await second.first().isVisible()); clicks++) {
    expect(clicks).toBeLessThan(40);
    await waitForTurn(parlour);
    const sheet = await table.getAttribute('data-sheet');
    if (!sheets.has(sheet)) {
      sheets.add(sheet);
      // In the draft the road is shown with what was taken below it, in building the hand with the village above it.
      const inSight = sheet === 'own' ? 'li .target' : '[data-now="true"]';
      await expect(parlour.locator(`main [data-area="own"] ${inSight}`).first()).toBeInViewport();
    }
    if (clicks % 4 === 3 && (await go.count()) > 0) {
      const before = await shownMove(parlour);
      await go.tap();
      await waitForMove(parlour, before);
    } else await clickOnBoard(parlour, clicks * 7);
  }
  expect([...sheets].sort()).toEqual(['board', 'own']);
  expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
