import { expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE, playOn, shownMove, waitForMove } from './turns.ts';

const MOST_STEPS = 60;

/** The next key on the way of the focus to the first of some things; null if there is none, '' if it is on one. */
function nextStep(things: Element[]): 'Tab' | 'Shift+Tab' | '' | null {
  const focused = document.activeElement ?? document.body;
  if (things.length === 0) return null;
  if (things.includes(focused)) return '';
  const isAhead = focused.compareDocumentPosition(things[0]) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAhead ? 'Tab' : 'Shift+Tab';
}

/** Walks with Tab, forwards or backwards, until one of the things has the focus; false if there is none. */
export async function tabTo(page: Page, things: Locator): Promise<boolean> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const key = await things.filter({ visible: true }).evaluateAll(nextStep);
    if (key === null || key === '') return key === '';
    await page.keyboard.press(key);
  }
  throw new Error(`${things} is not reached in ${MOST_STEPS} steps`);
}

/** Presses a key that means a move, and waits until the table shows it. Once: a second one would mean what comes next. */
export async function pressForMove(page: Page, key: string): Promise<void> {
  const before = await shownMove(page);
  await page.keyboard.press(key);
  await waitForMove(page, before);
}

/**
 * Picks and presses keys until the table shows another move: the first one may open a menu. Whoever plays on does not mind
 * if a key that took its time was pressed twice.
 */
async function pressUntilMoved(page: Page, pick: () => Promise<string>): Promise<void> {
  const before = await shownMove(page);
  await expect(async () => {
    if ((await shownMove(page)) === before) await page.keyboard.press(await pick());
    await waitForMove(page, before, 1000);
  }).toPass({ timeout: PATIENCE });
}

/** From the question to anything that is lit. */
const MOST_KEYS = 3;

/** What is lit, and how many keys each choice takes. Runs in the page. */
function keysOfChoices(): { readonly lit: number; readonly keys: readonly string[] } {
  const choices = [...document.querySelectorAll('main [aria-keyshortcuts]')];
  return {
    lit: document.querySelectorAll('main .target.lit').length,
    keys: choices.map((choice) => choice.getAttribute('aria-keyshortcuts') ?? ''),
  };
}

/** Every choice has keys of its own, and never many; answers those of the last one, which are the longest. */
async function longestKeys(page: Page): Promise<string> {
  const { lit, keys } = await page.evaluate(keysOfChoices);
  if (lit > 0) expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key.length, key).toBeGreaterThan(0);
  expect(Math.max(0, ...keys.map((key) => key.length))).toBeLessThanOrEqual(MOST_KEYS);
  return keys.at(-1) ?? '1';
}

/** By the keys in the list: the first choice and the last one by turns. */
const chooseInList = (page: Page, n: number): Promise<void> =>
  pressUntilMoved(page, async () => {
    const [...keys] = n % 2 === 1 ? await longestKeys(page) : '1';
    for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
    return keys[keys.length - 1];
  });

/** By walking to something lit and pressing Enter; where that opens a menu or a dialog, to a choice in there. */
const chooseOnBoard = (page: Page): Promise<void> =>
  pressUntilMoved(page, async () => {
    // The first button of a dialog closes it again.
    const inside = page.locator('.note .note-choice').or(page.locator('dialog[open] button').nth(1));
    const things = (await inside.count()) > 0 ? inside : page.locator('.target.lit');
    return (await tabTo(page, things)) ? 'Enter' : '1';
  });

/** By the key that ends a turn; where it cannot end yet, by the first key of the list. */
async function endTurn(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await pressUntilMoved(page, async () => ((await page.locator('main .btn.go').count()) > 0 ? 'Space' : '1'));
}

/** Plays on until the game is over, with the keyboard only, in all its ways. */
export const playByKeys = (page: Page): Promise<void> =>
  playOn(page, (n) => {
    if (n % 3 === 0) return chooseInList(page, n);
    return n % 3 === 1 ? chooseOnBoard(page) : endTurn(page);
  });
