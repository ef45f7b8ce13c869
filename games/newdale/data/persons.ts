import { box } from './box.ts';

/** Persons P01 to P06 are small numbers everywhere. */
export const NATE = 0;
export const RABBIT = 1;
export const ENOCH = 2;
export const ONYX = 3;
export const GUNDA = 4;
export const AARON = 5;
export const PERSON_KEYS = ['nate', 'rabbit', 'enoch', 'onyx', 'gunda', 'aaron'] as const;
export const PERSONS = PERSON_KEYS.length;

/** What they do, once. NEW-PERSON-03 to -10 */
export const PERSON_EFFECTS = box.table('personEffects', {
  nate: { cards: 3, discarded: 2 },
  rabbit: { figures: 2 },
  enoch: { coal: 2 },
  gunda: { coins: 3 },
});

/** How many lie out alone, and what a person in the display costs. NEW-SOLO-03, NEW-PERSON-12 */
export const { offeredAlone: OFFERED_ALONE, price: RECRUIT_PRICE } = box.table(
  'persons',
  { offeredAlone: 2, price: 2 },
  { reconstructed: ['price'] },
);
