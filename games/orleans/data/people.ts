import { box, seatList } from './box.ts';

/** Professions are small numbers everywhere. */
export const FARMER = 0;
export const BOATMAN = 1;
export const CRAFTSMAN = 2;
export const TRADER = 3;
export const KNIGHT = 4;
export const SCHOLAR = 5;
export const MONK = 6;
export const PROFESSION_KEYS = [
  'farmer',
  'boatman',
  'craftsman',
  'trader',
  'knight',
  'scholar',
  'monk',
] as const;
export type ProfessionKey = (typeof PROFESSION_KEYS)[number];
export const PROFESSIONS = PROFESSION_KEYS.length;

/**
 * A kind of person: the professions stand for neutral persons, and after them come the own ones, which bear their
 * owner's colour and never leave him. ORL-GEN-11
 */
export const KIND_KEYS = [
  ...PROFESSION_KEYS,
  'ownFarmer',
  'ownBoatman',
  'ownCraftsman',
  'ownTrader',
] as const;
export const KINDS = KIND_KEYS.length;
export const OWN_FARMER = PROFESSIONS + FARMER;
export const OWN_BOATMAN = PROFESSIONS + BOATMAN;
export const OWN_CRAFTSMAN = PROFESSIONS + CRAFTSMAN;
export const OWN_TRADER = PROFESSIONS + TRADER;
/** One of each, on everybody's market from the start. ORL-SET-15 */
export const OWN_KINDS = [OWN_FARMER, OWN_BOATMAN, OWN_CRAFTSMAN, OWN_TRADER] as const;

export const isOwn = (kind: number): boolean => kind >= PROFESSIONS;
export const professionOf = (kind: number): number => (kind >= PROFESSIONS ? kind - PROFESSIONS : kind);

/** Neutral persons in the game, by the number of players. ORL-SET-06, -18 to -20, -23, -24 */
const people = box.table('people', {
  farmer: { 2: 12, 3: 14, 4: 16 },
  boatman: { 2: 6, 3: 8, 4: 10 },
  craftsman: { 2: 6, 3: 8, 4: 10 },
  trader: { 2: 6, 3: 8, 4: 10 },
  knight: { 2: 8, 3: 11, 4: 14 },
  scholar: { 2: 8, 3: 11, 4: 14 },
  monk: { 2: 8, 3: 11, 4: 14 },
});
/** By seats, then by profession. */
export const PEOPLE: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((seats) =>
  PROFESSION_KEYS.map((key) => seatList(people[key])[seats]),
);
