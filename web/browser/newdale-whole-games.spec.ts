import { type Newdale, newdale } from '@spielstube/games/newdale/index.ts';
import { clickOnBoard, playOnBoard } from './board.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { playByKeys } from './keyboard.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { isOver, waitForTurn } from './turns.ts';

const VOYAGE_ROUNDS = 2;

test('chapter I of Newdale against two bots, by clicking on the board only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'newdale', ['Ich', 'Automat', 'Automat', 'frei'], 'newdale');
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByText('passt zum Siegel vom Anfang')).toBeVisible();
});

test('chapter I of Newdale by keyboard only', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'newdale', ['Ich', 'Automat', 'frei', 'frei'], 'keys');
  await playByKeys(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
});

test('two rounds of the voyage to Newdale, by clicking on the board only', async ({ parlour }) => {
  await settle(parlour);
  const record = playedRecord({
    game: newdale,
    seats: seatPlans(2),
    seed: 'voyage',
    options: { chapter: 'VIII' },
    until: (table) => table.deciding().includes(0) && (table.look(0).view as Newdale).round === 2,
  });
  await openRecord(parlour, record);
  const round = parlour.getByText(`Runde ${2 + VOYAGE_ROUNDS} von 7`);
  for (let n = 0; (await round.count()) === 0; n++) {
    await waitForTurn(parlour);
    if (await isOver(parlour)) break;
    await clickOnBoard(parlour, n * 7);
  }
  await expect(round).toBeVisible();
});
