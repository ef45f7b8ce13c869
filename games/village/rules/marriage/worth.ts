import type { Seat } from '@spielstube/engine';
import { BAKERY, BLISS, RANKS, rankOf, STORE } from '../../data/places.ts';
import type { Marriage, Player } from '../state.ts';

/* What bots think of weddings, bread and tools while the game goes on, in points, as in heuristic.ts. */
const BREAD = 1;
const TOOL = 1;
const IN_A_HOUSE = 2;
const IN_BLISS = 1.8;
/** In the ceremony: the higher the rank, the likelier the wedding. */
const CEREMONY = 1;
const CEREMONY_RANK = 0.25;

export function marriageAhead(marriage: Marriage, p: Player, seat: Seat): number {
  let value = marriage.bread[seat] * BREAD + marriage.tools[seat] * TOOL;
  for (const place of p.members) {
    if (place === BAKERY || place === STORE) value += IN_A_HOUSE;
    else if (place === BLISS) value += IN_BLISS;
    else if (rankOf(place) > 0) value += CEREMONY + CEREMONY_RANK * (RANKS - rankOf(place));
  }
  return value;
}
