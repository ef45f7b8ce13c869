import { test } from './parlour.ts';
import { checkQuestions } from './village-questions.ts';

test('Marriage: the ceremony and what it brings', async ({ parlour }) => {
  const kinds = ['rank', 'oneOfTwo', 'swap', 'house', 'gain', 'offer'];
  await checkQuestions(parlour, kinds, { marriage: 'front' }, ['spouse']);
});

test('Marriage: Smuggler, tools, and what cards ask', async ({ parlour }) => {
  const kinds = ['howMany', 'useTool', 'cousin', 'jack', 'grocer'];
  await checkQuestions(parlour, kinds, { inn: 'back', marriage: 'back' });
});
