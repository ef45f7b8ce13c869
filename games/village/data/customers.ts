/** What a customer wants: goods (scroll, horse, plough, ox, wagon) and grain; promo customers want other things. */
export interface Customer {
  readonly key: string;
  readonly goods: readonly [number, number, number, number, number];
  readonly grain: number;
  readonly points: number;
  /** Coins, green cubes, or the next starting player's ring, back on the Council. */
  readonly coins: number;
  readonly green: number;
  readonly nextStart: boolean;
  /** Brings a point for every two own customers at the end. */
  readonly regular: boolean;
}

type Wants = Partial<Omit<Customer, 'key' | 'points' | 'goods'>> & {
  scroll?: number;
  horse?: number;
  plough?: number;
  ox?: number;
  wagon?: number;
};

const customer = (key: string, points: number, wants: Wants): Customer =>
  Object.freeze<Customer>({
    key,
    goods: [wants.scroll ?? 0, wants.horse ?? 0, wants.plough ?? 0, wants.ox ?? 0, wants.wagon ?? 0],
    grain: wants.grain ?? 0,
    points,
    coins: wants.coins ?? 0,
    green: wants.green ?? 0,
    nextStart: wants.nextStart ?? false,
    regular: wants.regular ?? false,
  });

/**
 * The 24 customers of the base game. Known: the demands of C01, C04 and C18 and the points of C18; the rest is
 * reconstructed on one scale (grain 1, scroll 2, wagon, plough and horse 3, ox 4).
 */
const BASE_CUSTOMERS: readonly Customer[] = [
  customer('C01', 3, { grain: 3 }),
  customer('C02', 4, { grain: 4 }),
  customer('C03', 6, { grain: 5 }),
  customer('C04', 3, { scroll: 1, grain: 1 }),
  customer('C05', 4, { scroll: 2 }),
  customer('C06', 4, { scroll: 1, grain: 2 }),
  customer('C07', 5, { scroll: 1, plough: 1 }),
  customer('C08', 5, { scroll: 1, horse: 1 }),
  customer('C09', 6, { scroll: 1, ox: 1 }),
  customer('C10', 5, { scroll: 1, wagon: 1 }),
  customer('C11', 4, { wagon: 1, grain: 1 }),
  customer('C12', 5, { wagon: 1, grain: 2 }),
  customer('C13', 6, { wagon: 1, horse: 1 }),
  customer('C14', 7, { wagon: 1, ox: 1 }),
  customer('C15', 6, { wagon: 1, plough: 1 }),
  customer('C16', 4, { plough: 1, grain: 1 }),
  customer('C17', 5, { plough: 1, grain: 2 }),
  customer('C18', 6, { horse: 1, plough: 1 }),
  customer('C19', 7, { ox: 1, plough: 1 }),
  customer('C20', 3, { horse: 1 }),
  customer('C21', 4, { horse: 1, grain: 1 }),
  customer('C22', 5, { horse: 1, grain: 2 }),
  customer('C23', 4, { ox: 1 }),
  customer('C24', 5, { ox: 1, grain: 1 }),
];

/** The eight promo customers of the base game. Their points, and the demands of the last four, are reconstructed. */
const PROMO_CUSTOMERS: readonly Customer[] = [
  customer('P01', 2, {}),
  customer('P02', 5, { coins: 2 }),
  customer('P03', 4, { nextStart: true }),
  customer('P04', 3, { green: 2 }),
  customer('P05', 2, { wagon: 1, regular: true }),
  customer('P06', 6, { horse: 2 }),
  customer('P07', 6, { plough: 2 }),
  customer('P08', 7, { horse: 1, ox: 1 }),
];

export const CUSTOMERS: readonly Customer[] = [...BASE_CUSTOMERS, ...PROMO_CUSTOMERS];
export const BASE_CUSTOMER_COUNT = BASE_CUSTOMERS.length;
