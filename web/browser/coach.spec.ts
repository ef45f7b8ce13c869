import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { checkAccess } from './access.ts';
import { finishedRecord, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';

test('Murr goes through a game: he grows, stops, is kept, and leads back into a position', async ({
  parlour,
}) => {
  await settle(parlour);
  const record = finishedRecord(burgundy, 2, 'coach');
  await openRecord(parlour, record);
  await parlour.getByRole('button', { name: /Mit Murr ansehen/ }).click();
  await parlour.waitForURL('**/coach/*');
  const murr = parlour.getByRole('complementary').getByRole('status');
  await expect(murr).toContainText(/\d+ von \d+ Entscheidungen/);
  await parlour.getByRole('button', { name: 'Anhalten' }).click();
  await expect(parlour.getByRole('button', { name: 'Weiter nachdenken' })).toBeVisible();
  await parlour.getByRole('button', { name: 'Weiter nachdenken' }).click();

  await expect(murr).toContainText('Am Ende', { timeout: 400_000 });
  const turns = parlour.getByRole('region', { name: 'Wendepunkte' }).getByRole('button');
  const told = await turns.allTextContents();
  expect(told.length).toBeGreaterThan(0);

  // What he has thought is there at once the next time.
  await parlour.reload();
  await expect(murr).toContainText('Am Ende');
  await expect(turns).toHaveText(told);
  await checkAccess(parlour, 'coach');

  // The game plays on from where it stands, and stops when it is told to; arrows step, with Shift by turning points.
  const number = parlour.getByText(/^Zug \d+ von \d+$/);
  const moveIn = (words: string): number => Number(/Zug (\d+)/.exec(words)?.[1]);
  await turns.first().click();
  const began = await number.innerText();
  await parlour.getByRole('button', { name: 'Partie abspielen' }).click();
  await expect(number).not.toHaveText(began);
  await parlour.getByRole('button', { name: 'Pause' }).click();
  // It may have played on beyond the next turning point.
  const stopped = moveIn(await number.innerText());
  const decided = turns.and(parlour.locator(':enabled'));
  const passed = (await decided.allTextContents()).map(moveIn).filter((move) => move < stopped);
  await parlour.locator('h2').first().click();
  await parlour.keyboard.press('Shift+ArrowLeft');
  await expect(number).toHaveText(new RegExp(`^Zug ${Math.max(...passed)} von`));

  const given = turns.filter({ hasText: 'verschenkt' }).first();
  await given.click();
  await expect(given).toHaveAttribute('aria-current', 'true');
  const move = moveIn(await given.innerText());
  const versus = parlour.getByRole('region', { name: `Zug ${move}` });
  await expect(versus.getByText('Murr hätte gespielt')).toBeVisible();

  await versus.getByRole('button', { name: 'Auf dem Tisch zeigen' }).click();
  await expect(parlour.getByText(`Zug ${move - 1} von ${record.moves.length}`)).toBeVisible();
  await parlour.goBack();

  await turns.filter({ hasText: 'verschenkt' }).first().click();
  await parlour.getByRole('button', { name: 'Von hier selbst probieren' }).click();
  await parlour.waitForURL('**/table/*');
  await expect(parlour.locator(`main[data-move="${move - 1}"]`)).toBeVisible();

  // Back to where it branched off, and into it once more with other hidden things: that is a move of its own.
  await parlour.getByRole('link', { name: `Abzweigung ab Zug ${move}` }).click();
  await expect(versus.getByText('Murr hätte gespielt')).toBeVisible();
  await versus.getByRole('radio', { name: 'neu gemischt' }).check();
  await versus.getByRole('button', { name: 'Von hier selbst probieren' }).click();
  await expect(parlour.locator(`main[data-move="${move}"]`)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Murr goes through a game that was played alone, and all decisions can be read', async ({
    parlour,
  }) => {
    await settle(parlour, { lang: 'en', light: 'candle' });
    await openRecord(parlour, finishedRecord(burgundy, 1, 'alone'));
    await parlour.getByRole('button', { name: /Review with Murr/ }).click();
    await parlour.getByText('All decisions').click();
    await expect(parlour.getByRole('status')).toContainText('In the end', { timeout: 400_000 });
    await parlour.locator('details button').last().click();
    await expect(parlour.getByText('You played')).toBeVisible();
    await checkAccess(parlour, 'coach on a phone');
    const width = await parlour.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('a running game is not gone through', async ({ parlour }) => {
  await settle(parlour);
  const record = playedRecord({
    game: burgundy,
    seats: seatPlans(2),
    seed: 'running',
    until: (table) => table.seq > 20 && table.deciding().includes(0),
  });
  await openRecord(parlour, record);
  await parlour.waitForURL('**/table/*');
  const id = new URL(parlour.url()).pathname.split('/').at(-1);
  await parlour.goto(`/coach/${id}`);
  await expect(parlour.getByRole('alert')).toContainText('Diese Partie läuft noch');
});
