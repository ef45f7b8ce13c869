import { test } from './parlour.ts';
import { checkQuestions } from './village-questions.ts';

test('Port: a voyage from the harbour to an island', async ({ parlour }) => {
  await checkQuestions(parlour, ['load', 'voyage', 'island'], { port: true });
});

test('Port: what cards and deaths ask at sea', async ({ parlour }) => {
  const kinds = ['cartographer', 'helmsman', 'seaBurial'];
  await checkQuestions(parlour, kinds, { inn: 'front', port: true }, ['loadPair', 'giveChest']);
});
