import { test } from './parlour.ts';
import { checkQuestions } from './village-questions.ts';

test('Port: a voyage from the harbour to an island', async ({ parlour }, testInfo) => {
  await checkQuestions(parlour, testInfo, ['load', 'voyage', 'island'], { port: true });
});

test('Port: what cards and deaths ask at sea', async ({ parlour }, testInfo) => {
  const kinds = ['cartographer', 'helmsman', 'seaBurial'];
  await checkQuestions(parlour, testInfo, kinds, { inn: 'front', port: true });
});
