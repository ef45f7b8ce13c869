import type { Page } from '@playwright/test';
import { village } from '@spielstube/games/village/index.ts';
import { clickOnBoard } from './board.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const told = (page: Page) => page.getByRole('region', { name: 'Connys letzter Zug' });

for (const connysCube of ['follow', 'die']) {
  test(`what Conny did last still stands after a reload (${connysCube})`, async ({ parlour }) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(1),
      options: { connysCube },
      seed: 'conny-3',
      until: (table) => table.seq > 40 && isAsked(0, 'endTurn')(table),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    const before = await told(parlour).innerText();
    await parlour.getByRole('button', { name: 'Zug beenden' }).first().click();
    await expect.poll(() => told(parlour).innerText()).not.toBe(before);
    await waitForTurn(parlour);
    const after = await told(parlour).innerText();
    expect(after).toContain('Conny nimmt');
    if (connysCube === 'die') expect(after).toMatch(/^Der Würfel für Conny zeigt /);

    await parlour.reload();
    await waitForTurn(parlour);
    expect(await told(parlour).innerText()).toBe(after);
    // What does not fit can be scrolled to.
    const last = told(parlour).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.95 });
    await clickOnBoard(parlour, 0);
  });
}

test('alone the closing scene has a title and how far the next one is', async ({ parlour }) => {
  const record = playedRecord({ game: village, seats: seatPlans(1), seed: 'title' });
  await settle(parlour);
  await openRecord(parlour, record);
  const title = parlour.getByRole('listitem').and(parlour.locator('[aria-current="step"]'));
  const name = ((await title.textContent()) ?? '').replace(/^\d+/, '');
  await expect(parlour.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(parlour.getByText(/Bis zum nächsten, \S+, fehlt|Bis zum nächsten, \S+, fehlen/)).toBeVisible();
});
