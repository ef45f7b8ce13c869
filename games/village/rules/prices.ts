import { CHURCH_BROWN } from '../data/church.ts';
import { COUNCIL_GREEN } from '../data/council.ts';
import { WORKSHOP_TABLE } from '../data/crafts.ts';
import { CUSTOMERS } from '../data/customers.ts';
import { INN_BOARD } from '../data/inn.ts';
import { SALE_GREEN } from '../data/market.ts';
import { MARRIAGE_BOARD, SMUGGLER_TABLE } from '../data/marriage.ts';
import { COLOURS, type Cubes, FAITH, PERSUASION, WELL_CUBES } from '../data/pieces.ts';
import { CAPTAINS, type Captain, ISLANDS } from '../data/port.ts';
import { PATHS } from '../data/travel.ts';

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

/** A unit of further steps of a captain. VIL-PORT-MOVE-03 */
export const unitPrice = ({ cubes, anyCubes }: Captain): number => packCubes(cubes) | anyColour(anyCubes);
export const MARRIAGE_PRICE = anyColour(MARRIAGE_BOARD.cubes);
export const OFFER_PRICE = anyColour(MARRIAGE_BOARD.offerCubes);
export const INN_PRICE = anyColour(INN_BOARD.backCubes);
/** A customer of the waiting line: its green cubes, and some of any colour. VIL-MAR-SMU-05, -12 */
export const smuggledPrice = (green: number): number =>
  ofColour(PERSUASION, green) | anyColour(SMUGGLER_TABLE.customerCubes);
export const SMUGGLER_SALE_PRICE = ofColour(PERSUASION, SMUGGLER_TABLE.saleGreen);

/** Everything that is paid in cubes somewhere; the Well in each colour. */
const PRICES: ReadonlySet<number> = new Set([
  ...WORKSHOP_TABLE.map(({ cubes }) => packCubes(cubes)),
  ...PATHS.map(({ cubes }) => packCubes(cubes)),
  COUNCIL_PRICE,
  CHURCH_PRICE,
  ...CUSTOMERS.map(({ green }) => ofColour(PERSUASION, saleGreen(green, false))),
  ...COLOURS.map((colour) => ofColour(colour, WELL_CUBES)),
  ...CAPTAINS.map(unitPrice),
  ...ISLANDS.flatMap(({ lighthouse }) => (lighthouse === null ? [] : [packCubes(lighthouse.cubes)])),
  MARRIAGE_PRICE,
  OFFER_PRICE,
  INN_PRICE,
  SMUGGLER_SALE_PRICE,
  ...CUSTOMERS.map(({ green }) => smuggledPrice(green)),
]);

/** A price with cubes of any colours, in each of the colours. */
const inColours = (price: number): number[] =>
  Array.from({ length: anyCubesOf(price) }).reduce<number[]>(
    (prices) => prices.flatMap((each) => COLOURS.map((colour) => each + ofColour(colour, 1))),
    [price - anyColour(anyCubesOf(price))],
  );

/** A price and all of its parts: coins stand in for the rest. */
const partsOf = (price: number): number[] =>
  COLOURS.reduce<number[]>(
    (parts, colour) =>
      parts.flatMap((part) =>
        Array.from({ length: cubesOf(price, colour) + 1 }, (_, cubes) => part | ofColour(colour, cubes)),
      ),
    [0],
  );

/** The cubes that any payment can have. */
export const PAYMENTS: readonly number[] = [
  ...new Set([...new Set([...PRICES].flatMap(inColours))].flatMap(partsOf)),
].sort((a, b) => a - b);
