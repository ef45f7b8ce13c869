import { readFile } from 'node:fs/promises';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { clickOnBoard } from './board.ts';
import { finishedRecord, openRecord } from './finished.ts';
import { pressForMove } from './keyboard.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test('a reload in the middle of a decision changes nothing', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'reload');
  await waitForTurn(parlour);
  for (let n = 0; n < 5; n++) {
    await clickOnBoard(parlour, n);
    await waitForTurn(parlour);
  }
  const choices = parlour.getByRole('complementary', { name: 'Deine Möglichkeiten' }).getByRole('listitem');
  const asked = parlour.locator('main [aria-live] p').first();
  const before = { choices: await choices.allTextContents(), asked: await asked.textContent() };
  await parlour.reload();
  await waitForTurn(parlour);
  await expect(asked).toHaveText(before.asked ?? '');
  await expect.poll(() => choices.allTextContents()).toEqual(before.choices);

  await parlour.goto('/');
  await parlour.getByRole('link', { name: /Du bist am Zug/ }).click();
  await waitForTurn(parlour);
  await expect.poll(() => choices.allTextContents()).toEqual(before.choices);
});

test('undo takes a choice back, and it can be made differently', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'undo');
  await waitForTurn(parlour);
  const asked = parlour.locator('main [aria-live] p').first();
  const first = (await asked.textContent()) ?? '';
  await pressForMove(parlour, '1');
  await expect(asked).not.toHaveText(first);
  await pressForMove(parlour, 'u');
  await expect(asked).toHaveText(first);
});

test('export, import, replay, fork, again; damaged files are refused with their line', async ({
  parlour,
}, testInfo) => {
  await settle(parlour, { autoEnd: true });
  await openRecord(parlour, finishedRecord(burgundy, 3, 'keeping'));
  const download = parlour.waitForEvent('download');
  await parlour.getByRole('button', { name: 'Mitschrift speichern' }).click();
  const path = testInfo.outputPath('record.txt');
  await (await download).saveAs(path);

  // Replay, and from there a game of its own.
  await parlour.getByRole('button', { name: /Ansehen/ }).click();
  await parlour.getByRole('slider').fill('12');
  await expect(parlour.getByText(/^Zug 12 von/)).toBeVisible();
  await parlour.getByRole('button', { name: 'Ein Zug vor' }).click();
  await expect(parlour.getByText(/^Zug 13 von/)).toBeVisible();
  const replayed = parlour.url();
  await parlour.getByRole('button', { name: 'Von hier anders spielen' }).click();
  // A replay has buttons in the place of the question, too.
  await parlour.waitForURL((url) => url.href !== replayed);
  await waitForTurn(parlour);
  await expect(parlour.getByRole('navigation', { name: 'Wie weiter' })).toHaveCount(0);

  // The record comes back as the same finished game.
  await openRecord(parlour, await readFile(path, 'utf8'));
  await parlour.waitForURL('**/table/*');
  await expect(parlour.getByRole('navigation', { name: 'Wie weiter' })).toBeVisible();

  // A changed move is refused, with its line.
  const lines = (await readFile(path, 'utf8')).split('\n');
  const move = lines.findIndex((line) => /^9 /.test(line));
  lines[move] = lines[move].replace(/ [^ ]+$/, ' nonsense');
  await openRecord(parlour, lines.join('\n'));
  await expect(parlour.getByText(`Zeile ${move + 1}:`)).toBeVisible();
  await parlour.getByText('Verstanden').click();

  // All games are listed and can be thrown away.
  await parlour.getByRole('link', { name: /^Meine Partien/ }).click();
  const jars = parlour.getByRole('list', { name: 'Alle Partien' }).getByRole('listitem');
  await expect(jars).toHaveCount(3);
  await jars.first().getByRole('button', { name: 'Wegwerfen' }).click();
  await jars.first().getByRole('button', { name: 'Wirklich wegwerfen?' }).click();
  await expect(jars).toHaveCount(2);
});

test('a stored game that can no longer be replayed is told, and home still opens', async ({ parlour }) => {
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'broken');
  await waitForTurn(parlour);
  await parlour.goto('/');
  await parlour.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('spielstube');
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const store = database.transaction('games', 'readwrite').objectStore('games');
    await new Promise((resolve) => {
      store.getAll().onsuccess = ({ target }) => {
        const [jar] = target instanceof IDBRequest ? target.result : [];
        store.put({ ...jar, record: jar.record.replace(/^rules \d+$/m, 'rules 99') }).onsuccess = resolve;
      };
    });
    database.close();
  });
  await parlour.getByRole('link', { name: /Du bist am Zug/ }).click();
  await expect(parlour.getByText('lässt sich mit den heutigen Regeln nicht mehr nachspielen')).toBeVisible();
  await parlour.getByRole('link', { name: 'Zur Stube' }).click();
  await expect(parlour.getByText('Lässt sich nicht öffnen')).toBeVisible();
});
