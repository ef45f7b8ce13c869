import type { Page } from '@playwright/test';
import type { Options } from '@spielstube/engine';
import { checkAccess, checkInBothLights } from './access.ts';
import { clickOnBoard } from './board.ts';
import { openAnother } from './finished.ts';
import { expect, settle } from './parlour.ts';
import { checkReachable } from './reachable.ts';
import { waitForTurn } from './turns.ts';
import { rareStage, stagesAt } from './village-stages.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * At each kind of question: axe finds nothing, and every choice can be made on the table. At the last one also by candle
 * and on a phone. Rare ones are answered on the table.
 */
export async function checkQuestions(
  page: Page,
  kinds: readonly string[],
  options: Options,
  rare: readonly string[] = [],
): Promise<void> {
  const stages = stagesAt(kinds, options);
  expect([...stages.keys()].toSorted()).toEqual(kinds.toSorted());
  await settle(page);
  for (const kind of rare) {
    await openAnother(page, rareStage(kind));
    await waitForTurn(page);
    await checkReachable(page, kind);
    await clickOnBoard(page, 0);
  }
  for (const [kind, record] of stages) {
    await openAnother(page, record);
    await waitForTurn(page);
    await checkAccess(page, kind);
    await checkReachable(page, kind);
  }
  await checkInBothLights(page, `${kinds.at(-1)}`);
  await page.setViewportSize(PHONE);
  await checkAccess(page, `${kinds.at(-1)} on a phone`);
  await page.setViewportSize(WIDE);
}
