import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { newdale } from '@spielstube/games/newdale/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { checkAccess } from './access.ts';
import { openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const PLAYERS = ['Marthe', 'Sophie', 'Jakob'];

for (const game of [burgundy, village, orleans, villagers, newdale]) {
  test(`all players of ${game.id} are compared without leaving the table`, async ({ parlour }) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(3),
      seed: 'compare',
      until: (table) => table.seq > 60 && table.deciding().includes(0),
    });
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await parlour.keyboard.press('c');
    const all = parlour.getByRole('dialog', { name: 'Alle vergleichen' });
    for (const name of PLAYERS) {
      await expect(all.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 0.9 });
      expect(await all.getByRole('region', { name, exact: true }).locator('.target').count()).toBeGreaterThan(
        5,
      );
    }
    // They can be looked at and no more.
    await expect(all.locator('.lit, [data-piece].target')).toHaveCount(0);
    if (game === village) await checkAccess(parlour, 'compare');
    await parlour.keyboard.press('Escape');
    await expect(all).toHaveCount(0);

    // On a phone the way leads over the panel of an opponent, and the others are swiped in.
    await parlour.setViewportSize({ width: 390, height: 844 });
    await parlour.locator('[data-tab="board"]').click();
    await parlour.getByRole('button', { name: 'Sophie ansehen' }).click();
    await parlour.getByRole('dialog').getByRole('button', { name: 'Alle vergleichen' }).click();
    const last = all.getByRole('region', { name: PLAYERS[2], exact: true });
    await expect(last).toBeAttached();
    await expect(last).not.toBeInViewport({ ratio: 0.5 });
    await last.evaluate((seat) => seat.parentElement?.scrollTo({ left: 9999 }));
    await expect(last).toBeInViewport({ ratio: 0.7 });
  });
}
