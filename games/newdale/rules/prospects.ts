import type { Seat } from '@spielstube/engine';
import { AREAS, COOK_AREA } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CHAIN, COST, GOOD, RAW, RAW_CHAIN } from '../data/cards.ts';
import { BUILD, HIRE } from '../data/fields.ts';
import { GOOD_VALUES } from '../data/goods.ts';
import { canLink, mostLinks } from './chains.ts';
import { HIDDEN, type Newdale, type Player } from './state.ts';
import { chapterOf } from './supply.ts';

/* What buildings, chains and hands promise, for the evaluation. */

/** Whether a seat has a building that makes a good. */
export function makes(areas: readonly number[], good: number): boolean {
  for (let area = 0; area < AREAS; area++)
    if (areas[area] !== NOTHING && GOOD[areas[area]] === good) return true;
  return false;
}

/** The action that may bring a building into an empty area: the Cook, who has one of his own, is hired. NEW-SAILOR-04, NEW-CH8-10 */
export const fillerOf = (s: Newdale, area: number): number =>
  chapterOf(s).voyage && area === COOK_AREA ? HIRE : BUILD;

/** What one link of a chain adds in coins. */
export const gainOf = (card: number): number => {
  const { sort, first, second } = CHAIN[card];
  const inputs = sort === RAW_CHAIN ? 0 : GOOD_VALUES[first] + (second === NOTHING ? 0 : GOOD_VALUES[second]);
  return GOOD_VALUES[GOOD[card]] - inputs;
};

/** Whether a card of the hand can be paid; a little may come in before. */
const SOON = 2;
export function hasPayable({ hand }: Player, coins: number): boolean {
  for (let n = 0; n < hand.length; n++) if (hand[n] >= 0 && COST[hand[n]] <= coins + SOON) return true;
  return false;
}

/** Hands of others are not seen. */
export const canLinkInView = (s: Newdale, seat: Seat, card: number): boolean =>
  s.players[seat].hand[0] === HIDDEN ? mostLinks(s, seat, CHAIN[card]) > 0 : canLink(s, seat, CHAIN[card]);

export function linksOf(s: Newdale, seat: Seat, card: number): number {
  if (CHAIN[card].sort !== RAW_CHAIN) return mostLinks(s, seat, CHAIN[card]);
  let links = 0;
  for (const one of s.players[seat].hand) if (one >= 0 && RAW[one] === CHAIN[card].first) links++;
  return links;
}
