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

for (const [light, lang] of [
  ['day', 'de'],
  ['candle', 'en'],
] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing in Village by ${light} in ${lang}, ${width} pixels wide`, async ({
      parlour,
    }, testInfo) => {
      const path = testInfo.outputPath('record.txt');
      await settle(parlour, { light, lang });
      await parlour.setViewportSize({ width, height: width < 700 ? 844 : 900 });

      await parlour.goto('/game/village');
      await expect(parlour.locator('form button.primary')).toBeVisible();
      await checkAccess(parlour, 'set-up');

      for (const { screen, seats, kind } of TABLES) {
        const record = playedRecord({
          game: village,
          seats: seatPlans(seats),
          options: { goals: true },
          seed: SEED,
          until: isAsked(0, kind),
        });
        await openRecord(parlour, path, record);
        await waitForTurn(parlour);
        await checkAccess(parlour, screen);
      }
      if (width < 700) {
        for (const tab of ['own', 'choices', 'log']) {
          await parlour.locator(`[data-tab="${tab}"]`).click();
          await checkAccess(parlour, `sheet ${tab}`);
        }
      }

      await openRecord(parlour, path, playedRecord({ game: village, seats: seatPlans(4), seed: SEED }));
      await expect(parlour.locator('main nav')).toBeVisible();
      await expect(parlour.locator('main table')).toBeVisible();
      await checkAccess(parlour, 'closing');
    });
  }
}
