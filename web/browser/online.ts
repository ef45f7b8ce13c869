import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, settle } from './parlour.ts';
import { PATIENCE } from './turns.ts';
import { leaveUnpainted } from './unpainted.ts';

export { expect };

/** People at browsers of their own: `person('Marthe')`. Nothing may go wrong on any of their pages. */
export const test = base.extend<{ person(name: string): Promise<Page> }>({
  person: async ({ lent, kind }, use) => {
    const pages: Page[] = [];
    const errors: string[] = [];
    await use(async (name) => {
      const page = await openBrowser(await lent.take(kind), name);
      pages.push(page);
      page.on('pageerror', (error) => errors.push(`${name}: ${error.message}\n${error.stack ?? ''}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isOfNetwork(message.text()))
          errors.push(`${name}: ${message.text()}`);
      });
      return page;
    });
    await Promise.all(pages.map((page) => lent.giveBack(page.context(), kind)));
    expect(errors, 'errors in the consoles').toEqual([]);
  },
});

/** Whoever is offline for a while reads of it in the console, too. */
const isOfNetwork = (text: string): boolean => /ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(text);

async function openBrowser(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await leaveUnpainted(page);
  await settle(page, { pace: 'off', name });
  return page;
}

export interface Wanted {
  readonly game: string;
  /** Who sits beside the host: a guest, or a bot. */
  readonly guests: readonly ('open' | 'apprentice')[];
  /** One of the host's own boxes. */
  readonly box?: string;
  readonly pace?: 'Heute Abend' | 'Über Tage' | 'Ohne Uhr';
}

/** Opens a table as a person would; the host is ready. Answers its address. */
export async function layTable(
  host: Page,
  { game, guests, box, pace = 'Ohne Uhr' }: Wanted,
): Promise<string> {
  await host.goto(`/open?game=${game}`);
  await host.getByLabel('Wie viele Plätze').selectOption(`${guests.length + 1}`);
  for (const [n, guest] of guests.entries()) {
    await host.getByLabel(`Wer auf Platz ${n + 2} sitzt`).selectOption(guest);
  }
  if (box !== undefined) {
    await host.getByText('Was in der Schachtel liegt').click();
    await host.getByLabel('Gespielt wird mit').selectOption(box);
  }
  await host.getByRole('radio', { name: pace }).check({ force: true });
  await host.getByRole('button', { name: 'Tisch decken' }).click();
  await host.waitForURL('**/table/*');
  await expect(host.getByRole('heading', { name: 'Am Tisch' })).toBeVisible();
  await beReady(host);
  return host.url();
}

/** Two clicks: one to sit, one to be ready. */
export async function sitDown(guest: Page, address: string): Promise<void> {
  await guest.goto(address);
  await guest.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(guest.getByRole('heading', { name: 'Am Tisch' })).toBeVisible();
  await beReady(guest);
}

/** Whoever sits at a table says so, unless it goes without saying. */
export async function beReady(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: 'Ich bin bereit' });
  const done = page.getByRole('button', { name: /Doch noch nicht|Partie beginnen/ });
  await expect(ready.or(done)).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await expect(done).toBeVisible();
}

export async function begin(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Partie beginnen' }).click();
  await expect(host.locator('main[data-move]')).toBeVisible();
}

/**
 * Plays in the page itself, without coming back for each move: whatever is asked is answered, by turns by one of the
 * choices and by ending the turn. Stops when the table has seen so many moves, or is over: then it answers true.
 */
export function playHere(page: Page, untilMove = Number.MAX_SAFE_INTEGER): Promise<boolean> {
  return page.evaluate(
    ([until, patience]) =>
      new Promise<boolean>((resolve, reject) => {
        let given = 0;
        let last = performance.now();
        let clicked = 0;
        let before = '';
        const done = (isOver: boolean): void => {
          clearInterval(timer);
          resolve(isOver);
        };
        const timer = setInterval(() => {
          const main = document.querySelector('main');
          if (main?.querySelector(':scope > nav') !== null && main?.hasAttribute('data-move') === false) {
            done(true);
            return;
          }
          const choices = [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')];
          const end = document.querySelector<HTMLElement>('main .btn.go');
          const shown = `${main?.getAttribute('data-move')} ${choices.map(({ textContent }) => textContent).join()}`;
          if (performance.now() - last > patience) {
            clearInterval(timer);
            reject(new Error(`nothing happens: ${shown.slice(0, 200)}`));
          }
          if (Number(main?.getAttribute('data-move') ?? 0) >= until) {
            done(false);
            return;
          }
          const isFresh = shown !== before;
          if (isFresh) last = performance.now();
          // What was clicked while the table was busy with something else is clicked again.
          if ((choices.length === 0 && end === null) || (!isFresh && performance.now() - clicked < 1000))
            return;
          if (isFresh) given++;
          before = shown;
          clicked = performance.now();
          const choice = choices[(given * 7) % Math.max(1, choices.length)];
          (given % 2 === 0 ? (end ?? choice) : (choice ?? end)).click();
        }, 20);
      }),
    [untilMove, PATIENCE] as const,
  );
}
