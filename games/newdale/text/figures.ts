import { CARD_KEYS, COAL_MINE, COOK, KIND, KIND_KEYS, PILE_CARDS } from '../data/cards.ts';

/* What can be told from the printed components alone, worked out once for both languages. */

/** One card of each trade: the first of its kind in the pile, the Coal Mine before them, the Cook behind. */
export const TRADE_CARDS: readonly number[] = [
  COAL_MINE,
  ...KIND_KEYS.flatMap((_, kind) => {
    const card = KIND.indexOf(kind);
    return card < PILE_CARDS ? [card] : [];
  }),
  COOK,
];
/** The rulebook's example of helper production. NEW-PROD-07 */
export const EXAMPLE_MILL = CARD_KEYS.indexOf('mill1');
