import type { Page } from '@playwright/test';

/** Whoever looks at colours says so by `data-painted`. */
const UNPAINTED = 'html:not([data-painted]) { opacity: 0 }';

/** For pictures of tests that failed: people look at them. */
export const painted = { style: 'html { opacity: 1 !important }' };

/**
 * Nothing is painted where nobody looks: without a graphics card that is a sixth of all work. What is laid out, what
 * is visible, what lies on top and what a click hits is the same.
 */
export async function leaveUnpainted(page: Page): Promise<void> {
  await page.addInitScript((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, UNPAINTED);
}
