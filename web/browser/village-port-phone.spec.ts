import { verifyRecord } from '@spielstube/table';
import { clickOnBoard } from './board.ts';
import { foundRecord, isAsked, openAnother, openRecord, playedRecord, seatPlans } from './finished.ts';
import { untilLaidOut } from './layout.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';
import { ALL_THREE, village } from './village-stages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on an island the sea is in sight, whether anything is lit there or not', async ({ parlour }) => {
  await settle(parlour);
  for (const most of [1, 9]) {
    const isOn = isAsked(0, 'island');
    const record = foundRecord({
      game: village,
      seats: seatPlans(3),
      options: ALL_THREE,
      until: (table) => isOn(table) && village.candidates(table.look(0).view, 0).length <= most,
    });
    await openAnother(parlour, record);
    await waitForTurn(parlour);
    await untilLaidOut(parlour);
    const frame = verifyRecord(village, record).look(0).decision?.frame;
    const island = parlour.locator(`[data-anchor="island-${Object(frame).what}"]`);
    await expect(island).toBeInViewport({ ratio: 1 });
  }
});

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
