import type { Page } from '@playwright/test';
import { type Orleans, type OrleansEvent, orleans } from '@spielstube/games/orleans/index.ts';
import type { Table } from '@spielstube/table';
import { foundRecord, isAsked, openRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

/** A plan is begun, and somebody of the last one waits again before a space that is free again. */
function isFreshPlan(table: Table): boolean {
  if (!isAsked(0, 'plan')(table)) return false;
  const events = table.look(0).events.map(({ event }) => event as OrleansEvent);
  const last = events.findLast(({ what, seat }) => what === 'planShown' && seat === 0);
  const { market, spaces } = (table.look(0).view as Orleans).players[0];
  return (
    last?.what === 'planShown' && last.kinds.some((kind, n) => market[kind] > 0 && spaces[last.spaces[n]] < 0)
  );
}

const waiting = (page: Page) => page.locator('main [data-person]');
const spaces = (page: Page) => page.locator('main [data-placed] > .target.lit');
const placed = (page: Page) => page.locator('main [data-placed="true"]');
const clearAll = (page: Page) => page.getByRole('button', { name: 'Alles zurücknehmen' });

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(page: Page, from: string, to: string): Promise<void> {
  const start = await middle(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y - 12);
  const end = await middle(page, to);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test.beforeEach(async ({ parlour }) => {
  const record = foundRecord({ game: orleans, seats: seatPlans(3), until: isFreshPlan });
  await settle(parlour);
  await openRecord(parlour, record);
  await waitForTurn(parlour);
});

test('a plan by dragging: onto a space, to another one, and back to the market', async ({ parlour }) => {
  await expect(placed(parlour)).toHaveCount(0);
  const all = await waiting(parlour).count();
  const free = 'main [data-hand="full"] [data-placed="false"]:has(> .target.lit)';
  await dragTo(parlour, 'main [data-person]', free);
  await expect(placed(parlour)).toHaveCount(1);
  await expect(waiting(parlour)).toHaveCount(all - 1);

  const first = await placed(parlour).getAttribute('data-drop');
  await dragTo(parlour, 'main [data-placed="true"]', 'main [data-fits="true"]');
  await expect(placed(parlour)).not.toHaveAttribute('data-drop', first ?? '');
  await expect(placed(parlour)).toHaveCount(1);

  await dragTo(parlour, 'main [data-placed="true"]', 'main [data-drop="market"]');
  await expect(placed(parlour)).toHaveCount(0);
  await expect(waiting(parlour)).toHaveCount(all);

  // Beside everything nothing happens.
  await dragTo(parlour, 'main [data-person]', 'header');
  await expect(parlour.locator('.dragged')).toHaveCount(0);
  await expect(placed(parlour)).toHaveCount(0);
});

test('a plan by clicks: pick somebody up, put him down, take all back, undo', async ({ parlour }) => {
  const quiet = await spaces(parlour).count();
  await waiting(parlour).first().click();
  await expect(waiting(parlour).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await spaces(parlour).count()).toBeLessThan(quiet);
  await spaces(parlour).first().click();
  await expect(placed(parlour)).toHaveCount(1);
  await waiting(parlour).first().click();
  await spaces(parlour).and(parlour.locator('[data-placed="false"] > *')).first().click();
  await expect(placed(parlour)).toHaveCount(2);

  await clearAll(parlour).click();
  await expect(placed(parlour)).toHaveCount(0);
  await parlour.keyboard.press('u');
  await expect(placed(parlour)).toHaveCount(1);
  await parlour.keyboard.press('u');
  await expect(placed(parlour)).toHaveCount(2);
});

test('a plan by keys: pick up, walk, put down, ready', async ({ parlour }) => {
  await waiting(parlour).first().focus();
  await parlour.keyboard.press('Enter');
  // The focus is on the first space that fits.
  await expect(spaces(parlour).first()).toBeFocused();
  await parlour.keyboard.press('Enter');
  await expect(placed(parlour)).toHaveCount(1);
  await parlour.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await parlour.keyboard.press('Space');
  await expect(parlour.getByText('Wen setzt du wohin?')).toHaveCount(0);
});

test('the last plan is repeated with one click, as far as the same people wait', async ({ parlour }) => {
  const again = parlour.getByRole('button', { name: 'Plan der letzten Runde' });
  await again.click();
  await expect(clearAll(parlour)).toBeVisible();
  await expect(again).toHaveCount(0);
  expect(await placed(parlour).count()).toBeGreaterThan(0);
});

test('a place that is covered says at once what it would do, and can be cleared', async ({ parlour }) => {
  const seals = parlour.locator('main [data-state="ready"]');
  for (let n = 0; (await seals.count()) === 0 && (await waiting(parlour).count()) > 0; n++) {
    expect(n).toBeLessThan(9);
    const before = await placed(parlour).count();
    await spaces(parlour).and(parlour.locator('[data-placed="false"] > *')).first().click();
    const menu = parlour.locator('.note .note-choice');
    await expect(menu.or(placed(parlour).nth(before)).first()).toBeVisible();
    if ((await menu.count()) > 0) await menu.first().click();
    await expect(placed(parlour)).toHaveCount(before + 1);
  }
  const ready = parlour.locator('main [data-state="ready"][data-drop]').first();
  const place = parlour.locator(`main [data-drop="${await ready.getAttribute('data-drop')}"]`);
  await place.locator('> .target').hover();
  await expect(parlour.locator('.note')).toContainText('bereit: ');
  await place.getByRole('button', { name: /räumen$/ }).click();
  await expect(place).toHaveAttribute('data-state', 'empty');
});
