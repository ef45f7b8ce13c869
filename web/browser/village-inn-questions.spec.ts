import { test } from './parlour.ts';
import { checkQuestions } from './village-questions.ts';

const INN = { inn: 'front' } as const;

test('Inn: steps at the Inn and moments for cards', async ({ parlour }) => {
  await checkQuestions(parlour, ['innStack', 'innBuy', 'cards', 'market', 'bard', 'herbalist'], INN);
});

test('Inn: what cards ask', async ({ parlour }) => {
  const kinds = ['prodigalSon', 'father', 'tollKeeper', 'messenger', 'scrapDealer', 'extraTurn'];
  await checkQuestions(parlour, kinds, INN);
});

test('Inn: what rare cards ask', async ({ parlour }) => {
  const kinds = ['cattleBreeder', 'noblewoman', 'lookThrough', 'abbot'];
  await checkQuestions(parlour, kinds, INN, ['councilman']);
});
