import type { Page } from '@playwright/test';

/** The page on which a game is set up, with everything agreed on that a game can have: the broadest of all pages. */
export async function agreeOnAll(page: Page, game: string): Promise<void> {
  await page.goto(`/game/${game}`);
  const form = page.locator('form');
  await form.locator('button.primary').waitFor();
  for (const pick of await form.locator('p select').all()) await pick.selectOption({ index: 1 });
  for (const box of await form.locator('input[type=checkbox]:visible').all())
    await box.check({ force: true });
}
