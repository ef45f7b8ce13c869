import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

/**
 * Numbers and signs that neither explain themselves nor lie under something that does. Buttons and links have a name; lists,
 * sentences and the question are words already; headings name what stands below them; scenery means nothing. Runs in the
 * page.
 */
function unexplained(parts: string): string[] {
  const speaks =
    '[data-target], button, a, aside, li:has(> span), .label, .vh, .flights, section:has(> [aria-live])';
  const found = new Set<string>();
  const look = (thing: Element, what: string): void => {
    if (thing.closest(speaks) !== null || !thing.checkVisibility({ visibilityProperty: true })) return;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
    const over = document.elementsFromPoint(x, y);
    if (!over.some((one) => one.closest('[data-target]') !== null))
      found.add(`${what} at ${Math.round(x)}, ${Math.round(y)}`);
  };
  for (const part of document.querySelectorAll(parts)) {
    for (const use of part.querySelectorAll('svg use')) {
      const sign = use.getAttribute('href') ?? '';
      if (!/^#(b|v-robe|v-tile|o-slot|o-tile)-/.test(sign)) look(use, sign);
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      if (/\d/.test(words) && text.parentElement !== null) look(text.parentElement, words);
    }
  }
  return [...found];
}

const tables = [
  { game: burgundy, seats: 3, options: {} },
  { game: burgundy, seats: 1, options: {} },
  { game: village, seats: 3, options: { goals: true } },
  { game: village, seats: 1, options: {} },
  { game: orleans, seats: 3, options: {} },
  { game: villagers, seats: 3, options: { support: true, profiteers: true, development: true } },
  { game: villagers, seats: 1, options: {} },
];

for (const { game, seats, options } of tables) {
  test(`every number and sign on a table of ${game.id} with ${seats} explains itself`, async ({
    parlour,
  }, testInfo) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(seats),
      seed: 'explained',
      options,
      until: (table) => table.seq > 40 && table.deciding().includes(0),
    });
    await openRecord(parlour, testInfo.outputPath('explained.txt'), record);
    await waitForTurn(parlour);
    expect(await parlour.evaluate(unexplained, 'header, main')).toEqual([]);
    await parlour.keyboard.press('c');
    await expect(parlour.getByRole('dialog')).toBeVisible();
    expect(await parlour.evaluate(unexplained, 'dialog section section')).toEqual([]);
  });
}

test('an explanation leads to its rule', async ({ parlour }, testInfo) => {
  await settle(parlour);
  const record = playedRecord({
    game: village,
    seats: seatPlans(3),
    seed: 'explained',
    until: (table) => table.seq > 20 && table.deciding().includes(0),
  });
  await openRecord(parlour, testInfo.outputPath('rule.txt'), record);
  await waitForTurn(parlour);
  const supply = parlour.getByRole('img', { name: /^Im grünen Beutel: \d+$/ });
  await supply.hover();
  const note = parlour.getByRole('status').filter({ hasText: 'Im grünen Beutel' });
  await expect(note).toContainText('bestückt');
  await note.getByRole('button', { name: /^Regel VIL-SEED-01/ }).click();
  await expect(parlour.getByRole('dialog').locator('[id="VIL-SEED-01"]')).toBeInViewport();
});
