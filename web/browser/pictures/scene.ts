import type { Page } from '@playwright/test';

/** Something to take pictures of. It is shown once, and then seen at every size. */
export interface Scene {
  /** "village-market" */
  readonly name: string;
  /** Leaves the page as it is to be seen. Finds things in any language: by what they are, not by their names. */
  show(page: Page): Promise<void>;
}
