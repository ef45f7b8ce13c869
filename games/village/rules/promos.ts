import type { OptionRule, Options } from '@spielstube/engine';
import { BASE_CUSTOMER_COUNT, CUSTOMERS, PROMO_KEYS, type PromoKey } from '../data/customers.ts';

/** The option that leaves a promo customer in the box. */
export type PromoSwitch = `promo${PromoKey}`;
const SWITCHES = PROMO_KEYS.map((key): PromoSwitch => `promo${key}`);

/** Any selection of the promo customers; to select none of them is the same as to play without. VIL-PROMO-01 */
export const PROMO_OPTIONS: readonly OptionRule[] = [
  { key: 'promos', values: [false, true], standard: false },
  ...SWITCHES.map((key) => ({
    key,
    values: [true, false],
    standard: true,
    when: (_seats: number, options: Options) => options.promos === true,
  })),
];

/** Whether a customer is in the game at all. */
export function isInPlay(options: Options, tile: number): boolean {
  if (tile < BASE_CUSTOMER_COUNT) return true;
  return options.promos === true && options[SWITCHES[tile - BASE_CUSTOMER_COUNT]] === true;
}

export const customersInPlay = (options: Options): number[] =>
  CUSTOMERS.map((_, tile) => tile).filter((tile) => isInPlay(options, tile));
