/** Points by the number of own members in the chronicle; five or more count as five. */
export const CHRONICLE_POINTS: readonly number[] = [0, 0, 0, 4, 7, 12];
/** Points of a member on a church or council step (index 1 to 4). */
export const CHURCH_POINTS: readonly number[] = [0, 2, 3, 4, 6];
export const COUNCIL_POINTS: readonly number[] = [0, 0, 2, 4, 6];
export const COIN_POINTS = 1;
/** A Regular brings a point for so many own customers. */
export const CUSTOMERS_PER_REGULAR_POINT = 2;

/** Solo titles: the least points for each. */
export const TITLES = [
  { key: 'apprentice', from: 0 },
  { key: 'journeyman', from: 40 },
  { key: 'master', from: 50 },
  { key: 'grandMaster', from: 60 },
  { key: 'genius', from: 70 },
  { key: 'polymath', from: 80 },
] as const;
