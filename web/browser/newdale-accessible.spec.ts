import { checkAccess, checkInBothLights, checkSetUp, checkZoomed } from './access.ts';
import { chapterAt } from './newdale.ts';
import { expect, test } from './parlour.ts';
import { openStage } from './staged.ts';

const PHONE = { width: 390, height: 844 };

test('axe finds nothing where Newdale is set up', async ({ parlour }) => {
  await checkSetUp(parlour, 'newdale');
});

test('axe finds nothing in Newdale while stones are placed, nor before somebody else', async ({
  parlour,
}) => {
  await openStage(parlour, chapterAt('plan', 'II'));
  await checkInBothLights(parlour, 'plan');
  await checkZoomed(parlour, 'plan');
  await parlour.locator('main [aria-haspopup="dialog"]').first().click();
  await expect(parlour.getByRole('dialog')).toBeVisible();
  await checkAccess(parlour, 'everything of somebody else');
  await parlour.keyboard.press('Escape');
  await parlour.setViewportSize(PHONE);
  await checkAccess(parlour, 'plan on a phone');
});

for (const [when, stages] of [
  [
    'in every chapter',
    [
      ['offspring', 'I'],
      ['blackMarket', 'I'],
      ['feed', 'I'],
      ['area', 'I'],
      ['choosePerson', 'II'],
      ['produce', 'II'],
      ['buildPhase', 'II'],
    ],
  ],
  [
    'in some chapters only',
    [
      ['bridge', 'IIIa'],
      ['where', 'IVb'],
      ['special', 'VII'],
      ['jail', 'VII'],
      ['steps', 'VIII'],
    ],
  ],
] as const) {
  test(`axe finds nothing in what Newdale asks ${when}`, async ({ parlour }) => {
    for (const [kind, chapter] of stages) {
      await openStage(parlour, chapterAt(kind, chapter));
      await checkAccess(parlour, `${kind} of ${chapter}`);
    }
  });
}

test('axe finds nothing in both lights where something lies over the board of Newdale', async ({
  parlour,
}) => {
  for (const [kind, chapter, seats] of [
    ['pay', 'II', 3],
    ['onto', 'I', 3],
    ['finalProduction', 'I', 1],
  ] as const) {
    await openStage(parlour, chapterAt(kind, chapter, seats));
    await checkInBothLights(parlour, kind);
  }
});
