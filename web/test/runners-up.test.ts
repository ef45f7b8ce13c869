import { expect, it } from 'vitest';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

it('names all who came second', () => {
  expect(de.closing.summary(3, 0, ['Jakob', 'Balduin'])).toBe(
    'Mit 3 Punkten, gleichauf mit Jakob und Balduin; was übrig blieb, gab den Ausschlag.',
  );
  expect(en.closing.summary(9, 2, ['Jakob', 'Sophie', 'Balduin'])).toBe(
    'With 9 points, 2 points ahead of Jakob, Sophie and Balduin.',
  );
  expect(en.closing.summary(9, 1, ['Jakob'])).toBe('With 9 points, 1 point ahead of Jakob.');
});
