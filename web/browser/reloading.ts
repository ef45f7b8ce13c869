import type { Page } from '@playwright/test';
import type { Game } from '@spielstube/engine';
import { type GameRecord, Table } from '@spielstube/table';
import { clickOnBoard } from './board.ts';
import { openRecord } from './finished.ts';
import { expect, settle } from './parlour.ts';
import { waitForTurn } from './turns.ts';

/** The page is loaded anew where a record ends: the same is asked and offered, and the game goes on. */
export async function reloadThere(
  page: Page,
  game: Game,
  record: GameRecord,
  question: string | RegExp,
): Promise<void> {
  // The last move is made at the table: what was opened from a file is not yet what was kept.
  const before = new Table(game, record, record.moves.slice(0, -1));
  const made = record.moves.at(-1)?.notation;
  const at = before.look(0).decision?.choices.findIndex(({ notation }) => notation === made) ?? -1;
  await settle(page);
  await openRecord(page, before.record());
  await waitForTurn(page);

  const asked = page.locator('main [aria-live] p').first();
  const choices = page.getByRole('complementary', { name: 'Deine Möglichkeiten' }).getByRole('listitem');
  const former = await choices.allTextContents();
  await choices.nth(at).getByRole('button').first().click();
  await expect(asked).toContainText(question);
  // The list comes one picture after the question.
  await expect.poll(() => choices.allTextContents()).not.toEqual(former);
  const offered = await choices.allTextContents();
  await page.reload();
  await expect(asked).toContainText(question);
  await expect.poll(() => choices.allTextContents()).toEqual(offered);
  await clickOnBoard(page, 0);
  await waitForTurn(page);
}
