import type { Page } from '@playwright/test';
import { checkAccess, checkInBothLights, checkSetUp, checkZoomed } from './access.ts';
import { openRecord } from './finished.ts';
import { chapterAt } from './newdale.ts';
import { settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const PHONE = { width: 390, height: 844 };

async function openStage(page: Page, path: string, kind: string, chapter: string, seats = 3): Promise<void> {
  await settle(page);
  await openRecord(page, path, chapterAt(kind, chapter, seats));
  await waitForTurn(page);
}

test('axe finds nothing where Newdale is set up', async ({ parlour }) => {
  await checkSetUp(parlour, 'newdale');
});

test('axe finds nothing in Newdale on a phone, nor at a zoom of 200 %', async ({ parlour }, testInfo) => {
  await openStage(parlour, testInfo.outputPath('record.txt'), 'plan', 'II');
  await checkZoomed(parlour, 'plan');
  await parlour.setViewportSize(PHONE);
  await checkAccess(parlour, 'plan on a phone');
});

test('axe finds nothing in Newdale while stones are placed, nor before somebody else', async ({
  parlour,
}, testInfo) => {
  await openStage(parlour, testInfo.outputPath('record.txt'), 'plan', 'II');
  await checkInBothLights(parlour, 'plan');
  await parlour.locator('main [aria-haspopup="dialog"]').first().click();
  await checkAccess(parlour, 'everything of somebody else');
});

for (const [kind, chapter] of [
  ['offspring', 'I'],
  ['blackMarket', 'I'],
  ['produce', 'II'],
  ['feed', 'I'],
  ['buildPhase', 'II'],
  ['where', 'IVb'],
  ['area', 'I'],
  ['special', 'VII'],
  ['choosePerson', 'II'],
  ['bridge', 'IIIa'],
  ['jail', 'VII'],
  ['steps', 'VIII'],
] as const) {
  test(`axe finds nothing in chapter ${chapter} of Newdale: ${kind}`, async ({ parlour }, testInfo) => {
    await openStage(parlour, testInfo.outputPath('record.txt'), kind, chapter);
    await checkAccess(parlour, kind);
  });
}

for (const [kind, chapter, seats] of [
  ['pay', 'II', 3],
  ['onto', 'I', 3],
  ['finalProduction', 'I', 1],
] as const) {
  test(`axe finds nothing in both lights in Newdale: ${kind}`, async ({ parlour }, testInfo) => {
    await openStage(parlour, testInfo.outputPath('record.txt'), kind, chapter, seats);
    await checkInBothLights(parlour, kind);
  });
}
