import { village } from '@spielstube/games/village/index.ts';
import type { VillageAction } from '@spielstube/games/village/rules/moves.ts';
import type { Village, VillageFrame } from '@spielstube/games/village/rules/state.ts';
import { proposal } from '@spielstube/games/village/ui/proposal.ts';
import type { Choice, Table } from '@spielstube/table';
import { foundRecord, openRecord, playedRecord, seatPlans } from './finished.ts';
import { pressForMove } from './keyboard.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

/** Whether a move takes coins in place of cubes, without a further question. */
function takesCoins(table: Table, notation: string): boolean {
  const { events } = table.after(table.entryOf(0, notation, 0)).look(0, table.seq);
  return events.some(
    ({ event }) => event.what === 'paidCubes' && 'coins' in event && Number(event.coins) > 0,
  );
}

const isShortOfCubes = (table: Table): boolean =>
  table.deciding().includes(0) &&
  (table.look(0).decision?.choices ?? []).some(
    ({ action, notation }) => action.do !== 'pay' && takesCoins(table, notation),
  );

test('coins stand in for cubes only after they were shown and agreed to', async ({ parlour }) => {
  const record = playedRecord({
    game: village,
    seats: seatPlans(3),
    seed: 'coins',
    until: isShortOfCubes,
  });
  await settle(parlour, { confirm: 'coins' });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const before = await shownMove(parlour);
  const list = parlour.getByRole('complementary', { name: 'Deine Möglichkeiten' });
  const choice = list.getByRole('button').filter({ has: parlour.locator('[data-stands-in="true"]') });
  const price = await choice
    .first()
    .getByRole('img', { name: /^Preis: / })
    .getAttribute('aria-label');
  expect(price).toMatch(/\d Münze/);

  await choice.first().click();
  const dialog = parlour.getByRole('dialog', { name: 'Mit Ersatz bezahlen?' });
  await expect(dialog.getByRole('img', { name: price ?? '' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Lieber nicht' }).last().click();
  await expect(dialog).toHaveCount(0);
  expect(await shownMove(parlour)).toBe(before);

  // The key of the list asks as well; Enter agrees.
  await parlour.keyboard.press((await choice.first().getAttribute('aria-keyshortcuts')) ?? '');
  await expect(dialog.getByRole('button', { name: 'So bezahlen' })).toBeFocused();
  await parlour.keyboard.press('Enter');
  await waitForMove(parlour, before);
  await expect(dialog).toHaveCount(0);
  await expect(parlour.getByRole('complementary', { name: 'Verlauf' })).toContainText(/Du zahlst.*Münze/);

  // Whoever does not want to be asked is not.
  await pressForMove(parlour, 'u');
  expect(await shownMove(parlour)).toBe(before);
  await parlour.getByRole('button', { name: 'Einstellungen' }).click();
  await parlour
    .getByRole('group', { name: 'Bezahlen bestätigen' })
    .getByRole('radio', { name: 'nie' })
    .check({ force: true });
  await parlour.keyboard.press('Escape');
  await choice.first().click();
  await waitForMove(parlour, before);
});

/** Whether a choice leads to the question how to pay, to which there is a way without coins in place of cubes. */
function asksForPayment(table: Table, { notation }: Choice): boolean {
  const { decision, view } = table.after(table.entryOf(0, notation, 0)).look(0);
  if (decision?.frame.kind !== 'pay') return false;
  const actions = decision.choices.map(({ action }) => action as VillageAction);
  return proposal(view as Village, decision.frame as VillageFrame, actions)?.standsIn === false;
}

test('one click pays, undo takes all of it back, and coins are agreed to as ever', async ({ parlour }) => {
  let paying = '';
  const record = foundRecord({
    game: village,
    seats: seatPlans(2),
    until: (table) => {
      const choices = table.deciding().includes(0) ? (table.look(0).decision?.choices ?? []) : [];
      paying = choices.find((choice) => asksForPayment(table, choice))?.notation ?? '';
      return paying !== '' && choices.some(({ notation }) => takesCoins(table, notation));
    },
  });
  await settle(parlour, { oneClick: true, confirm: 'coins', notation: true });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const list = parlour.getByRole('complementary', { name: 'Deine Möglichkeiten' });
  const choice = list
    .getByRole('listitem')
    .filter({ has: parlour.getByText(paying, { exact: true }) })
    .getByRole('button');
  const before = Number(await shownMove(parlour));
  await choice.click();
  await expect.poll(async () => Number(await shownMove(parlour))).toBeGreaterThan(before + 1);
  await parlour.keyboard.press('u');
  await expect.poll(async () => Number(await shownMove(parlour))).toBe(before);
  await expect(choice).toBeVisible();

  const withCoins = list.getByRole('button').filter({ has: parlour.locator('[data-stands-in="true"]') });
  await withCoins.first().click();
  await expect(parlour.getByRole('dialog', { name: 'Mit Ersatz bezahlen?' })).toBeVisible();
  expect(Number(await shownMove(parlour))).toBe(before);
});
