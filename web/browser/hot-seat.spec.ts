import { clickOnBoard } from './board.ts';
import { expectOwnViewsOnly, liftCurtain, nameOnCurtain, watchViews } from './curtains.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test('two people at one screen: a hand is hidden until its owner says "it is me"', async ({ parlour }) => {
  await watchViews(parlour);
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Freund', 'frei', 'frei'], 'curtain');

  let curtains = 0;
  for (let n = 0; curtains < 4; n++) {
    expect(n).toBeLessThan(200);
    await waitForTurn(parlour);
    const name = await nameOnCurtain(parlour);
    if (name !== null) {
      curtains++;
      await liftCurtain(parlour, name === 'Marthe' ? 0 : 1);
    } else await clickOnBoard(parlour, n * 5);
  }
  await expectOwnViewsOnly(parlour);
});
