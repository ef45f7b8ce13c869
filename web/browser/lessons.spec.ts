import type { Page } from '@playwright/test';
import { type Course, stepsOf } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import type { GameManifest } from '@spielstube/ui/manifest';
import { checkAccess, checkInBothLights } from './access.ts';
import { bareWood, boxOf, resize } from './layout.ts';
import { followLesson, stepKept, stepShown, waitForStep, wayOn } from './lesson.ts';
import { expect, settle, test } from './parlour.ts';

const PHONE = { width: 390, height: 844 };
/** Between the areas of a table there is always some, and beside a board that is not as broad as its room. */
const SOME_WOOD = 0.25;
/** Less than this, in pixels, is no area to look at. */
const LEAST = 150;

const speech = (page: Page) => page.locator('[data-step] [aria-live]');
const movesMade = async (page: Page): Promise<number> =>
  Number(await page.locator('main').getAttribute('data-move'));

/** From the contents to the table. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.getByRole('main').locator('.btn.primary').click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('[data-step="0"]')).toBeVisible();
}

/** Whether the middle of a thing is in sight: cards of a hand lie over one another. */
const isOnTop = (thing: Element): boolean => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.target') === thing;
};

/** Does something that is lit and not wanted; false if nothing else is. */
async function tryAnother(page: Page): Promise<boolean> {
  for (const other of await page.locator('main .target.lit:not([data-pointed]):visible').all()) {
    if (!(await other.evaluate(isOnTop))) continue;
    await other.click({ force: true });
    return true;
  }
  return false;
}

/** On all of them board, question and own things have to have room beside the teacher. */
const TABLETS = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];
const AREAS = ['board', 'own'].map((area) => `main > [data-area="${area}"]`);

test('on a tablet the teacher leaves the table its room, in every game', async ({ parlour }) => {
  await settle(parlour);
  for (const { id } of manifests) {
    await begin(parlour, id);
    for (const size of TABLETS) {
      await resize(parlour, size);
      const at = `${id} at ${size.width}x${size.height}`;
      expect.soft(await bareWood(parlour), at).toBeLessThan(SOME_WOOD);
      for (const area of AREAS) {
        const { width, height } = await boxOf(parlour.locator(area).first());
        expect.soft(width, `${area} of ${at}`).toBeGreaterThan(LEAST);
        expect.soft(height, `${area} of ${at}`).toBeGreaterThan(LEAST);
      }
    }
  }
});

for (const { id, lesson } of manifests) {
  if (lesson === undefined) continue;

  test(`the lesson of ${id} is played to its end, and the game goes on`, async ({ parlour }) => {
    await settle(parlour, { pace: 'off' });
    const { course } = await lesson();
    const steps = stepsOf(course);
    const tries = steps.flatMap(({ step }, n) => ('move' in step ? [n] : []));
    // At a step that waits for the pupil: where the others move, the next one may be shown at any time.
    const middle = steps.findIndex(({ step }, n) => n >= steps.length / 2 && !('others' in step));
    let hasTried = false;
    await begin(parlour, id);
    await checkInBothLights(parlour, 'something is shown');
    await followLesson(parlour, course, async (step) => {
      if (!hasTried && tries.includes(step) && (await tryAnother(parlour))) {
        hasTried = true;
        const choice = parlour.locator('.note-choice').first();
        if (await choice.isVisible()) await choice.click();
        await expect(speech(parlour), 'Murr answers another try').toContainText('Versuch es noch einmal');
        expect(await stepShown(parlour)).toBe(step);
        await checkAccess(parlour, 'another try');
      }
      if (step === tries[3]) {
        await parlour.getByRole('button', { name: 'überspringen' }).click();
        await waitForStep(parlour, step + 1);
      }
      if (step === middle) {
        await expect.poll(() => stepKept(parlour, id)).toBe(step);
        await parlour.reload();
        await expect(parlour.locator('[data-step]')).toBeVisible();
        expect(await stepShown(parlour), 'the lesson is taken up where it was left').toBe(step);
      }
    });
    expect(hasTried).toBe(true);
    await expect(parlour.getByRole('button', { name: 'Rat holen' })).toBeVisible();
    const before = await movesMade(parlour);
    await parlour.locator('main .target.lit:visible').first().click();
    const choice = parlour.locator('.note-choice').first();
    await expect
      .poll(async () => (await movesMade(parlour)) > before || (await choice.isVisible()))
      .toBe(true);
    if (await choice.isVisible()) await choice.click();
    await expect.poll(() => movesMade(parlour), 'the game goes on').toBeGreaterThan(before);
    await parlour.goto(`/learn/${id}`);
    await expect(parlour.getByRole('img', { name: 'geschafft' })).toHaveCount(course.chapters.length);
  });
}

async function courseOf({ id, lesson }: GameManifest): Promise<Course> {
  if (lesson === undefined) throw new Error(`there is no lesson for ${id}`);
  return (await lesson()).course;
}

const [first] = manifests.filter(({ lesson }) => lesson !== undefined);

test('Murr sleeps where a lesson was left; any chapter can be jumped to; at its end one may play on alone', async ({
  parlour,
}) => {
  await settle(parlour, { lang: 'en', pace: 'off' });
  await begin(parlour, first.id);
  await wayOn(parlour).click();
  await waitForStep(parlour, 1);
  await parlour.getByRole('link', { name: 'Chapter 1' }).click();
  await expect(parlour.getByText('step 2 of')).toBeVisible();
  await checkInBothLights(parlour, 'contents of a lesson');
  await parlour.getByRole('link', { name: 'Go on with chapter 1' }).click();
  await waitForStep(parlour, 1);

  // From the front door one chooses among all games, and sees how far one has come.
  await parlour.goto('/');
  await parlour.getByRole('link', { name: /Learn with Murr/ }).click();
  const lessons = parlour.getByRole('main').getByRole('listitem');
  await expect(lessons).toHaveCount(manifests.length);
  await expect(lessons.filter({ hasText: /chapters, about \d+ minutes/ })).toHaveCount(manifests.length);
  await checkInBothLights(parlour, 'all lessons');
  await lessons.filter({ hasText: 'Go on with chapter 1' }).getByRole('link').click();
  await expect(parlour).toHaveURL(new RegExp(`/learn/${first.id}$`));
  await parlour
    .getByRole('button', { name: /: jump here$/ })
    .nth(1)
    .click();
  await parlour.waitForURL('**/table/*');
  const course = await courseOf(first);
  await expect(parlour.locator('[data-step]')).toBeVisible();
  await expect(parlour.getByText('Chapter 3 of')).toBeVisible();
  const last = stepsOf(course).findLastIndex(({ chapter }) => chapter === 2);
  for (let step = await stepShown(parlour); step !== null && step < last; step = await stepShown(parlour)) {
    await parlour.getByRole('button', { name: 'skip', exact: true }).click();
    await waitForStep(parlour, step + 1);
  }
  await parlour.getByRole('button', { name: 'play on alone' }).click();
  await expect(parlour.locator('[data-step]')).toHaveCount(0);
  await expect(parlour.locator('main .target.lit').first()).toBeVisible();
});

test('what the rules refuse is answered with the rule, and at the third wrong try Murr moves', async ({
  parlour,
}) => {
  await settle(parlour, { pace: 'off' });
  await begin(parlour, 'burgundy');
  for (let step = 0; step < 4; step++) {
    await wayOn(parlour).click();
    await waitForStep(parlour, step + 1);
  }
  await parlour.keyboard.press('2');
  await waitForStep(parlour, 5);
  const owl = parlour.getByRole('button', { name: /^Wissen \(4\) aus Reihe 5 nehmen/ });
  await owl.click({ force: true });
  await expect(speech(parlour)).toContainText('Das lassen die Regeln nicht zu');
  await expect(speech(parlour).getByRole('button', { name: /^BUR-/ })).toBeVisible();
  await parlour.keyboard.press('u');
  expect(await movesMade(parlour), 'nothing is taken back in a lesson').toBe(1);
  await owl.click({ force: true });
  await expect(speech(parlour)).toContainText('Beim dritten Mal ziehe ich');
  await owl.click({ force: true });
  await waitForStep(parlour, 6);
  await expect.poll(() => movesMade(parlour)).toBe(2);
});

test('on a phone a lesson is a strip above the tabs, and by keyboard the space bar leads through it', async ({
  parlour,
}) => {
  await parlour.setViewportSize(PHONE);
  await settle(parlour, { pace: 'off' });
  await begin(parlour, first.id);
  const steps = stepsOf(await courseOf(first));
  for (let step = 0; 'show' in steps[step].step; step++) {
    await expect(wayOn(parlour)).toBeFocused();
    await expect(wayOn(parlour)).toBeInViewport();
    await parlour.keyboard.press('Space');
    await waitForStep(parlour, step + 1);
  }
  await checkAccess(parlour, 'a lesson on a phone');
  expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await parlour.getByRole('button', { name: 'Zeig noch einmal' }).press('Enter');
  await expect(parlour.locator('[data-pointed]')).toBeFocused();
  await expect(parlour.locator('[data-pointed]')).toBeInViewport();
  await parlour.keyboard.press('Enter');
  await expect.poll(() => movesMade(parlour)).toBe(1);
});
