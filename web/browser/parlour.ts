import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A page on which nothing may go wrong: any console error or uncaught exception fails the test. */
export const test = base.extend<{ parlour: Page }>({
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
  readonly light?: 'day' | 'candle';
  readonly lang?: 'de' | 'en';
  readonly guide?: boolean;
  readonly confirmTurns?: boolean;
}

/** Settings of somebody who has been here before. Nothing moves, so that tests need not wait. */
export async function settle(page: Page, wishes: Wishes = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('spielstube.settings') === null) {
        localStorage.setItem('spielstube.settings', settings);
      }
    },
    JSON.stringify({ lang: 'de', light: 'day', speed: 'off', name: 'Marthe', guide: false, ...wishes }),
  );
}

type Sitter = 'Ich' | 'Freund' | 'Automat' | 'frei';

/** Sets up a game with a fixed seed and starts it; `ticks` are options to tick. Places beyond the sitters stay free. */
export async function startGame(
  page: Page,
  game: 'burgundy' | 'village',
  sitters: readonly Sitter[],
  seed: string,
  ticks: readonly string[] = [],
): Promise<void> {
  await page.goto(`/game/${game}`);
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
  await page.getByLabel('Samen der Mischung').fill(seed);
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.waitForURL('**/table/*');
}

export const startBurgundy = (page: Page, sitters: readonly Sitter[], seed: string): Promise<void> =>
  startGame(page, 'burgundy', sitters, seed);

/** Whether the closing scene is there. */
export const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('navigation', { name: 'Wie weiter' }).isVisible();

/** Waits until the person at the screen is asked, or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await expect(
    page
      .locator('main button.lit, main > section > button.btn')
      .or(page.getByRole('navigation', { name: 'Wie weiter' }))
      .or(page.getByRole('button', { name: /^Ich bin / }))
      .first(),
  ).toBeVisible({ timeout: 20_000 });
}
