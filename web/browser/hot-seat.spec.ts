import { village } from '@spielstube/games/village/index.ts';
import { clickOnBoard } from './board.ts';
import { expectOwnViewsOnly, liftCurtain, nameOnCurtain, watchViews } from './curtains.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, startGame, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

test('two people at one screen: a hand is hidden until its owner says "it is me"', async ({ parlour }) => {
  await watchViews(parlour);
  await settle(parlour);
  await startGame(parlour, 'burgundy', ['Ich', 'Freund', 'frei', 'frei'], 'curtain');

  let curtains = 0;
  for (let n = 0; curtains < 4; n++) {
    expect(n).toBeLessThan(200);
    await waitForTurn(parlour);
    const name = await nameOnCurtain(parlour);
    if (name !== null) {
      curtains++;
      await liftCurtain(parlour, name === 'Marthe' ? 0 : 1);
      // Who comes back is told what the other one did, in a few lines.
      const meanwhile = parlour.getByRole('status', { name: 'Inzwischen' });
      await expect(meanwhile).toHaveCount(curtains > 2 ? 1 : 0);
      if (curtains > 2) {
        const lines = await meanwhile.getByRole('listitem').allTextContents();
        expect(lines.length).toBeLessThanOrEqual(7);
        expect(lines.join()).toContain(name === 'Marthe' ? 'Sophie' : 'Marthe');
        if (curtains === 3) await meanwhile.getByRole('button', { name: 'Gelesen' }).click();
        else await clickOnBoard(parlour, 0);
        await expect(meanwhile).toHaveCount(0);
      }
    } else await clickOnBoard(parlour, n * 5);
  }
  await expectOwnViewsOnly(parlour);
});

test('two people at one screen play without a curtain where nothing is hidden', async ({ parlour }) => {
  await watchViews(parlour);
  await settle(parlour);
  const record = playedRecord({
    game: village,
    seats: seatPlans(2, 2),
    seed: 'open',
    until: (table) => table.seq > 10 && table.deciding().includes(0),
  });
  await openRecord(parlour, record);
  const own = parlour.getByRole('region', { name: 'Dein Bereich' });
  const sat = new Set<string>();
  for (let n = 0; sat.size < 2; n++) {
    expect(n).toBeLessThan(40);
    await waitForTurn(parlour);
    expect(await nameOnCurtain(parlour)).toBeNull();
    for (const name of ['Marthe', 'Sophie']) {
      if (await own.getByText(name, { exact: true }).isVisible()) sat.add(name);
    }
    await clickOnBoard(parlour, n * 5);
  }
});
