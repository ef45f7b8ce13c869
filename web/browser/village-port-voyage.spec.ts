import { Table } from '@spielstube/table';
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

test('a voyage by keyboard: loading, casting off, a step', async ({ parlour }) => {
  await settle(parlour);
  await openRecord(parlour, stage('load'));
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

test('docking by keyboard', async ({ parlour }) => {
  const record = stage('island');
  const atSea = new Table(village, record, record.moves.slice(0, -1));
  await settle(parlour);
  await openRecord(parlour, atSea.record());
  await waitForTurn(parlour);
  const question = parlour.locator('main [aria-live] p').first();
  await expect(question).toContainText('Wohin fährt das Schiff');
  await pressForMove(parlour, async () => {
    const ship = parlour.locator('main .target.lit').filter({ hasText: /^Anlegen/ });
    expect(await tabTo(parlour, ship)).toBe(true);
    return 'Enter';
  });
  await expect(question).not.toContainText('Wohin fährt das Schiff');
});

test('a reload in the middle of a voyage changes nothing', async ({ parlour }) => {
  await reloadThere(parlour, village, stage('voyage'), 'Wohin fährt das Schiff?');
});
