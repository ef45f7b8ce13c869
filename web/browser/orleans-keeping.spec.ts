import { orleans } from '@spielstube/games/orleans/index.ts';
import { Table } from '@spielstube/table';
import { clickOnBoard } from './board.ts';
import { foundRecord, isAsked, openRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

for (const [kind, question] of [
  ['takeGood', /Ware/],
  ['canalReward', /^Kanalisation/],
  ['chooseTile', /Ortskarte/],
] as const) {
  test(`a reload in the middle of "${kind}" changes nothing`, async ({ parlour }, testInfo) => {
    const record = foundRecord({
      game: orleans,
      seats: seatPlans(3),
      until: (table) => isAsked(0, kind)(table) && table.record().moves.at(-1)?.seat === 0,
    });
    // The last move is made at the table: what was opened from a file is not yet what was kept.
    const before = new Table(orleans, record, record.moves.slice(0, -1));
    const made = record.moves.at(-1)?.notation;
    const at = before.look(0).decision?.choices.findIndex(({ notation }) => notation === made) ?? -1;
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
