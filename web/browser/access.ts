import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './parlour.ts';

/** Axe finds nothing on what is shown now. */
export async function checkAccess(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect.soft(found).toEqual([]);
}
