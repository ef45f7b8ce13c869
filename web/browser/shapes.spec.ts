import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { newdale } from '@spielstube/games/newdale/index.ts';
import { orleans } from '@spielstube/games/orleans/index.ts';
import { village } from '@spielstube/games/village/index.ts';
import { villagers } from '@spielstube/games/villagers/index.ts';
import { agreeOnAll } from './agreements.ts';
import { finishedRecord, isAsked, openAnother, openRecord, playedRecord, seatPlans } from './finished.ts';
import {
  areUncovered,
  bareWood,
  boxOf,
  cutOff,
  expectAllInWindow,
  letters,
  overlapping,
  QUESTION,
  resize,
  setLetters,
  untilLaidOut,
} from './layout.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';

const GAMES = [
  { game: burgundy, asked: 'action', most: 4 },
  { game: village, asked: 'turn', most: 5 },
  { game: orleans, asked: 'act', most: 4 },
  { game: villagers, asked: 'build', most: 4 },
  { game: newdale, asked: 'plan', most: 4 },
];
const UPRIGHT = [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1024, height: 1366 },
];
/** The whole screen of a small laptop, and what its browser leaves of it. */
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1366, height: 657 },
  { width: 1280, height: 680 },
];
/** What must grow with everything else. */
const WORDS = [QUESTION, 'main > aside li button', 'main [data-part="name"]', 'main > aside h2', 'header h1'];
/** What the others have. */
const STORES = 'main > section:first-child [data-none="false"]';
/** Between the areas of a table there is always some. */
const SOME_WOOD = 0.12;

test('however much is agreed on before a game, nothing lies on anything else', async ({ parlour }) => {
  await settle(parlour);
  for (const { game } of GAMES) {
    await agreeOnAll(parlour, game.id);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ]) {
      await resize(parlour, { width, height });
      expect(await overlapping(parlour, 'form label, form select'), `${game.id}, ${width}x${height}`).toEqual(
        [],
      );
    }
  }
});

for (const { game, asked, most } of GAMES) {
  test(`${game.id} fills every window: upright tablets, low and large screens`, async ({ parlour }) => {
    const record = playedRecord({
      game,
      seats: seatPlans(most),
      seed: 'shapes',
      until: (table) => table.seq > 60 && isAsked(0, asked)(table),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);

    for (const size of [...UPRIGHT, ...LAPTOPS]) {
      await resize(parlour, size);
      const at = `${size.width}x${size.height}`;
      expect.soft(await bareWood(parlour), at).toBeLessThan(SOME_WOOD);
      expect.soft(await areUncovered(parlour, QUESTION), `the question at ${at}`).toBe(true);
      expect.soft(await cutOff(parlour), at).toEqual([]);
      expect.soft(await areUncovered(parlour, STORES), `what the others have at ${at}`).toBe(true);
      await expectAllInWindow(parlour);
    }

    await resize(parlour, { width: 1440, height: 900 });
    const sizes = await Promise.all(WORDS.map((words) => letters(parlour, words)));
    for (const [width, height, grown] of [
      [1920, 1080, 1.2],
      [2560, 1440, 1.6],
    ]) {
      await resize(parlour, { width, height });
      for (const [n, words] of WORDS.entries()) {
        expect((await letters(parlour, words)) / sizes[n], words).toBeCloseTo(grown, 2);
      }
      expect(await bareWood(parlour)).toBeLessThan(SOME_WOOD);
    }
  });

  test(`${game.id} is really larger with large letters and at a zoom of 200 %`, async ({ parlour }) => {
    const record = playedRecord({
      game,
      seats: seatPlans(3),
      seed: 'shapes',
      until: (table) => table.seq > 60 && isAsked(0, asked)(table),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    const [question, choice] = [QUESTION, 'main > aside li button'];
    const before = { question: await letters(parlour, question), choice: await letters(parlour, choice) };
    const check = async (grown: number, at: string): Promise<void> => {
      expect((await letters(parlour, choice)) / before.choice, at).toBeCloseTo(grown, 2);
      expect(await letters(parlour, question), at).toBeGreaterThan(before.question * (1 + (grown - 1) / 4));
      expect(await areUncovered(parlour, question), at).toBe(true);
      expect(await cutOff(parlour), at).toEqual([]);
      expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= innerWidth), at).toBe(true);
    };
    for (const size of [20, 24, 32]) {
      await setLetters(parlour, size);
      await check(size / 16, `letters of ${size} pixels`);
    }
    // A zoom of 200 % is a window of half the size, in which every pixel counts twice.
    await setLetters(parlour, 16);
    before.question /= 2;
    before.choice /= 2;
    for (const size of [
      { width: 720, height: 450 },
      { width: 683, height: 384 },
    ]) {
      await resize(parlour, size);
      await check(2, `${size.width}x${size.height}`);
    }
  });
}

for (const { game, asked, most } of GAMES) {
  test(`${game.id} on a phone on its side: nothing scrolls, and what is lit is in sight`, async ({
    parlour,
  }) => {
    await settle(parlour);
    await resize(parlour, { width: 844, height: 390 });
    for (const seats of [2, most]) {
      const record = playedRecord({
        game,
        seats: seatPlans(seats),
        seed: 'shapes',
        until: (table) => table.seq > 60 && isAsked(0, asked)(table),
      });
      await openAnother(parlour, record);
      await waitForTurn(parlour);
      await untilLaidOut(parlour);
      await expectAllInWindow(parlour);
      expect(await areUncovered(parlour, QUESTION)).toBe(true);
      expect(await cutOff(parlour)).toEqual([]);
      await expect(parlour.locator('main .target.lit:visible').first()).toBeInViewport({ ratio: 1 });
      await expect(parlour.locator('main > section[data-area="own"]')).toBeInViewport({ ratio: 1 });
    }
  });
}

test('every lit thing of Burgundy is in sight on a phone on its side', async ({ parlour }) => {
  await settle(parlour);
  await resize(parlour, { width: 844, height: 390 });
  for (const kind of ['action', 'target']) {
    const record = playedRecord({
      game: burgundy,
      seats: seatPlans(4),
      seed: 'shapes',
      until: (table) => table.seq > 100 && isAsked(0, kind)(table),
    });
    await openAnother(parlour, record);
    await waitForTurn(parlour);
    await untilLaidOut(parlour);
    for (const lit of await parlour.locator('main .target.lit').all()) {
      await expect(lit, kind).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('however much there is to say, it stays in its bar on a small phone on its side', async ({
  parlour,
}) => {
  await settle(parlour, { lang: 'en' });
  await resize(parlour, { width: 667, height: 375 });
  for (const [game, kind] of [
    [village, 'market'],
    [newdale, 'produce'],
  ] as const) {
    const record = playedRecord({ game, seats: seatPlans(3), seed: 'shapes', until: isAsked(0, kind) });
    await openAnother(parlour, record);
    await waitForTurn(parlour);
    await untilLaidOut(parlour);
    const words = await boxOf(parlour.locator('main [aria-live]'));
    const bar = await boxOf(parlour.locator('main > section', { has: parlour.locator('[aria-live]') }));
    expect(words.y, kind).toBeGreaterThan(bar.y);
    expect(words.y + words.height, kind).toBeLessThan(bar.y + bar.height);
  }
});

test('the closing scene has room for five players', async ({ parlour }) => {
  await settle(parlour);
  await openRecord(parlour, finishedRecord(village, 5, 'shapes'));
  const pad = parlour.getByRole('table');
  await expect(pad).toBeVisible();
  for (const [width, height] of [
    [1179, 800],
    [1024, 768],
    [768, 1024],
    [844, 390],
    [390, 844],
  ]) {
    await resize(parlour, { width, height });
    const leaf = await parlour.locator('.sheet', { has: pad }).boundingBox();
    const table = await pad.boundingBox();
    if (leaf === null || table === null) throw new Error('there is no score pad');
    expect(table.x + table.width, `${width}`).toBeLessThan(leaf.x + leaf.width);
    expect(await parlour.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test("the heading of an opponent's farm stays in sight, however low the window", async ({ parlour }) => {
  const record = playedRecord({
    game: village,
    seats: seatPlans(5),
    seed: 'shapes',
    options: { goals: true },
    until: (table) => table.seq > 150 && isAsked(0, 'turn')(table),
  });
  await settle(parlour);
  await openRecord(parlour, record);
  await waitForTurn(parlour);
  await parlour.getByRole('button', { name: 'Sophie ansehen' }).click();
  await expect(parlour.getByRole('dialog')).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [844, 390],
    [390, 844],
  ]) {
    await resize(parlour, { width, height });
    expect(await areUncovered(parlour, 'dialog[open] h2'), `${width}x${height}`).toBe(true);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the question is as high for every decision, and its hint is whole', async ({ parlour }) => {
    await settle(parlour, { guide: true });
    const heights = new Set<number>();
    for (const kind of ['turn', 'death', 'market']) {
      const record = playedRecord({
        game: village,
        seats: seatPlans(3),
        seed: 'phone-1',
        until: isAsked(0, kind),
      });
      await openRecord(parlour, record);
      await waitForTurn(parlour);
      await untilLaidOut(parlour);
      heights.add((await parlour.locator('main > section[data-guide]').boundingBox())?.height ?? 0);
      expect.soft(await cutOff(parlour), kind).toEqual([]);
      expect.soft(await areUncovered(parlour, QUESTION), kind).toBe(true);
    }
    expect([...heights]).toHaveLength(1);
  });

  test('the numerals of a crowded farm stay in sight', async ({ parlour }) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(2),
      seed: 'members-6',
      until: (table) => table.seq >= 64 && isAsked(0, 'action')(table),
    });
    await settle(parlour);
    await openRecord(parlour, record);
    await waitForTurn(parlour);
    await untilLaidOut(parlour);
    const numerals = '[aria-label="Mein Hof"] [data-piece] svg text';
    expect(await parlour.locator(numerals).count()).toBeGreaterThan(4);
    expect(await areUncovered(parlour, numerals)).toBe(true);
  });
});
