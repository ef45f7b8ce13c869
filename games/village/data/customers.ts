import { type Misfit, unless } from '@spielstube/engine';
import { type Amounts, amountsFrom, unreadableIn } from './amounts.ts';
import { type BoxClaim, box } from './box.ts';
import { SALE_GREEN } from './market.ts';
import type { Needs } from './mixes.ts';
import { ALL_GOOD_KEYS, GOOD_KEYS, GRAIN_LIMIT, isSmall, PERSUASION } from './pieces.ts';

/** What a customer wants and brings. */
export interface Customer {
  readonly key: string;
  /** Scroll, horse, plough, ox, wagon, beer. */
  readonly goods: Amounts['goods'];
  readonly grain: number;
  readonly points: number;
  /** Promo customers want other things, too: coins, green cubes, or the next starting player's ring back on the Council. */
  readonly coins: number;
  readonly green: number;
  readonly nextStart: boolean;
  /** Wants an unopened treasure chest. */
  readonly chest: boolean;
  /** Brings points for own customers at the end. */
  readonly regular: boolean;
  /** Brings points for own villager cards with an empty inkwell at the end. */
  readonly tavernGuest: boolean;
  readonly needs: Needs;
  readonly promo: boolean;
}

/** Known: the demands of C01, C04 and C18, and the points of C18. The rest is made on one scale. */
const KNOWN_DEMANDS: readonly string[] = ['C01', 'C04', 'C18'];
const BASE = [
  { key: 'C01', wants: '3 grain', points: 3 },
  { key: 'C02', wants: '4 grain', points: 4 },
  { key: 'C03', wants: '5 grain', points: 6 },
  { key: 'C04', wants: '1 scroll + 1 grain', points: 3 },
  { key: 'C05', wants: '2 scroll', points: 4 },
  { key: 'C06', wants: '1 scroll + 2 grain', points: 4 },
  { key: 'C07', wants: '1 scroll + 1 plough', points: 5 },
  { key: 'C08', wants: '1 scroll + 1 horse', points: 5 },
  { key: 'C09', wants: '1 scroll + 1 ox', points: 6 },
  { key: 'C10', wants: '1 scroll + 1 wagon', points: 5 },
  { key: 'C11', wants: '1 wagon + 1 grain', points: 4 },
  { key: 'C12', wants: '1 wagon + 2 grain', points: 5 },
  { key: 'C13', wants: '1 wagon + 1 horse', points: 6 },
  { key: 'C14', wants: '1 wagon + 1 ox', points: 7 },
  { key: 'C15', wants: '1 wagon + 1 plough', points: 6 },
  { key: 'C16', wants: '1 plough + 1 grain', points: 4 },
  { key: 'C17', wants: '1 plough + 2 grain', points: 5 },
  { key: 'C18', wants: '1 horse + 1 plough', points: 6 },
  { key: 'C19', wants: '1 ox + 1 plough', points: 7 },
  { key: 'C20', wants: '1 horse', points: 3 },
  { key: 'C21', wants: '1 horse + 1 grain', points: 4 },
  { key: 'C22', wants: '1 horse + 2 grain', points: 5 },
  { key: 'C23', wants: '1 ox', points: 4 },
  { key: 'C24', wants: '1 ox + 1 grain', points: 5 },
] as const;
/** Known: the demands of the first four, and that P05 is the Regular. */
const PROMOS = [
  { key: 'P01', wants: 'nothing', points: 2 },
  { key: 'P02', wants: '2 coin', points: 5 },
  { key: 'P03', wants: 'nothing', points: 4 },
  { key: 'P04', wants: '2 persuasion', points: 3 },
  { key: 'P05', wants: '1 wagon', points: 2 },
  { key: 'P06', wants: '2 horse', points: 6 },
  { key: 'P07', wants: '2 plough', points: 6 },
  { key: 'P08', wants: '1 horse + 1 ox', points: 7 },
  { key: 'P09', wants: '1 beer', points: 2 },
  { key: 'P10', wants: '2 grain + 1 beer', points: 4 },
  { key: 'P11', wants: '1 scroll + 2 beer', points: 6 },
  { key: 'P12', wants: 'nothing', points: 6 },
] as const;
/** All of them ask for beer. */
const INN_ROWS = [
  { key: 'I01', wants: '2 beer', points: 4 },
  { key: 'I02', wants: '1 scroll + 1 beer', points: 4 },
  { key: 'I03', wants: '1 wagon + 1 beer', points: 5 },
  { key: 'I04', wants: '1 ox + 1 beer', points: 6 },
] as const;
/** They ask for pairs, because tools make pairs. */
const MARRIAGE_ROWS = [
  { key: 'M01', wants: '2 scroll + 1 grain', points: 5 },
  { key: 'M02', wants: '2 wagon', points: 6 },
  { key: 'M03', wants: '2 plough + 1 grain', points: 7 },
  { key: 'M04', wants: '2 horse + 1 grain', points: 7 },
  { key: 'M05', wants: '2 ox', points: 8 },
] as const;
export type PromoKey = (typeof PROMOS)[number]['key'];
export const PROMO_KEYS: readonly PromoKey[] = PROMOS.map(({ key }) => key);
/** Wants to see the ring of the next starting player go back to the Council. VIL-PROMO-04 */
const COUNCILS_GUEST: PromoKey = 'P03';
/** VIL-PROMO-07 */
const REGULAR: PromoKey = 'P05';
/** Those of Inn and Port. VIL-PROMO-09, -10 */
const TAVERN_GUEST: PromoKey = 'P09';
const COLLECTOR: PromoKey = 'P12';
const PROMOS_OF_INN: readonly string[] = ['P09', 'P10', 'P11'];
/** What has to be in play for a promo customer. */
export function promoNeeds(key: string): Needs {
  if (PROMOS_OF_INN.includes(key)) return 'inn';
  return key === COLLECTOR ? 'port' : 'nothing';
}

interface Printed {
  readonly key: string;
  readonly wants: string;
  readonly points: number;
}
/** A farm must be able to hold the grain, and a payment the cubes. */
const impossibleIn = (rows: readonly Printed[], pieces: readonly string[]): Misfit<BoxClaim> | null =>
  unreadableIn(
    rows.map(({ wants }) => wants),
    pieces,
  ) ??
  unless([rows.every(({ wants }) => amountsFrom(wants).grain <= GRAIN_LIMIT), 'farmHoldsGrain', GRAIN_LIMIT]);

const GOODS_AND_GRAIN: readonly string[] = [...GOOD_KEYS, 'grain'];
const WITH_BEER: readonly string[] = [...ALL_GOOD_KEYS, 'grain'];
const BASE_CUSTOMERS: readonly Printed[] = box.table('customers', BASE, {
  reconstructed: BASE.flatMap(({ key }) => {
    if (!KNOWN_DEMANDS.includes(key)) return [key];
    return key === 'C18' ? [] : [`${key}.points`];
  }),
  check: (rows) => impossibleIn(rows, GOODS_AND_GRAIN),
});
/** The promo customers that need no expansion stand first. */
const BASE_PROMOS = 8;
const PROMO_CUSTOMERS: readonly Printed[] = box.table('promoCustomers', PROMOS, {
  reconstructed: ['*.points', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11'],
  check: (rows) =>
    impossibleIn(rows.slice(0, BASE_PROMOS), [...GOODS_AND_GRAIN, 'coin', 'persuasion']) ??
    impossibleIn(rows, [...WITH_BEER, 'coin', 'persuasion']) ??
    tooChatty(rows),
});
/** With the green cubes of the sale it must stay one payment. */
function tooChatty(rows: readonly Printed[]): Misfit<BoxClaim> | null {
  const green = rows.map(({ wants }) => amountsFrom(wants).cubes[PERSUASION] + SALE_GREEN);
  return unless([green.every(isSmall), 'saleGreen']);
}

const INN_CUSTOMERS: readonly Printed[] = box.table('innCustomers', INN_ROWS, {
  reconstructed: 'all',
  check: (rows) => impossibleIn(rows, WITH_BEER),
});
const MARRIAGE_CUSTOMERS: readonly Printed[] = box.table('marriageCustomers', MARRIAGE_ROWS, {
  reconstructed: 'all',
  check: (rows) => impossibleIn(rows, GOODS_AND_GRAIN),
});

const customer = ({ key, wants, points }: Printed, needs: Needs, promo: boolean): Customer => {
  const { goods, grain, coins, cubes } = amountsFrom(wants);
  return Object.freeze<Customer>({
    key,
    goods,
    grain,
    points,
    coins,
    green: cubes[PERSUASION],
    nextStart: key === COUNCILS_GUEST,
    chest: key === COLLECTOR,
    regular: key === REGULAR,
    tavernGuest: key === TAVERN_GUEST,
    needs,
    promo,
  });
};

/** The customers of the base game, then the promo customers, then those of Inn and Marriage. */
export const CUSTOMERS: readonly Customer[] = [
  ...BASE_CUSTOMERS.map((row) => customer(row, 'nothing', false)),
  ...PROMO_CUSTOMERS.map((row) => customer(row, promoNeeds(row.key), true)),
  ...INN_CUSTOMERS.map((row) => customer(row, 'inn', false)),
  ...MARRIAGE_CUSTOMERS.map((row) => customer(row, 'marriage', false)),
];

export const BASE_CUSTOMER_COUNT = BASE_CUSTOMERS.length;

/** A customer by the key of its tile. */
export function customerOf(key: string): Customer {
  const customer = CUSTOMERS.find((one) => one.key === key);
  if (customer === undefined) throw new Error(`there is no customer ${key}`);
  return customer;
}
