import { test } from './parlour.ts';
import { checkQuestions } from './village-questions.ts';

const INN = { inn: 'front' } as const;

test('Inn: steps at the Inn and moments for cards', async ({ parlour }, testInfo) => {
  await checkQuestions(parlour, testInfo, ['innStack', 'innBuy', 'cards', 'bard', 'herbalist'], INN);
});

test('Inn: what cards ask', async ({ parlour }, testInfo) => {
  const kinds = ['prodigalSon', 'father', 'tollKeeper', 'messenger', 'scrapDealer', 'extraTurn'];
  await checkQuestions(parlour, testInfo, kinds, INN);
});

test('Inn: what rare cards ask', async ({ parlour }, testInfo) => {
  await checkQuestions(parlour, testInfo, ['cattleBreeder', 'noblewoman', 'lookThrough', 'abbot'], INN);
});
