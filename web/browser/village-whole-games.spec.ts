import { playOnBoard } from './board.ts';
import { playByKeys } from './keyboard.ts';
import { expect, settle, startGame, test } from './parlour.ts';

test('Village against three bots, by clicking on the board only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'village', ['Ich', 'Automat', 'Automat', 'Automat'], 'dorf');
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByRole('row', { name: /^Dorfchronik/ })).toBeVisible();
  await expect(parlour.getByText('passt zum Siegel vom Anfang')).toBeVisible();
});

test('Village by keyboard only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'village', ['Ich', 'Automat'], 'keys');
  await playByKeys(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
});

test('Village alone with Conny, to a title', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'village', ['Ich'], 'conny');
  await expect(parlour.getByText('Conny').first()).toBeVisible();
  await playOnBoard(parlour);
  await expect(
    parlour.getByRole('heading', { name: /Lehrling|Geselle|Meister|Großmeister|Genie|Polyhistor/ }),
  ).toBeVisible();
});
