import type { OptionRule, Options } from '@spielstube/engine';
import { CUSTOMERS, PROMO_KEYS, type PromoKey, promoNeeds } from '../data/customers.ts';
import { fits, type Needs } from '../data/mixes.ts';
import { mixOfOptions } from './mix.ts';

/** The promo tile that is no customer: a treasure chest. VIL-PROMO-11 */
const PROMO_CHEST = 'P13';

/** The option that leaves a promo tile in the box. */
export type PromoSwitch = `promo${PromoKey | typeof PROMO_CHEST}`;
/** Those of the promo customers that need no expansion. */
export type BasePromoSwitch = Exclude<
  PromoSwitch,
  'promoP09' | 'promoP10' | 'promoP11' | 'promoP12' | 'promoP13'
>;
const switchOf = (key: PromoKey | typeof PROMO_CHEST): PromoSwitch => `promo${key}`;
const promoSwitch = (key: PromoSwitch, needs: Needs): OptionRule => ({
  key,
  values: [true, false],
  standard: true,
  when: (_seats, options) => options.promos === true && fits(needs, mixOfOptions(options)),
});

/** Any selection of the promo customers; to select none of them is the same as to play without. VIL-PROMO-01 */
export const PROMO_OPTIONS: readonly OptionRule[] = [
  { key: 'promos', values: [false, true], standard: false },
  ...PROMO_KEYS.filter((key) => promoNeeds(key) === 'nothing').map((key) =>
    promoSwitch(switchOf(key), 'nothing'),
  ),
];
/** Those that need Inn or Port. VIL-PROMO-09 to -11 */
export const EXPANSION_PROMO_OPTIONS: readonly OptionRule[] = [
  ...PROMO_KEYS.filter((key) => promoNeeds(key) !== 'nothing').map((key) =>
    promoSwitch(switchOf(key), promoNeeds(key)),
  ),
  promoSwitch(switchOf(PROMO_CHEST), 'port'),
];

/** Whether a promo tile is played with. */
export const isChosen = (options: Options, key: string): boolean =>
  options.promos === true && options[`promo${key}`] === true;

/** Whether a customer is in the game at all. */
export function isInPlay(options: Options, tile: number, mix = mixOfOptions(options)): boolean {
  const { needs, promo, key } = CUSTOMERS[tile];
  return fits(needs, mix) && (!promo || isChosen(options, key));
}

export function customersInPlay(options: Options): number[] {
  const mix = mixOfOptions(options);
  return CUSTOMERS.map((_, tile) => tile).filter((tile) => isInPlay(options, tile, mix));
}
