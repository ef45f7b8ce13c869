import { newdale } from '@spielstube/games/newdale/index.ts';
import { clickOnBoard } from './board.ts';
import { expectOwnViewsOnly, liftCurtain, nameOnCurtain, watchViews } from './curtains.ts';
import { foundRecord, isAsked, openRecord, seatPlans } from './finished.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

/** Cards laid aside and stones of two people, with some room. */
const MOST_STEPS = 40;

test('two people at one screen plan one after the other, and neither sees the stones of the other', async ({
  parlour,
}) => {
  await watchViews(parlour);
  await settle(parlour);
  await startGame(parlour, 'newdale', ['Ich', 'Freund', 'frei', 'frei'], 'hidden');
  const own = parlour.locator('main [data-area="own"]');
  const rival = parlour.getByRole('region', { name: 'Die anderen' });
  const stonesOf = (seat: number) => parlour.locator(`main [data-piece^="stone-${seat}-"]`);
  const planned = new Set<number>();
  for (let steps = 0; planned.size < 2; steps++) {
    expect(steps).toBeLessThan(MOST_STEPS);
    await waitForTurn(parlour);
    const name = await nameOnCurtain(parlour);
    if (name !== null) await liftCurtain(parlour, name === 'Marthe' ? 0 : 1);
    const planning = (await own.locator('h2').first().textContent()) === 'Marthe' ? 0 : 1;
    const isPlan = await own.locator('[data-coal] .target.lit').count();
    const go = parlour.locator('main .btn.go');
    if (isPlan > 0) {
      // Whoever plans second sees that the other one is ready, and no stone of theirs on any field.
      if (planned.size > 0) await expect(rival).toContainText('fertig');
      await expect(stonesOf(1 - planning)).toHaveCount(0);
      await clickOnBoard(parlour, 3);
    } else if ((await go.count()) > 0) {
      if ((await stonesOf(planning).count()) > 0) planned.add(planning);
      const before = await shownMove(parlour);
      await go.click();
      await waitForMove(parlour, before);
    } else await clickOnBoard(parlour, 0);
  }
  await waitForTurn(parlour);
  const next = await nameOnCurtain(parlour);
  if (next !== null) await liftCurtain(parlour, next === 'Marthe' ? 0 : 1);
  await expectOwnViewsOnly(parlour);
});

test('two people who plan in the open place stones in turn, and each sees those of the other', async ({
  parlour,
}) => {
  const record = foundRecord({
    game: newdale,
    seats: seatPlans(2, 2),
    options: { chapter: 'I', planning: 'open' },
    until: (table) => table.deciding().some((seat) => isAsked(seat, 'plan')(table)),
  });
  await settle(parlour);
  await openRecord(parlour, record);
  const own = parlour.locator('main [data-area="own"]');
  const fields = parlour.getByRole('region', { name: 'Aktionstableau' });
  const stonesOf = (seat: number) => fields.locator(`[data-piece^="stone-${seat}-"]`);
  const planners: number[] = [];
  // Two stones each: the start player's first, then the other's, and so once more.
  for (let stone = 0; stone < 4; stone++) {
    await waitForTurn(parlour);
    const name = await nameOnCurtain(parlour);
    if (name !== null) await parlour.getByRole('button', { name: /^Ich bin / }).click();
    const planner = (await own.locator('h2').first().textContent()) === 'Marthe' ? 0 : 1;
    await expect(stonesOf(planner)).toHaveCount(planners.filter((seat) => seat === planner).length);
    await expect(stonesOf(1 - planner)).toHaveCount(planners.filter((seat) => seat !== planner).length);
    const before = await shownMove(parlour);
    await fields.locator('.target.lit').first().click();
    await waitForMove(parlour, before);
    planners.push(planner);
  }
  const [first, second] = planners;
  expect(second).toBe(1 - first);
  expect(planners).toEqual([first, second, first, second]);
});
