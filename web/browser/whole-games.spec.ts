import { playOnBoard } from './board.ts';
import { playByKeys, tabTo } from './keyboard.ts';
import { expect, fixSeeds, settle, startGame, test } from './parlour.ts';

test('a game against two bots, by clicking on the board only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'Automat', 'frei'], 'board');
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByText('passt zum Siegel vom Anfang')).toBeVisible();
  await expect(parlour.getByRole('row', { name: /^Summe/ })).toBeVisible();
});

test('alone against Egon', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'frei', 'frei', 'frei'], 'egon');
  await expect(parlour.getByText('Egon').first()).toBeVisible();
  await playOnBoard(parlour);
  await expect(parlour.getByRole('columnheader', { name: 'Egon' })).toBeVisible();
});

test('a game by keyboard only', async ({ parlour }) => {
  await fixSeeds(parlour);
  await settle(parlour);
  await parlour.goto('/');
  const level = parlour.getByLabel('Wie gut sie spielen');
  await expect(level).toBeVisible();
  expect(await tabTo(parlour, level)).toBe(true);
  await parlour.keyboard.press('Home');
  await expect(level).toHaveValue('apprentice');
  const start = parlour.getByRole('button', { name: 'Los geht’s' });
  expect(await tabTo(parlour, start)).toBe(true);
  await parlour.keyboard.press('Enter');
  await parlour.waitForURL('**/table/*');
  await playByKeys(parlour);
  await expect(parlour.getByRole('navigation', { name: 'Wie weiter' })).toBeVisible();
});
