import { village } from '@spielstube/games/village/index.ts';
import { Table } from '@spielstube/table';
import { clickOnBoard } from './board.ts';
import { isAsked, openRecord, playedRecord, seatPlans } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

for (const [kind, question] of [
  ['pay', 'Womit zahlst du am Brunnen?'],
  ['buyOut', 'Messe: Wen löst du aus dem Beutel aus?'],
  ['climb', 'Messe: Wer steigt in der Kirche auf?'],
]) {
  test(`a reload in the middle of "${question}" changes nothing`, async ({ parlour }, testInfo) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(2),
      seed: 'reload-10',
      until: isAsked(0, kind),
    });
    // The last move is made at the table: what was opened from a file is not yet what was kept.
    const before = new Table(village, record, record.moves.slice(0, -1));
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
