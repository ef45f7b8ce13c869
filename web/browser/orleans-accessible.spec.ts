import { orleans } from '@spielstube/games/orleans/index.ts';
import { checkAccess, checkInBothLights, checkZoomed } from './access.ts';
import { openRecord } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { stagesOf } from './pictures/stages.ts';
import { waitForTurn } from './turns.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A game at each kind of question. */
const stages = stagesOf(orleans);
/** Questions that look alike on the table are checked once. */
const KINDS = ['plan', 'act', 'followers', 'chooseTile', 'travel', 'send', 'technology', 'torture'];

test('axe finds nothing where Orléans is set up', async ({ parlour }) => {
  await settle(parlour);
  await parlour.goto('/game/orleans');
  await expect(parlour.locator('form button.primary')).toBeVisible();
  await checkInBothLights(parlour, 'set-up');
});

for (const kind of KINDS) {
  test(`axe finds nothing in Orléans: ${kind}`, async ({ parlour }, testInfo) => {
    const record = stages.get(kind);
    if (record === undefined) throw new Error(`${kind} is never asked`);
    await settle(parlour);
    await openRecord(parlour, testInfo.outputPath('record.txt'), record);
    await waitForTurn(parlour);
    await checkInBothLights(parlour, kind);
    if (kind === 'plan') await checkZoomed(parlour, kind);
    await parlour.setViewportSize(PHONE);
    await checkAccess(parlour, `${kind} on a phone`);
    await parlour.setViewportSize(WIDE);
    if (kind === 'act') {
      await parlour.locator('main [aria-haspopup="dialog"]').first().click();
      await checkInBothLights(parlour, 'the board of somebody else');
    }
  });
}
