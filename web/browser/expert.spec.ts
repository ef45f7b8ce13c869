import type { Page } from '@playwright/test';
import { village } from '@spielstube/games/village/index.ts';
import { checkInBothLights } from './access.ts';
import { finishedRecord, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForTurn } from './turns.ts';

/** Buttons and links for which no key is bound and which are no choice, thing or line of a list. Runs in the page. */
function withoutKeys(): string[] {
  const own =
    '[data-act], [aria-keyshortcuts], [data-target], [data-tab], [data-move], .target, ol *, ul *, fieldset *';
  return [...document.querySelectorAll('button, a, summary')]
    .filter((element) => !element.matches(own) && element.checkVisibility())
    .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
}

const isAt = (page: Page, move: number) =>
  expect(page.getByText(new RegExp(`^Zug ${move} von`))).toBeVisible();

test('a game that is over, by keys alone: replay, two positions compared, notation, once more', async ({
  parlour,
}) => {
  await settle(parlour);
  const record = finishedRecord(village, 3, 'expert');
  await openRecord(parlour, record);
  await expect(parlour.getByRole('navigation', { name: 'Wie weiter' })).toBeVisible();
  // The list of keys is opened by its own.
  await expect.poll(() => parlour.evaluate(withoutKeys)).toEqual(['Tasten']);
  await parlour.keyboard.press('v');
  await isAt(parlour, 0);
  await expect.poll(() => parlour.evaluate(withoutKeys)).toEqual(['Tasten']);

  // The buttons of two positions come with their words.
  const mark = parlour.getByRole('button', { name: 'als A merken' });
  await expect(mark).toBeVisible();
  await parlour.keyboard.press('a');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await parlour.keyboard.press('End');
  await isAt(parlour, record.moves.length);
  await parlour.keyboard.press('b');
  const compared = parlour.getByRole('dialog', { name: 'Zwei Stellungen im Vergleich' });
  const total = compared.getByRole('table', { name: 'Marthe' }).getByRole('row', { name: /^Summe/ });
  const points = record.result?.scores[0] ?? 0;
  await expect(total.getByRole('cell').nth(1)).toHaveText(`${points}`);
  await checkInBothLights(parlour, 'two positions');
  await parlour.keyboard.press('x');
  await isAt(parlour, 0);
  await parlour.keyboard.press('Escape');
  await expect(compared).toHaveCount(0);
  await parlour.keyboard.press('x');
  await isAt(parlour, record.moves.length);

  await parlour.keyboard.press('Shift+N');
  const log = parlour.getByRole('complementary', { name: 'Verlauf' });
  const last = log.locator('code', { hasText: record.moves.at(-1)?.notation ?? '' });
  await expect(last.first()).toBeVisible();
  await checkInBothLights(parlour, 'notation');
  await parlour.keyboard.press('?');
  const help = parlour.getByRole('dialog', { name: 'Tasten' });
  await expect(help.getByText('diese Stellung als A merken')).toBeVisible();
  await checkInBothLights(parlour, 'keys');
  await parlour.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  const before = parlour.url();
  await parlour.keyboard.press('e');
  await expect(parlour.getByRole('navigation', { name: 'Wie weiter' })).toBeVisible();
  await parlour.keyboard.press('a');
  await expect.poll(() => parlour.url()).not.toBe(before);
  await waitForTurn(parlour);
  await expect(log.locator('h2')).toBeVisible();
  await expect.poll(() => parlour.evaluate(withoutKeys)).toEqual(['Tasten']);
});

test('a turn ends by itself where nothing else is left to do', async ({ parlour }) => {
  await settle(parlour, { autoEnd: true });
  const record = playedRecord({
    game: village,
    seats: seatPlans(2),
    seed: 'ends',
    until: (table) => {
      const [first] = table.deciding().includes(0) ? (table.look(0).decision?.choices ?? []) : [];
      if (first === undefined || first.notation === 'end') return false;
      const then = table.after(table.entryOf(0, first.notation, 0)).look(0).decision?.choices ?? [];
      return then.length === 1 && then[0].notation === 'end';
    },
  });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const before = Number(await shownMove(parlour));
  await parlour.keyboard.press('1');
  await expect.poll(async () => Number(await shownMove(parlour))).toBeGreaterThan(before + 1);
});
