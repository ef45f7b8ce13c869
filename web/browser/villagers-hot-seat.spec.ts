import { type Villagers, villagers } from '@spielstube/games/villagers/index.ts';
import { expectOwnViewsOnly, liftCurtain, nameOnCurtain, watchViews } from './curtains.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

test('two people at one screen: a card that is laid face down stays hidden from the other', async ({
  parlour,
}) => {
  await watchViews(parlour);
  await settle(parlour);
  const record = playedRecord({
    game: villagers,
    seats: seatPlans(2, 2),
    seed: 'hidden',
    // The other one builds after the first one.
    until: (table) => isAsked(0, 'layDown')(table) && (table.look(0).view as Villagers).startPlayer === 0,
  });
  await openRecord(parlour, record);
  const choose = async (): Promise<string> => {
    const before = await shownMove(parlour);
    const lit = parlour.locator('main [data-area="own"] li .target.lit, main ul .target.lit').first();
    const words = (await lit.locator('> .vh').getAttribute('aria-label')) ?? '';
    await lit.click();
    await waitForMove(parlour, before);
    return words;
  };
  await waitForTurn(parlour);
  if ((await nameOnCurtain(parlour)) !== null) await liftCurtain(parlour, 0);
  const laid = await choose();
  await waitForTurn(parlour);
  await choose();
  await waitForTurn(parlour);
  const [job] = laid.split(' ');
  const log = parlour.getByRole('complementary', { name: 'Verlauf' });
  await expect(log).toContainText(job);
  // Until the other one sits down nothing of the card is said anywhere.
  for (let n = 0; (await nameOnCurtain(parlour)) === null; n++) {
    expect(n).toBeLessThan(20);
    const before = await shownMove(parlour);
    await parlour.locator('main .btn.go').click();
    await waitForMove(parlour, before);
    await waitForTurn(parlour);
  }
  await liftCurtain(parlour, 1);
  await expect(log).toContainText(/verdeckt/);
  await expect(
    log
      .locator('li, p')
      .filter({ hasText: /verdeckt/ })
      .first(),
  ).not.toContainText(job);
  await expectOwnViewsOnly(parlour);
});
