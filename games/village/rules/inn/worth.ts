import type { Seat } from '@spielstube/engine';
import { VILLAGERS } from '../../data/inn.ts';
import { IN_THE_INN } from '../../data/places.ts';
import { cardsHeld } from '../hand.ts';
import type { Inn, Player } from '../state.ts';

/* What bots think of the Inn's things while the game goes on, in points, as in heuristic.ts. */
/** A card that can still be played, by its price in beer; scored cards count on the pad already. */
const CARD = 1.4;
const CARD_BEER = 0.5;
const UNKNOWN_CARD = 2;
const GUEST = 0.9;

/** Cards in hand, and somebody who can buy more. */
export function innAhead(inn: Inn, p: Player, seat: Seat): number {
  let value = p.members.includes(IN_THE_INN) ? GUEST : 0;
  for (const card of inn.hands[seat])
    if (VILLAGERS[card].use !== 'scored') value += CARD + CARD_BEER * VILLAGERS[card].beer;
  return value + UNKNOWN_CARD * (cardsHeld(inn, seat) - inn.hands[seat].length);
}
