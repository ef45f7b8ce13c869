import { newdale } from '@spielstube/games/newdale/index.ts';
import { foundRecord, isAsked, openRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

test.beforeEach(async ({ parlour }) => {
  const record = foundRecord({
    game: newdale,
    seats: seatPlans(2),
    options: { chapter: 'II' },
    // By the proposal or by hand: nothing must be made cheaper before.
    until: (table) => {
      const open = isAsked(0, 'pay')(table) ? (table.look(0).decision?.choices ?? []) : [];
      const moves = open.map(({ notation }) => notation.split(' ')[0]);
      return moves.includes('settle') && moves.includes('pay');
    },
  });
  await settle(parlour);
  await openRecord(parlour, record);
  await waitForTurn(parlour);
});

test('a payment is settled by its proposal, which names its goods', async ({ parlour }) => {
  const picker = parlour.getByRole('region', { name: 'Womit zahlst du?' });
  const proposal = picker.locator('.target.lit').filter({ hasText: 'Vorschlag' });
  await expect(proposal.getByRole('img', { name: /^Preis: \d+ / })).toBeVisible();
  const before = await shownMove(parlour);
  await proposal.click();
  await waitForMove(parlour, before);
  await expect(picker).toHaveCount(0);
});

test('a payment by hand goes good by good, and can be taken back', async ({ parlour }) => {
  const picker = parlour.getByRole('region', { name: 'Womit zahlst du?' });
  const goods = picker.locator('.target:not(:has-text("Vorschlag"))');
  const shown = await picker.textContent();
  const before = await shownMove(parlour);
  await goods.and(parlour.locator('.lit')).first().click();
  await waitForMove(parlour, before);
  await parlour.keyboard.press('u');
  await expect(picker).toHaveText(shown ?? '');
});
