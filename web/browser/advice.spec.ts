import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const GAMES = [
  { game: burgundy, asked: 'action' },
  { game: village, asked: 'turn' },
];

/** "3,5 vorn" as a number. */
function leadIn(words: string): number {
  const lead = Number(/[\d,]+/.exec(words)?.[0].replace(',', '.') ?? 0);
  return words.includes('zurück') ? -lead : lead;
}

for (const { game, asked } of GAMES) {
  test(`advice in ${game.id} takes the guide's place, leaves the choices in sight and rings what it means`, async ({
    parlour,
  }) => {
    await settle(parlour, { guide: true });
    const record = playedRecord({
      game,
      seats: seatPlans(2),
      seed: 'advice',
      until: (table) => table.seq > 30 && isAsked(0, asked)(table),
    });
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    const aside = parlour.getByRole('complementary', { name: 'Deine Möglichkeiten' });
    const guide = aside.getByRole('region', { name: 'Begleiter' });
    const advice = aside.getByRole('region', { name: 'Murr rät' });
    await expect(guide).toBeVisible();
    await expect(parlour.locator('.target.advised')).toHaveCount(0);

    // Put away while the master still thinks, and asked for again: the first thought is over.
    await parlour.getByRole('button', { name: 'Rat holen' }).click();
    await advice.getByRole('button', { name: 'Rat weglegen' }).click();
    await expect(guide).toBeVisible();
    await parlour.getByRole('button', { name: 'Rat holen' }).click();
    const moves = advice.getByRole('listitem');
    await expect(moves.nth(1)).toBeVisible();
    await expect(guide).toHaveCount(0);

    const leads = (await moves.locator('small').allTextContents()).map(leadIn);
    expect(leads).toEqual(leads.toSorted((one, other) => other - one));

    const [panel, card, list] = await Promise.all([
      aside.boundingBox(),
      advice.boundingBox(),
      aside.getByRole('region', { name: 'Deine Möglichkeiten' }).boundingBox(),
    ]);
    if (panel === null || card === null || list === null) throw new Error('nothing is shown');
    expect(card.height).toBeLessThanOrEqual(panel.height / 2 + 1);
    expect(list.height).toBeGreaterThan(80);
    expect(list.y).toBeGreaterThanOrEqual(card.y + card.height);
    expect(list.y + list.height).toBeLessThanOrEqual(panel.y + panel.height);

    await expect(parlour.locator('main .target.lit.advised').first()).toBeVisible();
    // The paw points at what the best move is made with, and the way leads there.
    await expect(parlour.locator('main [data-pointed] murr-ring[data-how=hinting]')).toHaveCount(1);
    await advice.getByRole('button', { name: 'auf dem Brett zeigen' }).click();
    await expect(parlour.locator('main [data-pointed]')).toBeFocused();
    // Why the first is better than the second, by source, or that they are equally good.
    await expect(advice.getByText(/^Warum\?|^Die ersten beiden Züge sind gleich gut/)).toBeAttached();
    await advice.getByRole('button', { name: 'Rat weglegen' }).click();
    await expect(guide).toBeVisible();
    await expect(parlour.locator('.target.advised')).toHaveCount(0);
  });
}
