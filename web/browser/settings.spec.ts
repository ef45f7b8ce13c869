import type { Page } from '@playwright/test';
import { village } from '@spielstube/games/village/index.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

test.use({ reducedMotion: 'no-preference' });

/** Counts what is heard. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...args) {
      document.documentElement.dataset.heard = `${Number(document.documentElement.dataset.heard ?? 0) + 1}`;
      return start.apply(this, args);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-heard')) ?? 0);
}

/** What is set, as one sees it. */
function asSeen(page: Page) {
  return page.evaluate(() => {
    const log = document.querySelector('aside:last-of-type section ol button');
    const colour = (name: string): string =>
      getComputedStyle(document.documentElement).getPropertyValue(name);
    return {
      line: log === null ? '' : getComputedStyle(log).display,
      seats: [1, 2, 3, 4, 5].map((seat) => colour(`--seat-${seat}`)),
      moving: document.getAnimations().length,
    };
  });
}

test('motion, sound, lines of the log and colours of seats do what they say, and are kept', async ({
  parlour,
}) => {
  const heard = await listen(parlour);
  const loaded: string[] = [];
  parlour.on('request', (request) => loaded.push(request.url()));
  await settle(parlour, { speed: 'fast', pace: 'off' });
  const record = playedRecord({
    game: village,
    seats: seatPlans(2),
    seed: 'settings',
    until: (table) => table.seq > 30 && isAsked(0, 'turn')(table),
  });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const before = await asSeen(parlour);
  expect(before.moving, 'what is lit breathes').toBeGreaterThan(0);
  expect(before.line).toBe('block');
  const first = await shownMove(parlour);
  await parlour.keyboard.press('1');
  await waitForMove(parlour, first);
  await waitForTurn(parlour);
  expect(await heard()).toBe(0);
  expect(loaded.filter((url) => url.includes('orchestra'))).toEqual([]);

  await parlour.getByRole('button', { name: 'Einstellungen' }).click();
  const pick = (group: string, value: string) =>
    parlour.getByRole('group', { name: group }).getByRole('radio', { name: value }).check();
  await pick('Bewegung der Steine', 'aus');
  await pick('Zeilen im Verlauf', 'dicht');
  await pick('Farben der Plätze', 'gut unterscheidbar');
  await pick('Bezahlen bestätigen', 'immer');
  await parlour.getByRole('checkbox', { name: 'Klang' }).check();
  await expect.poll(heard).toBeGreaterThan(0);
  await parlour.keyboard.press('Escape');

  await expect.poll(() => asSeen(parlour)).toMatchObject({ moving: 0, line: 'inline-block' });
  const after = await asSeen(parlour);
  expect(after.seats).not.toEqual(before.seats);
  expect(new Set(after.seats).size).toBe(5);
  const quiet = await heard();
  for (let n = 0; n < 3; n++) {
    const move = await shownMove(parlour);
    await parlour.keyboard.press('1');
    await waitForMove(parlour, move);
    await waitForTurn(parlour);
  }
  await expect.poll(heard).toBeGreaterThan(quiet);

  await parlour.reload();
  await waitForTurn(parlour);
  await expect.poll(() => asSeen(parlour)).toEqual(after);
  await parlour.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(parlour.getByRole('checkbox', { name: 'Klang' })).toBeChecked();
  const payments = parlour.getByRole('group', { name: 'Bezahlen bestätigen' });
  await expect(payments.getByRole('radio', { name: 'immer' })).toBeChecked();
});
