import type { Page } from '@playwright/test';
import { expect, settle, startGame, test } from './parlour.ts';
import { shownMove, waitForMove, waitForTurn } from './turns.ts';

/** Put in front of the table's worker: it has no room left as long as the page says so. */
const FULL_DISK = `
  const put = IDBObjectStore.prototype.put;
  let isFull = false;
  const disk = new BroadcastChannel('disk');
  disk.onmessage = ({ data }) => {
    isFull = data;
    disk.postMessage('heard');
  };
  IDBObjectStore.prototype.put = function (...args) {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  };
`;

/** Waits for the worker's answer: what the page says to it later goes another way and might arrive first. */
const fillDisk = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate(
    (full) =>
      new Promise<void>((resolve) => {
        const disk = new BroadcastChannel('disk');
        disk.onmessage = () => {
          disk.close();
          resolve();
        };
        disk.postMessage(full);
      }),
    isFull,
  );

test('a move that cannot be stored is not made; as soon as it can be, the game goes on', async ({
  parlour,
}) => {
  await parlour.route('**/assets/table-room-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${FULL_DISK}${await response.text()}` });
  });
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Automat', 'frei', 'frei'], 'storing');
  await waitForTurn(parlour);
  const before = await shownMove(parlour);

  await fillDisk(parlour, true);
  await parlour.keyboard.press('1');
  await expect(parlour.getByText('Der Zug konnte nicht gespeichert werden.')).toBeVisible();
  const trouble = parlour.getByText('Der letzte Zug konnte nicht gespeichert werden');
  await expect(trouble).toBeVisible();
  expect(await shownMove(parlour)).toBe(before);

  await fillDisk(parlour, false);
  await parlour.getByRole('alert').getByRole('button', { name: 'Fertig' }).click();
  await expect(trouble).toHaveCount(0);
  await parlour.keyboard.press('1');
  await waitForMove(parlour, before);
  await waitForTurn(parlour);
  const after = await shownMove(parlour);
  await parlour.reload();
  await waitForTurn(parlour);
  expect(await shownMove(parlour)).toBe(after);
});
