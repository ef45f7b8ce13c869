import { test as base, expect, type Page } from '@playwright/test';
import { Lent } from './lent.ts';
import { leaveUnpainted } from './unpainted.ts';

export { expect };

/**
 * `parlour` is a page on which nothing may go wrong: any console error or uncaught exception fails the test. It is
 * painted only for tests that say so, and has been loaded before except for those whose subject is the first visit.
 */
export const test = base.extend<
  { isPainted: boolean; isFirstVisit: boolean; kind: string; parlour: Page },
  { lent: Lent }
>({
  isPainted: [false, { option: true }],
  isFirstVisit: [false, { option: true }],
  lent: [({ browser }, use) => use(new Lent(browser)), { scope: 'worker' }],
  kind: ({ locale, viewport, hasTouch, reducedMotion, serviceWorkers }, use) =>
    use(JSON.stringify({ locale, viewport, hasTouch, reducedMotion, serviceWorkers })),
  context: async ({ browser, lent, kind, isFirstVisit, serviceWorkers }, use) => {
    // Who works for a page beside it would work for the next one, too.
    const isNew = isFirstVisit || serviceWorkers === 'allow';
    const context = isNew ? await browser.newContext() : await lent.take(kind);
    await use(context);
    await (isNew ? context.close() : lent.giveBack(context, kind));
  },
  page: async ({ page, isPainted }, use) => {
    if (!isPainted) await leaveUnpainted(page);
    await use(page);
  },
  parlour: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack ?? ''}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

interface Wishes {
  readonly name?: string;
  readonly light?: 'day' | 'candle';
  readonly lang?: 'de' | 'en';
  readonly guide?: boolean;
  readonly autoEnd?: boolean;
  readonly oneClick?: boolean;
  readonly notation?: boolean;
  readonly confirm?: 'never' | 'coins' | 'always';
  readonly speed?: 'off' | 'fast' | 'normal';
  readonly pace?: 'off' | 'fast' | 'normal' | 'slow';
}

/** Settings of somebody who has been here before. Nothing moves and nothing is asked twice, so that tests need not wait. */
export async function settle(page: Page, wishes: Wishes = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('spielstube.settings') === null) {
        localStorage.setItem('spielstube.settings', settings);
      }
    },
    JSON.stringify({
      lang: 'de',
      light: 'day',
      speed: 'off',
      confirm: 'never',
      name: 'Marthe',
      guide: false,
      ...wishes,
    }),
  );
}

/** The seeds that the page invents for games are always the same one. */
export async function fixSeeds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(7);
      return bytes;
    };
  });
}

/** Somebody who has corrected some values of Burgundy before, and called the box "Marthes Schachtel". */
export async function ownBox(page: Page, values: Record<string, number>): Promise<void> {
  const box = { spielstube: 'box', version: 1, game: 'burgundy', name: 'Marthes Schachtel', values };
  await page.addInitScript(
    (boxes) => {
      if (localStorage.getItem('spielstube.boxes') === null) localStorage.setItem('spielstube.boxes', boxes);
    },
    JSON.stringify([JSON.stringify(box)]),
  );
}

type Sitter = 'Ich' | 'Freund' | 'Automat' | 'frei';

/** Sets up a game with a fixed seed and starts it; `ticks` are options to tick, `house` another address than usual, `box` one of the own boxes. Places beyond the sitters stay free. */
export async function startGame(
  page: Page,
  game: string,
  sitters: readonly Sitter[],
  seed: string,
  ticks: readonly string[] = [],
  house = '',
  box = '',
): Promise<void> {
  await page.goto(`${house}/game/${game}`);
  await expect(page.getByRole('button', { name: 'Partie beginnen' })).toBeVisible();
  const places = await page.getByRole('group', { name: /^Wer hier sitzt, Platz / }).count();
  for (let n = 0; n < places; n++) {
    const sitter = sitters[n] ?? 'frei';
    const place = page.getByRole('group', { name: `Wer hier sitzt, Platz ${n + 1}` });
    await place.getByRole('radio', { name: sitter }).check();
    if (sitter === 'Automat') {
      await page.getByLabel(`Spielstärke, Platz ${n + 1}`).selectOption('apprentice');
    }
  }
  for (const tick of ticks) await page.getByRole('checkbox', { name: tick }).check();
  if (box !== '') await page.getByLabel('Gespielt wird mit').selectOption(box);
  await page.getByLabel('Mischwort').fill(seed);
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.waitForURL('**/table/*');
}
