export const LANDSCAPE_KEYS = ['forest', 'mountain', 'field', 'water'] as const;
export type LandscapeKey = (typeof LANDSCAPE_KEYS)[number];

/** Symbols of secret missions; the last one is common to all. NEW-SET-22 */
export const SYMBOL_KEYS = ['star', 'moon', 'sun', 'crown', 'tree', 'wheel', 'mystic'] as const;
type SymbolKey = (typeof SYMBOL_KEYS)[number];

/** What a place of a board shows: '' for nothing; a place without a name may get one from a winner. */
export type Place = {
  readonly name: string;
  readonly landscape: LandscapeKey | '';
  /** Points for the first who builds here. */
  readonly premium: number;
  readonly symbol: SymbolKey | '';
};

export const place = (
  name: string,
  landscape: Place['landscape'],
  premium: number,
  symbol: Place['symbol'],
): Place => ({ name, landscape, premium, symbol });
