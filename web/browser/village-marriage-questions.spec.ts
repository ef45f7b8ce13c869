import { test } from './parlour.ts';
import { checkQuestions } from './village-questions.ts';

test('Marriage: the ceremony and what it brings', async ({ parlour }, testInfo) => {
  const kinds = ['rank', 'oneOfTwo', 'swap', 'house', 'gain', 'offer'];
  await checkQuestions(parlour, testInfo, kinds, { marriage: 'front' });
});

test('Marriage: Smuggler, tools, and what cards ask', async ({ parlour }, testInfo) => {
  const kinds = ['howMany', 'useTool', 'cousin', 'jack', 'grocer'];
  await checkQuestions(parlour, testInfo, kinds, { inn: 'back', marriage: 'back' });
});
