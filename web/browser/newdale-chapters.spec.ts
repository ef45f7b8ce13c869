import type { Page } from '@playwright/test';
import { BOARDS } from '@spielstube/games/newdale/data/goods.ts';
import { type Newdale, newdale } from '@spielstube/games/newdale/index.ts';
import { FOR_BRIDGE } from '@spielstube/games/newdale/rules/payment.ts';
import type { NewdaleFrame } from '@spielstube/games/newdale/rules/state.ts';
import type { Table } from '@spielstube/table';
import { checkInBothLights } from './access.ts';
import { clickOnBoard } from './board.ts';
import { foundRecord, isAsked, openRecord, seatPlans } from './finished.ts';
import { chapterAt } from './newdale.ts';
import { expect, settle, test } from './parlour.ts';
import { openStage } from './staged.ts';
import { isOver, shownMove, waitForMove, waitForTurn } from './turns.ts';

/** More clicks than any of these questions takes. */
const MOST_CLICKS = 12;

/** Clicks on the board until something else is asked. */
async function answerOnBoard(page: Page): Promise<void> {
  const asking = page.locator('main > section', { has: page.locator('[aria-live]') });
  const question = await asking.textContent();
  for (let clicks = 0; ; clicks++) {
    expect(clicks).toBeLessThan(MOST_CLICKS);
    await clickOnBoard(page, clicks);
    await waitForTurn(page);
    // It may have been the last question of all.
    if ((await isOver(page)) || (await asking.textContent()) !== question) break;
  }
}

test('what only some chapters ask is answered on the board', async ({ parlour }) => {
  for (const [kind, chapter] of [
    ['choosePerson', 'II'],
    ['bridge', 'IIIa'],
    ['where', 'IVb'],
    ['chooseHelper', 'V'],
    ['shipyard', 'VI'],
    ['sail', 'VII'],
    ['jail', 'VII'],
    ['hire', 'VIII'],
    ['storm', 'VIII'],
  ] as const) {
    await test.step(`${kind} of ${chapter}`, async () => {
      await openStage(parlour, chapterAt(kind, chapter));
      await answerOnBoard(parlour);
    });
  }
});

test('nothing lies on the table that is not in the game', async ({ parlour }) => {
  const blackShip = parlour.locator('main [data-piece="black-ship"]');
  const show = (seats: number, chapter: string, kind: string): Promise<void> =>
    openStage(
      parlour,
      foundRecord({
        game: newdale,
        seats: seatPlans(seats),
        options: { chapter },
        until: (table) => table.look(0).progress > 0.2 && isAsked(0, kind)(table),
      }),
    );

  await test.step('NEW-CH8-12 the black ship sails alone with a lone player in VIII', async () => {
    await show(2, 'VIII', 'plan');
    await expect(parlour.locator('main [data-piece="ship-1"]')).toHaveCount(1);
    await expect(blackShip).toHaveCount(0);
    await show(1, 'VII', 'plan');
    await expect(blackShip).toHaveCount(0);
    await show(1, 'VIII', 'plan');
    await expect(blackShip).toHaveCount(1);
  });
  await test.step('NEW-P1-01 no event is open before the first round', async () => {
    await openStage(
      parlour,
      foundRecord({ game: newdale, seats: seatPlans(2), until: isAsked(0, 'layAside') }),
    );
    await expect(parlour.locator('main [data-anchor="event"]')).toContainText('Ereignisstapel');
    await show(2, 'I', 'plan');
    await expect(parlour.locator('main [data-anchor="event"]')).not.toContainText('Ereignisstapel');
  });
});

test('NEW-CH3-02 boards and bricks are shown for a bridge with what they count there', async ({
  parlour,
}) => {
  const paysForBridge = (table: Table): boolean => {
    if (!isAsked(0, 'pay')(table)) return false;
    const { view, decision } = table.look(0);
    const frame = decision?.frame as NewdaleFrame | undefined;
    return frame?.what === FOR_BRIDGE && (view as Newdale).players[0].goods[BOARDS] > 0;
  };
  const record = foundRecord({
    game: newdale,
    seats: seatPlans(2),
    options: { chapter: 'IIIa' },
    until: paysForBridge,
  });
  await openStage(parlour, record);
  const boards = parlour
    .getByRole('region', { name: 'Womit zahlst du?' })
    .getByRole('button', { name: /Brett/ });
  await expect(boards.locator('small')).toHaveText('4');
});

test('a raid and the event of the round are announced until the first stone is placed', async ({
  parlour,
}) => {
  const record = foundRecord({
    game: newdale,
    seats: seatPlans(3),
    options: { chapter: 'VII' },
    until: (table) =>
      isAsked(0, 'plan')(table) &&
      table.look(0).events.findLastIndex(({ event }) => event.what === 'raid') >
        table.look(0).events.findLastIndex(({ event }) => event.what === 'figuresDrawn'),
  });
  await settle(parlour);
  // Banners leave after a while; here they stay, however busy the machine is.
  await parlour.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.insertAdjacentHTML(
        'beforeend',
        '<style>[class*="stage"] { animation: none !important }</style>',
      );
    });
  });
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  const raid = parlour.locator('[data-stage="raid"]');
  await expect(raid).toBeVisible();
  await expect(raid).toContainText('Überfall!');
  await expect(raid.getByRole('img', { name: /^(Marthe|Sophie|Jakob)$/ })).toHaveCount(3);
  await expect(parlour.locator('[data-stage="event"]')).toBeVisible();
  await checkInBothLights(parlour, 'banners');
  await clickOnBoard(parlour, 0);
  await expect(parlour.locator('[data-stage]')).toHaveCount(0);
});

test('buildings of one kind lie in the display as one, and a click fans them out', async ({ parlour }) => {
  const record = foundRecord({
    game: newdale,
    seats: seatPlans(3),
    options: { chapter: 'II' },
    until: (table) =>
      isAsked(0, 'buildPhase')(table) &&
      (table.look(0).decision?.choices ?? []).filter(({ notation }) =>
        notation.startsWith('buildOpen barracks'),
      ).length > 1,
  });
  await settle(parlour);
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  await parlour
    .getByRole('region', { name: 'Auslage' })
    .getByRole('button', { name: /× Kaserne/ })
    .click();
  const fan = parlour.getByRole('dialog', { name: /× Kaserne/ });
  const cards = fan.locator('.target.lit');
  await expect(cards.nth(1)).toBeVisible();
  await checkInBothLights(parlour, 'fan');
  const before = await shownMove(parlour);
  await cards.last().click();
  await waitForMove(parlour, before);
  await expect(fan).toHaveCount(0);
});
