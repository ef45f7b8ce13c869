import type { Explanation } from '@spielstube/ui';
import { ANIMAL_KEYS, DICE_OF_SORT, GOODS_KEYS } from '../data/setup.ts';
import type { BurgundyText } from '../text/types.ts';

/* What the things of a storage are for, wherever they are shown. */

export const aboutSilver = ({ words }: BurgundyText, silver: number): Explanation => ({
  title: words.amount('silver', silver),
  lines: [words.silverAbout],
  rule: 'BUR-ACT5-01',
});

export const aboutWorkers = ({ words }: BurgundyText, workers: number): Explanation => ({
  title: words.amount('workers', workers),
  lines: [words.workersAbout],
  rule: 'BUR-WORKER-01',
});

export const aboutGoods = ({ words }: BurgundyText, sort: number, count: number): Explanation => ({
  title: `${words.goods(GOODS_KEYS[sort])}: ${count}`,
  lines: [words.goodsAbout(DICE_OF_SORT[sort][0], DICE_OF_SORT[sort][1])],
  rule: 'BUR-ACT3-01',
});

export const aboutAnimals = ({ words }: BurgundyText, sort: number, count: number): Explanation => ({
  title: `${words.animal(ANIMAL_KEYS[sort])}: ${count}`,
  lines: [words.animalsAbout],
});
