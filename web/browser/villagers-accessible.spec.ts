import { villagers } from '@spielstube/games/villagers/index.ts';
import { checkAccess, checkInBothLights, checkSetUp, checkZoomed } from './access.ts';
import { expect, test } from './parlour.ts';
import { Staged } from './staged.ts';

const PHONE = { width: 390, height: 844 };
const staged = new Staged(villagers);
/** What lies over the table is checked by candle, too. */
const OVERLAID = ['unlock', 'pick', 'jester', 'search', 'putBack'];
const ON_THE_ROAD = ['draft', 'layDown', 'stack', 'smuggle', 'benefactor', 'tavern', 'inn', 'church'];
const IN_THE_VILLAGE = ['where', 'cover', 'apprentice', 'side'];
const ALONE = ['alone', 'countess', 'coin', 'levy', 'bailiff', 'seizure'];

test('axe finds nothing where Villagers is set up', async ({ parlour }) => {
  await checkSetUp(parlour, 'villagers');
});

test('axe finds nothing in Villagers in a build phase, nor in another village', async ({ parlour }) => {
  await staged.open(parlour, 'build');
  await checkInBothLights(parlour, 'build');
  await checkZoomed(parlour, 'build');
  await parlour.setViewportSize(PHONE);
  await checkAccess(parlour, 'build on a phone');
  await parlour.setViewportSize({ width: 1440, height: 900 });
  await parlour.locator('main [aria-haspopup="dialog"]').first().click();
  await expect(parlour.getByRole('dialog')).toBeVisible();
  await checkAccess(parlour, 'the village of somebody else');
});

for (const [when, kinds] of [
  ['on the road', ON_THE_ROAD],
  ['where somebody moves in', IN_THE_VILLAGE],
  ['alone', ALONE],
  ['where something lies over the board', OVERLAID],
] as const) {
  test(`axe finds nothing in Villagers ${when}`, async ({ parlour }) => {
    for (const kind of kinds) {
      await staged.open(parlour, kind);
      await (kinds === OVERLAID ? checkInBothLights : checkAccess)(parlour, kind);
    }
  });
}

test('every kind of question was looked at', () => {
  expect(staged.kinds).toEqual(['build', ...ON_THE_ROAD, ...IN_THE_VILLAGE, ...ALONE, ...OVERLAID].sort());
});
