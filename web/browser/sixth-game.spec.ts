import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { playOnBoard } from './board.ts';
import { expect, settle, startGame, test } from './parlour.ts';

/*
 * docs/adding-a-game.md is true: the auction of the engine's tests is a game by one folder and one line in the list. It
 * is also the first with a simultaneous phase.
 */

// One house for both.
test.describe.configure({ mode: 'serial' });

let house: ChildProcess;
let address = '';

test.beforeAll(async () => {
  house = spawn(process.execPath, [join(import.meta.dirname, 'toy', 'serve.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (house.stdout === null) throw new Error('the house says nothing');
  [address] = await once(createInterface(house.stdout), 'line');
});
test.afterAll(() => {
  house.kill();
});

test('a sixth game stands on the shelf and is played to its end', async ({ parlour }) => {
  await settle(parlour);
  await parlour.goto(address);
  await expect(parlour.getByRole('link', { name: /Auktion/ })).toBeVisible();
  await startGame(parlour, 'auction', ['Ich', 'Automat', 'Automat'], 'sixth', [], address);
  await expect(parlour.getByText('Was bietest du?')).toBeVisible();
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { name: 'Wertungsblock' })).toBeVisible();
});

test('in a simultaneous phase a bid is taken back while the others have long bid', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'auction', ['Ich', 'Automat'], 'undo', [], address);
  await expect(parlour.getByText('Was bietest du?')).toBeVisible();
  const hand = parlour.locator('main button.lit');
  const cards = await hand.count();
  await hand.first().click();
  await expect(parlour.getByText('Noch eine Karte?')).toBeVisible();
  await expect(hand).toHaveCount(cards - 1);
  await parlour.getByRole('button', { name: 'Zurück', exact: false }).first().click();
  await expect(parlour.getByText('Was bietest du?')).toBeVisible();
  await expect(hand).toHaveCount(cards);
});
