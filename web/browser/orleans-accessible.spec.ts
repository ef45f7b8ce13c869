import type { Page } from '@playwright/test';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { checkAccess, checkInBothLights, checkZoomed } from './access.ts';
import { openRecord } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { stagesOf } from './pictures/stages.ts';
import { waitForTurn } from './turns.ts';

const PHONE = { width: 390, height: 844 };
/** A game at each kind of question. */
const stages = stagesOf(orleans);
/** What lies over the table is checked by candle, too. */
const OVERLAID = ['chooseTile', 'torture', 'removeTile'];
const AT_WORK = ['endTurn', 'recruit', 'travel', 'takeGood', 'send', 'canalReward', 'pharmacy', 'bathhouse'];
const AROUND = ['followers', 'tower', 'technology', 'sacristy', 'harvest'];

test('axe finds nothing where Orléans is set up', async ({ parlour }) => {
  await settle(parlour);
  await parlour.goto('/game/orleans');
  await expect(parlour.locator('form button.primary')).toBeVisible();
  await checkInBothLights(parlour, 'set-up');
});

async function openStage(page: Page, path: string, kind: string): Promise<void> {
  const record = stages.get(kind);
  if (record === undefined) throw new Error(`${kind} is never asked`);
  await settle(page);
  await openRecord(page, path, record);
  await waitForTurn(page);
}

test('axe finds nothing in Orléans while people are placed', async ({ parlour }, testInfo) => {
  await openStage(parlour, testInfo.outputPath('record.txt'), 'plan');
  await checkInBothLights(parlour, 'plan');
  await checkZoomed(parlour, 'plan');
  await parlour.setViewportSize(PHONE);
  await checkAccess(parlour, 'plan on a phone');
});

test('axe finds nothing in Orléans in a turn, nor on the board of somebody else', async ({
  parlour,
}, testInfo) => {
  await openStage(parlour, testInfo.outputPath('record.txt'), 'act');
  await checkInBothLights(parlour, 'act');
  await parlour.locator('main [aria-haspopup="dialog"]').first().click();
  await checkAccess(parlour, 'the board of somebody else');
});

for (const [when, kinds] of [
  ['in an action', AT_WORK],
  ['before and after actions', AROUND],
  ['where something lies over the board', OVERLAID],
] as const) {
  test(`axe finds nothing in Orléans ${when}`, async ({ parlour }, testInfo) => {
    for (const kind of kinds) {
      await openStage(parlour, testInfo.outputPath(`${kind}.txt`), kind);
      await (kinds === OVERLAID ? checkInBothLights : checkAccess)(parlour, kind);
    }
  });
}

test('every kind of question was looked at', () => {
  expect([...stages.keys()].sort()).toEqual(['plan', 'act', ...AT_WORK, ...AROUND, ...OVERLAID].sort());
});
