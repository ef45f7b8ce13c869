import { SYMBOL_KEYS } from './boards/place.ts';
import { box } from './box.ts';

/** Secret missions show a symbol of their own each, and the Mystical Site. NEW-SET-22 */
export const SECRET_MISSIONS = SYMBOL_KEYS.length - 1;
export const MYSTIC = SECRET_MISSIONS;
/** Places that count for a mission show its symbol, which has the mission's own number, or the common one. */
export const countsFor = (symbol: number, mission: number): boolean =>
  symbol === mission || symbol === MYSTIC;

/** Supplementary missions A01 and A02: what they ask for and bring. NEW-CH2-02, NEW-CH3-10 */
export const AID = 0;
export const CHARTING = 1;
export const SUPPLEMENTARY_KEYS = ['aid', 'charting'] as const;
export const SUPPLEMENTARY = box.table(
  'supplementaryMissions',
  {
    aid: { places: 'A4 A11 A18 A22', coins: 6, points: 4 },
    charting: { points: 4, firstPoints: 5 },
  },
  { reconstructed: 'all' },
);
