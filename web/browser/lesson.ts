import type { Page } from '@playwright/test';
import { type Course, type PlacedStep, stepsOf } from '@spielstube/engine';
import { expect } from './parlour.ts';
import { SOON, shownMove } from './turns.ts';

const card = (page: Page) => page.locator('[data-step]');

/** The number of the step that is shown; null when the lesson is over. */
export const stepShown = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-step]');
    return card === null ? null : Number(card.getAttribute('data-step'));
  });

/** The step from which the lesson of a game would be taken up after a reload. */
export const stepKept = (page: Page, game: string): Promise<number> =>
  page.evaluate(
    (key) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('spielstube');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('lessons').objectStore('lessons').get(key);
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => resolve(asked.result.step);
          opening.result.close();
        };
      }),
    game,
  );

/** Waits until a step is shown, or a later one. */
export async function waitForStep(page: Page, step: number): Promise<void> {
  await expect
    .poll(async () => (await stepShown(page)) ?? Number.POSITIVE_INFINITY, {
      message: `step ${step}`,
      intervals: SOON,
    })
    .toBeGreaterThanOrEqual(step);
}

/** As many things are pointed at as the course names, as long as the step is shown: the others may be quick. */
export async function checkPointed(
  page: Page,
  at: number,
  { step, chapter, number }: PlacedStep,
): Promise<void> {
  const named = 'others' in step ? 0 : (step.at?.length ?? ('move' in step ? 1 : 0));
  const pointed = (): Promise<number | null> =>
    page.evaluate((shown) => {
      const isShown = document.querySelector(`[data-step="${shown}"]`) !== null;
      return isShown ? document.querySelectorAll('main [data-pointed]').length : null;
    }, at);
  await expect
    .poll(async () => (await pointed()) ?? named, {
      message: `chapter ${chapter + 1}, step ${number + 1}`,
      intervals: SOON,
    })
    .toBe(named);
}

/** Does what is pointed at: a click on it, and on the choice if it stands for several. A note may lie over it. */
export async function doAsPointed(page: Page, move: string): Promise<void> {
  const before = Number(await shownMove(page));
  await page.mouse.move(0, 0);
  await page.locator('main [data-pointed]').first().click();
  const choice = page.locator(`.note [data-move="${move}"]`);
  const made = async (): Promise<boolean> => Number(await shownMove(page)) > before;
  await expect.poll(async () => (await made()) || (await choice.isVisible()), { intervals: SOON }).toBe(true);
  if (!(await made())) await choice.click();
  await expect.poll(made, { message: `${move} is made`, intervals: SOON }).toBe(true);
}

/** The button that leads on from what is shown. */
export const wayOn = (page: Page) => card(page).locator('.btn.primary');

/** Goes through a lesson from the step that is shown, by what is pointed at; `at` is done before each step. */
export async function followLesson(
  page: Page,
  course: Course,
  at: (step: number, place: PlacedStep) => Promise<void> = async () => {},
): Promise<void> {
  const steps = stepsOf(course);
  for (let step = await stepShown(page); step !== null; step = await stepShown(page)) {
    const place = steps[step];
    await checkPointed(page, step, place);
    await at(step, place);
    if ((await stepShown(page)) !== step) continue;
    if ('show' in place.step) await wayOn(page).click();
    else if ('move' in place.step) await doAsPointed(page, place.step.move);
    if (step + 1 < steps.length) await waitForStep(page, step + 1);
    else await expect(card(page)).toHaveCount(0);
  }
}
