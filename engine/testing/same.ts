import { expect } from 'vitest';

/**
 * Expects two pieces of plain data to be the same. Compared as text that takes a fraction of the time; only where the
 * texts differ is it asked what differs.
 */
export function expectSame(actual: unknown, expected: unknown, words?: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual, words).toEqual(expected);
}
