import { village } from '@spielstube/games/village/index.ts';
import { checkAccess } from './access.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const TABLES = [
  { screen: 'turn', seats: 4, kind: 'turn' },
  { screen: 'payment', seats: 4, kind: 'pay' },
  { screen: 'market day', seats: 4, kind: 'market' },
  { screen: 'mass', seats: 4, kind: 'climb' },
  { screen: 'death', seats: 4, kind: 'death' },
  { screen: 'Conny', seats: 1, kind: 'pay' },
] as const;
const SEED = 'axe-6';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(({ parlour }) => settle(parlour));

test('axe finds nothing in the set-up of Village', async ({ parlour }) => {
  await parlour.goto('/game/village');
  await expect(parlour.locator('form button.primary')).toBeVisible();
  for (const size of [DESK, PHONE]) {
    await parlour.setViewportSize(size);
    await checkAccess(parlour, `set-up, ${size.width} wide`);
  }
});

for (const { screen, seats, kind } of TABLES) {
  test(`axe finds nothing in Village, ${screen}`, async ({ parlour }, testInfo) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(seats),
      options: { goals: true },
      seed: SEED,
      until: isAsked(0, kind),
    });
    await openRecord(parlour, testInfo.outputPath('record.txt'), record);
    await waitForTurn(parlour);
    await checkAccess(parlour, screen);
    await parlour.setViewportSize(PHONE);
    await waitForTurn(parlour);
    await checkAccess(parlour, `${screen} on a phone`);
    if (kind !== 'turn') return;
    for (const tab of ['own', 'choices', 'log']) {
      await parlour.locator(`[data-tab="${tab}"]`).click();
      await checkAccess(parlour, `sheet ${tab}`);
    }
  });
}

test('axe finds nothing in the closing scene of Village', async ({ parlour }, testInfo) => {
  const record = playedRecord({ game: village, seats: seatPlans(4), seed: SEED });
  await openRecord(parlour, testInfo.outputPath('record.txt'), record);
  await expect(parlour.locator('main nav')).toBeVisible();
  await expect(parlour.locator('main table')).toBeVisible();
  await checkAccess(parlour, 'closing');
  await parlour.setViewportSize(PHONE);
  await checkAccess(parlour, 'closing on a phone');
});
