import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { finishedRecord, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

for (const game of [burgundy, village]) {
  test(`in the replay of ${game.id} everybody is in sight beside the log`, async ({ parlour }) => {
    await settle(parlour);
    await openRecord(parlour, finishedRecord(game, 4, 'past'));
    await parlour.getByRole('button', { name: /Ansehen/ }).click();
    await parlour.getByRole('slider').fill('30');
    await expect(parlour.getByText(/^Zug 30 von/)).toBeVisible();
    const [others, log] = await Promise.all([
      parlour.getByRole('region', { name: 'Die anderen' }).boundingBox(),
      parlour.getByRole('complementary', { name: 'Verlauf' }).boundingBox(),
    ]);
    if (others === null || log === null) throw new Error('nothing is shown');
    const apart =
      others.x + others.width <= log.x || others.y + others.height <= log.y || log.y + log.height <= others.y;
    expect(apart).toBe(true);
    expect(others.height).toBeGreaterThan(60);
    // Clickable in its middle: nothing lies on it.
    await parlour.getByRole('button', { name: 'Sophie ansehen' }).click();
    await expect(parlour.getByRole('dialog')).toBeVisible();
  });

  test(`the log of ${game.id} goes back to its latest line with the table`, async ({ parlour }) => {
    await settle(parlour);
    const record = playedRecord({
      game,
      seats: seatPlans(2),
      seed: 'past',
      until: (table) => table.seq > 60 && table.deciding().includes(0),
    });
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    const log = parlour.getByRole('complementary', { name: 'Verlauf' });
    const lines = log.getByRole('listitem').getByRole('button');
    await lines.last().click();
    await expect(lines.last()).toHaveAttribute('aria-current', 'step');
    await expect(lines.first()).not.toBeInViewport();
    await parlour.getByRole('button', { name: 'Zurück zum Jetzt' }).click();
    await expect(lines.first()).toBeInViewport();
    await expect(log.locator('[aria-current]')).toHaveCount(0);
  });
}

test('a log that was put away while the replay went on opens at the line that is shown', async ({
  parlour,
}) => {
  await parlour.setViewportSize({ width: 1024, height: 768 });
  await settle(parlour);
  await openRecord(parlour, finishedRecord(burgundy, 3, 'past'));
  await parlour.getByRole('button', { name: /Ansehen/ }).click();
  const current = parlour.getByRole('complementary', { name: 'Verlauf' }).locator('[aria-current]');
  const tab = parlour.getByRole('button', { name: 'Verlauf' });
  await tab.click();
  await expect(current.first()).toBeInViewport();
  await tab.click();
  await expect(current.first()).toBeHidden();
  await parlour.getByRole('slider').press('End');
  await expect(parlour.getByText(/^Zug (\d+) von \1$/)).toBeVisible();
  await tab.click();
  await expect(current.first()).toBeInViewport();
});

test('on a phone the log opens at the moment that is on the board', async ({ parlour }) => {
  await settle(parlour);
  await parlour.setViewportSize({ width: 390, height: 844 });
  await openRecord(parlour, finishedRecord(burgundy, 2, 'past'));
  await parlour.getByRole('button', { name: /Ansehen/ }).click();
  await parlour.getByRole('slider').fill('30');
  await expect(parlour.getByText(/^Zug 30 von/)).toBeVisible();
  await parlour.getByRole('button', { name: 'Verlauf' }).click();
  const log = parlour.getByRole('complementary', { name: 'Verlauf' });
  await expect(log.locator('[aria-current]').first()).toBeInViewport({ ratio: 1 });
  await expect(log.getByRole('listitem').getByRole('button').first()).not.toBeInViewport();
});

test('a replay is stepped by moves and turns, by buttons and keys, and advises at a former decision', async ({
  parlour,
}) => {
  await settle(parlour);
  const record = finishedRecord(village, 3, 'steps');
  await openRecord(parlour, record);
  await parlour.getByRole('button', { name: /Ansehen/ }).click();
  const isAt = (move: number) =>
    expect(parlour.getByText(`Zug ${move} von ${record.moves.length}`)).toBeVisible();
  /** The first move after `from` with which the turn passes on. */
  const turnAfter = (from: number): number =>
    record.moves.findIndex(
      ({ seat, notation }, n) => n >= from && (notation === 'end' || record.moves[n + 1].seat !== seat),
    ) + 1;
  const [first, second] = [turnAfter(0), turnAfter(turnAfter(0))];
  await isAt(0);
  await parlour.getByRole('button', { name: 'Bis zum nächsten Spieler' }).click();
  await isAt(first);
  await parlour.keyboard.press('Shift+ArrowRight');
  await isAt(second);
  await parlour.keyboard.press('ArrowRight');
  await isAt(second + 1);
  await parlour.keyboard.press('ArrowLeft');
  await isAt(second);
  await parlour.keyboard.press('Shift+ArrowLeft');
  await isAt(first);

  await parlour.getByLabel('Tempo').selectOption('4×');
  await parlour.getByRole('button', { name: 'Abspielen' }).click();
  const slider = parlour.getByRole('slider');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(first + 1);
  await parlour.getByRole('button', { name: 'Anhalten' }).click();

  const decided = record.moves.findIndex(({ seat }, n) => n > first + 4 && seat === 0);
  await slider.fill(`${decided}`);
  await isAt(decided);
  await parlour.getByRole('button', { name: 'Rat holen' }).click();
  const advice = parlour.getByRole('region', { name: 'Murr rät' });
  await expect(advice.getByRole('listitem').first()).toBeVisible();
  await parlour.getByRole('button', { name: 'Ein Zug vor' }).click();
  await isAt(decided + 1);
  await expect(advice).toHaveCount(0);
});
