import { clickOnBoard } from './board.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';
import { village } from './village-stages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a round with the Port on a phone', async ({ parlour }) => {
  const record = playedRecord({
    game: village,
    seats: seatPlans(2),
    options: { port: true },
    seed: 'phone',
    until: () => true,
  });
  await settle(parlour);
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const second = parlour.getByText('Runde 2', { exact: true });
  for (let clicks = 0; !(await second.first().isVisible()); clicks++) {
    expect(clicks).toBeLessThan(150);
    await waitForTurn(parlour);
    await clickOnBoard(parlour, clicks * 7);
  }
  await waitForTurn(parlour);
  expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
