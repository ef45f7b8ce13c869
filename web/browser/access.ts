import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './parlour.ts';

/** Axe finds nothing on what is shown now. */
export async function checkAccess(page: Page, screen: string): Promise<void> {
  // Describing everything that is right takes axe longer than finding what is wrong, and a page of its own for joining
  // the results of frames is of no use without frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect.soft(found).toEqual([]);
}
