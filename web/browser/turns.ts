import { type Page, test } from '@playwright/test';

// Found by what they are and looked for in the page, not by their role and name: whole games ask for them hundreds of
// times, and working out the names of everything on a board takes longer than a move.
const LIT = 'main button.lit';
const BESIDE = 'main > section > button.btn:not([aria-disabled], :has(use[href="#ui-undo"]))';
const CURTAIN = 'main[data-game] button';
const CLOSING = 'main:not([data-move]) > nav';

/** What a person who is asked can click on. */
export const asked = [LIT, BESIDE];

/** How long a table may take to show something, in milliseconds: no test on a busy machine shall end by this. */
export const PATIENCE = 120_000;

/** How often it is looked, in milliseconds. Whoever looks at every picture makes the page draw pictures. */
const OFTEN = 30;

/** For `expect.poll`, which else looks a second time after a tenth of a second and a fourth time after a whole one. */
export const SOON = [10, 20, 40, 80, 160];

/** More than a person has to decide in any game. */
const MOST_MOVES = 2000;

/** Whether the closing scene is there. */
export const isOver = (page: Page): Promise<boolean> => page.locator(CLOSING).isVisible();

/** Waits until the person at the screen is asked, or the next one is called, or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((thing) =>
        thing.checkVisibility({ visibilityProperty: true }),
      ),
    [...asked, CURTAIN, CLOSING].join(),
    { polling: OFTEN },
  );
}

/** The number of moves that the table shows; none without a table. */
export const shownMove = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('main')?.getAttribute('data-move') ?? null);

/** Waits until the table shows another move than before, or is gone. */
export async function waitForMove(
  page: Page,
  before: string | null,
  timeout: number = PATIENCE,
): Promise<void> {
  await page.waitForFunction(
    (move) => (document.querySelector('main')?.getAttribute('data-move') ?? null) !== move,
    before,
    { timeout, polling: OFTEN },
  );
}

/** What comes of a click. */
type Outcome = 'move' | 'menu' | 'dialog';

/** Waits for the move, or for a menu or a dialog that asks which one is meant. Every change is seen: menus can be short-lived. */
export function waitForMoveOrMenu(page: Page, before: string | null): Promise<Outcome> {
  return page.evaluate(
    ([move, patience]) =>
      new Promise<Outcome>((resolve, reject) => {
        const answer = (): Outcome | null => {
          if ((document.querySelector('main')?.getAttribute('data-move') ?? null) !== move) return 'move';
          if (document.querySelector('.note .note-choice') !== null) return 'menu';
          return document.querySelector('dialog[open]') === null ? null : 'dialog';
        };
        const look = (): void => {
          const found = answer();
          if (found === null) return;
          clearTimeout(late);
          changes.disconnect();
          resolve(found);
        };
        const changes = new MutationObserver(look);
        const late = setTimeout(() => reject(new Error('nothing came of it')), patience);
        changes.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['data-move', 'open'],
        });
        look();
      }),
    [before, PATIENCE] as const,
  );
}

/** Plays on until the game is over: `answer` is called whenever the person is asked, with how often that was. */
export async function playOn(page: Page, answer: (n: number) => Promise<void>): Promise<void> {
  // A busy machine takes its time: decisions are counted, not minutes.
  test.setTimeout(0);
  for (let n = 0; n < MOST_MOVES; n++) {
    await waitForTurn(page);
    if (await isOver(page)) return;
    await answer(n);
  }
  throw new Error(`the game is not over after ${MOST_MOVES} decisions of one person`);
}
