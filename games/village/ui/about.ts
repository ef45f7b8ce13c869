import type { Explanation } from '@spielstube/ui';
import type { PortWords } from '../text/port/words.ts';
import type { VillageText } from '../text/types.ts';
import type { VillageWords } from '../text/words.ts';

/* What the things of a farm are for, wherever they are shown. */

/** The words of the Port, which are there only where it is played. */
const atSea = ({ port }: Partial<VillageWords>): PortWords | undefined => port;

export const aboutCubes = ({ words }: VillageText, kind: number, count: number): Explanation => ({
  title: `${words.cube(kind)}: ${count}`,
  lines: [atSea(words)?.cubeUse(kind) ?? words.labels.cubeUse(kind)],
  rule: 'VIL-TURN-02',
});

export const aboutGoods = ({ words }: VillageText, good: number, count: number): Explanation => ({
  title: words.goods(good, count),
  lines: [words.labels.goodUse(good), ...(atSea(words) === undefined ? [] : [words.port.goodUse(good)])],
  rule: 'VIL-CRAFT-01',
});

export const aboutCoins = ({ words }: VillageText, count: number): Explanation => ({
  title: words.coins(count),
  lines: [words.labels.coinsAbout],
  rule: 'VIL-COIN-03',
});

export const aboutGrain = ({ words }: VillageText, count: number): Explanation => ({
  title: words.grain(count),
  lines: [words.labels.barnAbout],
  rule: 'VIL-GEN-07',
});

export const aboutServed = ({ words }: VillageText, count: number): Explanation => ({
  title: words.labels.servedBy(count),
  lines: [words.labels.customersAbout],
  rule: 'VIL-MKT-06',
});

export const aboutPrestige = (
  { words }: VillageText,
  name: string,
  points: number,
  total: number,
): Explanation => ({
  title: words.labels.prestigeOf(name, points),
  lines: [words.labels.ifItEnded(total), words.labels.prestigeAbout],
  rule: 'VIL-GEN-09',
});
