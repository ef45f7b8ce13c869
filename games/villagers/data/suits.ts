/** Suits are small numbers everywhere; the back of a card shows its suit. */
export const SUIT_KEYS = [
  'wood',
  'hay',
  'ore',
  'grain',
  'grapes',
  'wool',
  'leather',
  'solo',
  'special',
] as const;
export type SuitKey = (typeof SUIT_KEYS)[number];
export const SUITS = SUIT_KEYS.length;

export const WOOD = 0;
export const HAY = 1;
export const ORE = 2;
export const WOOL = 5;
export const LEATHER = 6;
export const SOLO = 7;
export const SPECIAL = 8;
