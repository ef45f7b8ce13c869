import { unless } from '@spielstube/engine';
import { box } from './box.ts';
import { isSmall } from './pieces.ts';

/** Green cubes and time for every sale but the caller's first. VIL-MKT-08 */
export const { green: SALE_GREEN, time: SALE_TIME } = box.table(
  'sale',
  { green: 1, time: 1 },
  { check: ({ green }) => unless([isSmall(green), 'saleGreen']) },
);
