import type { Page } from '@playwright/test';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { checkAccess, checkInBothLights, checkZoomed } from './access.ts';
import { openRecord } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { stagesOf } from './pictures/stages.ts';
import { waitForTurn } from './turns.ts';

const PHONE = { width: 390, height: 844 };
/** A game at each kind of question. */
const stages = stagesOf(villagers);
/** What looks alike on the table is checked once; what lies over it by candle, too. */
const KINDS = ['draft', 'apprentice', 'where'];
const OVERLAID = ['unlock', 'pick', 'jester'];

async function openStage(page: Page, path: string, kind: string): Promise<void> {
  const record = stages.get(kind);
  if (record === undefined) throw new Error(`${kind} is never asked`);
  await settle(page);
  await openRecord(page, path, record);
  await waitForTurn(page);
}

test('axe finds nothing where Villagers is set up', async ({ parlour }) => {
  await settle(parlour);
  await parlour.goto('/game/villagers');
  await expect(parlour.locator('form button.primary')).toBeVisible();
  await checkInBothLights(parlour, 'set-up');
});

test('axe finds nothing in Villagers in a build phase, nor in another village', async ({
  parlour,
}, testInfo) => {
  await openStage(parlour, testInfo.outputPath('record.txt'), 'build');
  await checkInBothLights(parlour, 'build');
  await checkZoomed(parlour, 'build');
  await parlour.setViewportSize(PHONE);
  await checkAccess(parlour, 'build on a phone');
  await parlour.setViewportSize({ width: 1440, height: 900 });
  await parlour.locator('main [aria-haspopup="dialog"]').first().click();
  await checkAccess(parlour, 'the village of somebody else');
});

for (const kind of [...KINDS, ...OVERLAID]) {
  test(`axe finds nothing in Villagers: ${kind}`, async ({ parlour }, testInfo) => {
    await openStage(parlour, testInfo.outputPath('record.txt'), kind);
    await (OVERLAID.includes(kind) ? checkInBothLights : checkAccess)(parlour, kind);
  });
}
