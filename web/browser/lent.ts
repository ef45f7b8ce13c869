import type { Browser, BrowserContext } from '@playwright/test';

const STORED = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';

/**
 * Browsers that are lent to one test after the other. What a test stored is forgotten; what was loaded need not be loaded
 * again, which is a third of all work at a table that is opened.
 */
export class Lent {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #visited = new WeakMap<BrowserContext, Set<string>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A browser of this kind that nobody has. */
  async take(kind: string): Promise<BrowserContext> {
    return this.#free.get(kind)?.pop() ?? this.#open();
  }

  async #open(): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    const origins = new Set<string>();
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin)),
    );
    this.#visited.set(context, origins);
    return context;
  }

  /** For the next one: as if nobody had been anywhere. */
  async giveBack(context: BrowserContext, kind: string): Promise<void> {
    const [page = await context.newPage(), ...others] = context.pages();
    for (const other of others) await other.close();
    // Nobody is there any more who could store something again; that nothing can be stored there is no mishap.
    page.removeAllListeners();
    await page.goto('about:blank');
    const client = await context.newCDPSession(page);
    const origins = this.#visited.get(context) ?? new Set();
    for (const origin of origins) {
      if (origin !== 'null')
        await client.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    }
    origins.clear();
    await page.close();
    await context.clearCookies();
    await context.clearPermissions();
    await context.unrouteAll();
    await context.setOffline(false);
    this.#free.set(kind, [...(this.#free.get(kind) ?? []), context]);
  }
}
