import { expect, test } from 'vitest';
import { Box, reconstructedList, withReconstructed } from '../index.ts';

const box = new Box('listed');
box.table('known', { a: 1 });
box.table('points', { castle: 3, mine: 4, cloister: 6 }, { reconstructed: ['castle', 'mine'] });
box.table('dice', { church: [2, 4, 6] }, { reconstructed: 'all' });
box.table('rounds', 5, { reconstructed: 'all' });

const list = `- The dice
  - \`dice.church\`: 2, 4, 6
- The points
  - \`points\`: castle = 3, mine = 4
- The rounds
  - \`rounds\`: 5`;

test('what is not known for sure is listed under the paths of corrections', () => {
  expect(reconstructedList(box, (table) => `The ${table}`)).toBe(list);
});

test('the list stands between the marks of a README, and nothing else changes', () => {
  const readme = 'Before\n<!-- reconstructed -->\nold\n<!-- /reconstructed -->\nAfter\n';
  const written = withReconstructed(readme, list);
  expect(written).toBe(`Before\n<!-- reconstructed -->\n\n${list}\n\n<!-- /reconstructed -->\nAfter\n`);
  expect(withReconstructed(written, list)).toBe(written);
  expect(() => withReconstructed('no marks', list)).toThrow('the README has no');
});
