import { type Villagers, villagers } from '@spielstube/games/villagers/index.ts';
import { playOnBoard } from './board.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { playByKeys } from './keyboard.ts';
import { expect, settle, startGame, test } from './parlour.ts';

/** Of the stacks: so many are drawn in the last round or two. */
const LAST_CARDS = 4;
const MODULES = ['Modul Unterstützung', 'Modul Profiteure', 'Modul Entwicklung'];

test('Villagers with all three modules against two bots, by clicking on the board only', async ({
  parlour,
}) => {
  await settle(parlour);
  await startGame(parlour, 'villagers', ['Ich', 'Automat', 'Automat', 'frei'], 'villagers', MODULES);
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByRole('row', { name: /^2\. Markttag/ })).toBeVisible();
  await expect(parlour.getByText('passt zum Siegel vom Anfang')).toBeVisible();
});

test('Villagers by keyboard only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'villagers', ['Ich', 'Automat', 'frei', 'frei'], 'keys');
  await playByKeys(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
});

test('Villagers alone against the Countess, to the second market day', async ({ parlour }) => {
  await settle(parlour);
  const record = playedRecord({
    game: villagers,
    seats: seatPlans(1),
    seed: 'countess',
    until: (table) =>
      isAsked(0, 'draft')(table) && (table.look(0).view as Villagers).stacks.flat().length <= LAST_CARDS,
  });
  await openRecord(parlour, record);
  await expect(parlour.getByRole('button', { name: 'Die Gräfin ansehen' })).toBeVisible();
  await playOnBoard(parlour);
  await expect(parlour.getByRole('columnheader', { name: 'Die Gräfin' })).toBeVisible();
});
