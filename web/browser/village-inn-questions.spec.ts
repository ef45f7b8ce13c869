import { openAnother } from './finished.ts';
import { expect, settle, test } from './parlour.ts';
import { waitForTurn } from './turns.ts';
import { checkQuestions } from './village-questions.ts';
import { stagesAt } from './village-stages.ts';

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

test('the Abbot lights the top of the church and nothing on the way', async ({ parlour }) => {
  const record = stagesAt(['abbot'], INN).get('abbot');
  if (record === undefined) throw new Error('nobody is asked');
  await settle(parlour);
  await openAnother(parlour, record);
  await waitForTurn(parlour);
  for (const step of [2, 3]) {
    const onTheWay = parlour.getByRole('button', { name: `Kirche, Stufe ${step}`, exact: true });
    await expect(onTheWay).not.toHaveClass(/lit/);
  }
  await expect(parlour.getByRole('button', { name: 'Kirche, Stufe 4', exact: true })).toHaveCount(0);
});
