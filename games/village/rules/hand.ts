import { reveal, type Seat, type Tell } from '@spielstube/engine';
import { type VillagerKey, villagerOf } from '../data/expansion-keys.ts';
import type { VillageEvent } from './events.ts';
import type { Inn, Village } from './state.ts';

/* Villager cards in hand: many parts of the game ask for one of them. */

/** By moment for cards: the card that is played then and at no other time. VIL-CARD-GEN-16 */
export const CARD_OF_MOMENT: readonly (VillagerKey | null)[] = [
  'jester',
  'marketCrier',
  'scrapDealer',
  'father',
  null,
];

/** Unplayed cards in hand. VIL-GOAL-24 */
export const cardsHeld = (inn: Inn, seat: Seat): number => inn.hands[seat].length + inn.secrets[seat].length;

/** Whether a seat has a card in hand that the others do not know: then it is asked wherever any card might be played. */
export const holdsSecret = (inn: Inn, seat: Seat): boolean => inn.secrets[seat].length > 0;

export const holdsCard = (s: Village, seat: Seat, card: number): boolean =>
  s.inn !== null && (s.inn.hands[seat].includes(card) || s.inn.secrets[seat].includes(card));

/** Whether a seat holds a card. */
export const holds = (s: Village, seat: Seat, key: VillagerKey): boolean =>
  s.inn !== null && cardsHeld(s.inn, seat) > 0 && holdsCard(s, seat, villagerOf(key));

/** Whether a seat holds a card, or one that might be it as far as the others know. Questions may depend on this. */
export const mayHold = (s: Village, seat: Seat, key: VillagerKey): boolean =>
  s.inn !== null && (holdsSecret(s.inn, seat) || s.inn.hands[seat].includes(villagerOf(key)));

/** A card is played: everybody sees it, and it goes to the box. VIL-CARD-GEN-01, -04 */
export function playFromHand(s: Village, seat: Seat, card: number, tell: Tell<VillageEvent>): void {
  leaveHand(s, seat, card);
  s.inn?.box.push(card);
  tell?.({ what: 'playedCard', seat, card });
}

function leaveHand(s: Village, seat: Seat, card: number): void {
  if (s.inn === null) return;
  const hand = s.inn.hands[seat];
  const secret = s.inn.secrets[seat];
  if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  else {
    secret.splice(secret.indexOf(card), 1);
    reveal(s);
  }
}
