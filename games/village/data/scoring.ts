import { unless } from '@spielstube/engine';
import { box } from './box.ts';

const PRINTED = box.table('chroniclePoints', { 3: 4, 4: 7, 5: 12 });
/** Points by the number of own members in the chronicle; five or more count as five. */
export const CHRONICLE_POINTS: readonly number[] = [0, 0, 0, ...Object.values(PRINTED)];

/** Points of a coin; own customers for each point that a Regular brings. */
export const { coin: COIN_POINTS, customersPerRegularPoint: CUSTOMERS_PER_REGULAR_POINT } = box.table(
  'endPoints',
  { coin: 1, customersPerRegularPoint: 2 },
  {
    check: ({ customersPerRegularPoint }) => unless([customersPerRegularPoint > 0, 'regularCounts']),
  },
);

/** With an expansion the bounds of all titles but the first are higher. VIL-SOLO-64 */
export const TITLE_SHIFT = box.table('titleShift', { inn: 10, port: 5, marriage: 15 });

/** Solo titles: the least points for each. */
export const TITLES = box.table(
  'titles',
  [
    { key: 'apprentice', from: 0 },
    { key: 'journeyman', from: 40 },
    { key: 'master', from: 50 },
    { key: 'grandMaster', from: 60 },
    { key: 'genius', from: 70 },
    { key: 'polymath', from: 80 },
  ],
  {
    check: (titles) =>
      unless([
        titles.every(({ from }, n) => (n === 0 ? from === 0 : from > titles[n - 1].from)),
        'titlesRise',
      ]),
  },
);
