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
  // Whatever is loaded, the last choice of the list casts off.
  while (/Was lädst du/.test((await question.textContent()) ?? '')) {
    const last = parlour.locator('main [aria-keyshortcuts]').last();
    await pressForMove(parlour, (await last.getAttribute('aria-keyshortcuts')) ?? '1');
    await waitForTurn(parlour);
  }
  await expect(question).toContainText('Wohin fährt das Schiff?');
  const step = parlour.locator('main .target.lit').filter({ has: parlour.getByLabel(/^Ein Schritt/) });
  expect(await tabTo(parlour, step)).toBe(true);
  await pressForMove(parlour, 'Enter');
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
  const ship = parlour.locator('main .target.lit').filter({ has: parlour.getByLabel(/^Anlegen/) });
  expect(await tabTo(parlour, ship)).toBe(true);
  await pressForMove(parlour, 'Enter');
  await expect(question).not.toContainText('Wohin fährt das Schiff');
});

test('a reload in the middle of a voyage changes nothing', async ({ parlour }) => {
  await reloadThere(parlour, village, stage('voyage'), 'Wohin fährt das Schiff?');
});
