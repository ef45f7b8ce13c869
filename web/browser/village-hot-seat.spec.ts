import type { Page } from '@playwright/test';
import { village } from '@spielstube/games/village/index.ts';
import { villageDe } from '@spielstube/games/village/text/de.ts';
import { Table } from '@spielstube/table';
import { LIFE_GOALS } from '../../games/village/data/goals.ts';
import { clickOnBoard } from './board.ts';
import { expectOwnViewsOnly, liftCurtain, nameOnCurtain, watchViews } from './curtains.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const PEOPLE = ['Marthe', 'Sophie', 'Jakob'];
const GOAL_NAMES = LIFE_GOALS.map((_, goal) => villageDe.words.goal(goal));

/** Whether all three would be asked at the market if it were called now and everybody took the first choice. */
function isMarketForAll(table: Table): boolean {
  const [caller] = table.deciding();
  const call = table
    .look(caller)
    .decision?.choices.find(({ notation }) => notation.startsWith('cube market'));
  if (call === undefined) return false;
  const day = new Table(village, table.setup, [
    ...table.record().moves,
    { seat: caller, notation: call.notation },
  ]);
  const guests = new Set<number>();
  while (!day.isOver()) {
    const [seat] = day.deciding();
    const decision = day.look(seat).decision;
    if (decision === null || decision.frame.kind === 'turn' || decision.frame.kind === 'endTurn') break;
    if (decision.frame.kind === 'market') guests.add(seat);
    day.submit(seat, decision.choices[0].notation);
  }
  return guests.size === PEOPLE.length;
}

/** The life goals that lie face up on the table; one that cannot be revealed yet is named with the reason. */
async function goalsInSight(page: Page): Promise<string[]> {
  const things = await page
    .locator('main .target > .vh')
    .evaluateAll((names) => names.map(({ ariaLabel }) => ariaLabel ?? ''));
  return GOAL_NAMES.filter((name) =>
    things.some((words) => words === name || words.startsWith(`Lebensziel aufdecken: ${name} (`)),
  );
}

test('a market day of three people at one screen, with goals that only their owner sees', async ({
  parlour,
}) => {
  const record = playedRecord({
    game: village,
    seats: seatPlans(3, 3),
    options: { goals: true },
    seed: 'market-95',
    until: isMarketForAll,
  });
  await watchViews(parlour);
  await settle(parlour);
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  await liftCurtain(parlour, PEOPLE.indexOf('Marthe'));
  await parlour
    .getByRole('button', { name: /^[^:]+ von „Markt“ nehmen/ })
    .first()
    .click();

  const day = parlour.getByText('Markttag ausgerufen von Marthe');
  await expect(day).toBeVisible();
  const sellers: string[] = ['Marthe'];
  const goals = new Map([['Marthe', await goalsInSight(parlour)]]);
  for (let clicks = 0; clicks < 40; clicks++) {
    await waitForTurn(parlour);
    const name = await nameOnCurtain(parlour);
    if (name !== null) {
      await liftCurtain(parlour, PEOPLE.indexOf(name));
      if (!(await day.isVisible())) break;
      sellers.push(name);
      goals.set(name, await goalsInSight(parlour));
    } else if (await day.isVisible()) await clickOnBoard(parlour, 0);
    else break;
  }
  expect(sellers).toEqual(['Marthe', 'Sophie', 'Jakob', 'Sophie']);
  expect([...goals.keys()]).toEqual(PEOPLE);
  for (const own of goals.values()) expect(own).toHaveLength(2);
  const all = [...goals.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  await expectOwnViewsOnly(parlour);
});
