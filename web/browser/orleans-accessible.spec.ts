import { orleans } from '@spielstube/games/orleans/index.ts';
import { checkAccess, checkInBothLights, checkSetUp, checkZoomed } from './access.ts';
import { expect, test } from './parlour.ts';
import { Staged } from './staged.ts';

const PHONE = { width: 390, height: 844 };
const staged = new Staged(orleans);
/** What lies over the table is checked by candle, too. */
const OVERLAID = ['chooseTile', 'torture', 'removeTile'];
const AT_WORK = ['endTurn', 'recruit', 'travel', 'takeGood', 'send', 'canalReward', 'pharmacy', 'bathhouse'];
const AROUND = ['followers', 'tower', 'technology', 'sacristy', 'harvest'];

test('axe finds nothing where Orléans is set up', async ({ parlour }) => {
  await checkSetUp(parlour, 'orleans');
});

test('axe finds nothing in Orléans while people are placed', async ({ parlour }) => {
  await staged.open(parlour, 'plan');
  await checkInBothLights(parlour, 'plan');
  await checkZoomed(parlour, 'plan');
  await parlour.setViewportSize(PHONE);
  await checkAccess(parlour, 'plan on a phone');
});

test('axe finds nothing in Orléans in a turn, nor on the board of somebody else', async ({ parlour }) => {
  await staged.open(parlour, 'act');
  await checkInBothLights(parlour, 'act');
  await parlour.locator('main [aria-haspopup="dialog"]').first().click();
  await expect(parlour.getByRole('dialog')).toBeVisible();
  await checkAccess(parlour, 'the board of somebody else');
});

for (const [when, kinds] of [
  ['in an action', AT_WORK],
  ['before and after actions', AROUND],
  ['where something lies over the board', OVERLAID],
] as const) {
  test(`axe finds nothing in Orléans ${when}`, async ({ parlour }) => {
    for (const kind of kinds) {
      await staged.open(parlour, kind);
      await (kinds === OVERLAID ? checkInBothLights : checkAccess)(parlour, kind);
    }
  });
}

test('every kind of question was looked at', () => {
  expect(staged.kinds).toEqual(['plan', 'act', ...AT_WORK, ...AROUND, ...OVERLAID].sort());
});
