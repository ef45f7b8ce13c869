import { orleans } from '@spielstube/games/orleans/index.ts';
import { Table } from '@spielstube/table';
import { clickOnBoard } from './board.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

for (const [kind, question] of [
  ['takeGood', /Ware/],
  ['torture', /^Folter/],
  ['chooseTile', /Ortskarte/],
] as const) {
  test(`a reload in the middle of "${kind}" changes nothing`, async ({ parlour }, testInfo) => {
    const record = playedRecord({
      game: orleans,
      seats: seatPlans(3),
      seed: 'reload-4',
      until: isAsked(0, kind),
    });
    // The last move of the person is made at the table: what was opened from a file is not yet what was kept.
    const last = record.moves.findLastIndex(({ seat }) => seat === 0);
    const before = new Table(orleans, record, record.moves.slice(0, last));
    const made = record.moves[last].notation;
    const at = before.look(0).decision?.choices.findIndex(({ notation }) => notation === made) ?? -1;
    expect(record.moves.length).toBe(last + 1);
    await settle(parlour);
    await openRecord(parlour, testInfo.outputPath('record.txt'), before.record());
    await waitForTurn(parlour);

    const asked = parlour.locator('main [aria-live] p').first();
    const choices = parlour.getByRole('complementary', { name: 'Deine Möglichkeiten' }).getByRole('listitem');
    await choices.nth(at).getByRole('button').first().click();
    await expect(asked).toContainText(question);
    const offered = await choices.allTextContents();
    await parlour.reload();
    await expect(asked).toContainText(question);
    expect(await choices.allTextContents()).toEqual(offered);
    await clickOnBoard(parlour, 0);
    await waitForTurn(parlour);
  });
}
