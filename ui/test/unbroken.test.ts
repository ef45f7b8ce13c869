import { expect, test } from 'vitest';
import { unbroken } from '../unbroken.ts';

test('a number and what is counted stay on one line, in both languages', () => {
  expect(unbroken('Pay 5 coal and 12 Goldmünzen, then go on to area 3.')).toBe(
    'Pay 5\u00a0coal and 12\u00a0Goldmünzen, then go on to area\u00a03.',
  );
});

test('a very long word may go to the next line', () => {
  expect(unbroken('3 Einflusssteinchen')).toBe('3 Einflusssteinchen');
});
