import { playOnBoard } from './board.ts';
import { expect, isOver, settle, startBurgundy, test, waitForTurn } from './parlour.ts';

test('a game against two bots, by clicking on the board only', async ({ parlour }) => {
  await settle(parlour);
  await startBurgundy(parlour, ['Ich', 'Automat', 'Automat', 'frei'], 'board');
  await playOnBoard(parlour);
  await expect(parlour.getByRole('heading', { level: 2, name: /gewinnst|gewinnt|gewinnen/ })).toBeVisible();
  await expect(parlour.getByText('passt zum Siegel vom Anfang')).toBeVisible();
  await expect(parlour.getByRole('row', { name: /^Summe/ })).toBeVisible();
});

test('alone against Egon', async ({ parlour }) => {
  await settle(parlour);
  await startBurgundy(parlour, ['Ich', 'frei', 'frei', 'frei'], 'egon');
  await expect(parlour.getByText('Egon').first()).toBeVisible();
  await playOnBoard(parlour);
  await expect(parlour.getByRole('columnheader', { name: 'Egon' })).toBeVisible();
});

test('a game by keyboard only', async ({ parlour }) => {
  const { keyboard } = parlour;
  await settle(parlour);
  await parlour.goto('/');
  const focused = () => parlour.evaluate(() => document.activeElement?.closest('button')?.textContent ?? '');
  for (let n = 0; n < 40 && !(await focused()).includes('Los geht'); n++) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await parlour.waitForURL('**/table/*');

  for (let n = 0; ; n++) {
    expect(n).toBeLessThan(2000);
    await waitForTurn(parlour);
    if (await isOver(parlour)) break;
    if (n % 3 === 0) {
      // By its key in the list.
      await keyboard.press(n % 2 === 0 ? '1' : '2');
    } else if (n % 3 === 1) {
      // By walking to something lit and pressing Enter.
      const onLit = () => parlour.evaluate(() => document.activeElement?.matches('.target.lit') === true);
      for (let steps = 0; steps < 30 && !(await onLit()); steps++) await keyboard.press('Tab');
      if (await onLit()) {
        await keyboard.press('Enter');
        if ((await parlour.locator('.note .note-choice').count()) > 0) await keyboard.press('Enter');
      } else await keyboard.press('1');
    } else {
      await parlour.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null,
      );
      await keyboard.press('Space');
      await keyboard.press('1');
    }
  }
  await expect(parlour.getByRole('navigation', { name: 'Wie weiter' })).toBeVisible();
});
