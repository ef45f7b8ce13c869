import { CHURCH_BROWN } from '../data/church.ts';
import { COUNCIL_GREEN } from '../data/council.ts';
import { SALE_GREEN } from '../data/market.ts';
import { COLOURS, type Cubes, FAITH, PERSUASION, WELL_CUBES } from '../data/pieces.ts';

/* A price in cubes is packed into one number, three bits a colour, so that frames and moves can carry it. */
const BITS = 3;
const MASK = 7;

export function packCubes(cubes: Cubes): number {
  return cubes[0] | (cubes[1] << BITS) | (cubes[2] << (2 * BITS)) | (cubes[3] << (3 * BITS));
}
export function cubesOf(packed: number, colour: number): number {
  return (packed >> (colour * BITS)) & MASK;
}
export function countCubes(packed: number): number {
  let cubes = 0;
  for (const colour of COLOURS) cubes += cubesOf(packed, colour);
  return cubes;
}
/** So many cubes of one colour. */
export const ofColour = (colour: number, cubes: number): number => cubes << (colour * BITS);
/** Colour by colour. */
export const unpacked = (packed: number): number[] => COLOURS.map((colour) => cubesOf(packed, colour));

/** The Well: cubes of any one colour. VIL-WELL-01 */
export const WELL_PRICE = 1 << (4 * BITS);
/** So many cubes of any colours, alone or added to a price. */
const ANY_SHIFT = 4 * BITS + 1;
export const anyColour = (cubes: number): number => cubes << ANY_SHIFT;
export const anyCubesOf = (price: number): number => price >> ANY_SHIFT;
export const COUNCIL_PRICE = ofColour(PERSUASION, COUNCIL_GREEN);
export const CHURCH_PRICE = ofColour(FAITH, CHURCH_BROWN);
/** What a sale costs in green cubes: what the customer wants, and the fee. VIL-MKT-08, VIL-PROMO-06 */
export const saleGreen = (wanted: number, free: boolean): number => wanted + (free ? 0 : SALE_GREEN);

/** The coins of a payment: one for each cube of the price that is not paid. VIL-COIN-03 */
export function coinsFor(price: number, paid: number): number {
  return (price === WELL_PRICE ? WELL_CUBES : countCubes(price) + anyCubesOf(price)) - countCubes(paid);
}

/** The cubes that a payment can have: whatever can be packed. Prices of expansions are not known before they are loaded. */
export const PAYMENTS: readonly number[] = Array.from({ length: WELL_PRICE }, (_, cubes) => cubes);
