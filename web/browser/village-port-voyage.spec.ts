import { openRecord } from './finished.ts';
import { pressForMove, tabTo } from './keyboard.ts';
import { expect, settle, test } from './parlour.ts';
import { reloadThere } from './reloading.ts';
import { waitForTurn } from './turns.ts';
import { stagesAt, village } from './village-stages.ts';

const PORT = { port: true } as const;

function stage(kind: string) {
  const record = stagesAt([kind], PORT).get(kind);
  if (record === undefined) throw new Error(`nobody is asked ${kind}`);
  return record;
}

test('a voyage by keyboard: loading, steps, docking', async ({ parlour }, testInfo) => {
  await settle(parlour);
  await openRecord(parlour, testInfo.outputPath('load.txt'), stage('load'));
  await waitForTurn(parlour);
  const question = parlour.locator('main [aria-live] p').first();
  const byEnter = (name: RegExp): Promise<void> =>
    pressForMove(parlour, async () => {
      expect(await tabTo(parlour, parlour.locator('main .target.lit').filter({ hasText: name }))).toBe(true);
      return 'Enter';
    });
  // Whatever is loaded, the last choice of the list casts off.
  while (/Was lädst du/.test((await question.textContent()) ?? '')) {
    await pressForMove(parlour, async () => {
      const keys = await parlour.locator('main [aria-keyshortcuts]').last().getAttribute('aria-keyshortcuts');
      return keys ?? '1';
    });
  }
  await expect(question).toContainText('Wohin fährt das Schiff?');
  await byEnter(/^Ein Schritt/);
  await expect(parlour.getByRole('complementary', { name: 'Verlauf' })).toContainText(
    /Du fährst|Du segelst|Dein Schiff/,
  );
});

test('a reload in the middle of a voyage changes nothing', async ({ parlour }, testInfo) => {
  await reloadThere(
    parlour,
    testInfo.outputPath('record.txt'),
    village,
    stage('voyage'),
    'Wohin fährt das Schiff?',
  );
});
