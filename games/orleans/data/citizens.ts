import { box } from './box.ts';
import { DEED_KEYS, DEEDS } from './deeds.ts';

/** The citizen tiles by the place where they lie: three tracks, every deed, and one beside the board. ORL-SET-07, -08 */
export const CITIZEN_KEYS = [
  'development1',
  'development2',
  'development3',
  'boatman',
  'knight',
  ...DEED_KEYS,
  'stations',
] as const;
export const CITIZENS = CITIZEN_KEYS.length;
export const BOATMAN_CITIZEN = CITIZEN_KEYS.indexOf('boatman');
export const KNIGHT_CITIZEN = CITIZEN_KEYS.indexOf('knight');
const FIRST_DEED_CITIZEN = BOATMAN_CITIZEN + 2;
export const citizenOfDeed = (deed: number): number => FIRST_DEED_CITIZEN + deed;
export const STATIONS_CITIZEN = FIRST_DEED_CITIZEN + DEEDS;

/** What a citizen and a built station count at the end, times the development status. ORL-SCORE-03 */
export const { citizen: CITIZEN_VALUE, station: STATION_VALUE } = box.table('citizens', {
  citizen: 1,
  station: 1,
});
