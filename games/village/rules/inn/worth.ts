import type { Seat, Tally } from '@spielstube/engine';
import { VILLAGERS } from '../../data/inn.ts';
import { CARD_ANY_TIME, CARD_BEER, CARD_SCORED, CARD_SITUATION, CARD_UNKNOWN } from '../features.ts';
import type { Inn, Player } from '../state.ts';

const FEATURE_OF_USE = { scored: CARD_SCORED, anyTime: CARD_ANY_TIME, situation: CARD_SITUATION } as const;

/** Cards in hand. */
export function countInn(inn: Inn, _player: Player, seat: Seat, tally: Tally): void {
  for (const card of inn.hands[seat]) countCard(card, tally);
  for (const card of inn.secrets[seat]) {
    if (card >= 0) countCard(card, tally);
    else tally.add(CARD_UNKNOWN, 1);
  }
}

function countCard(card: number, tally: Tally): void {
  const { use, beer } = VILLAGERS[card];
  tally.add(FEATURE_OF_USE[use], 1);
  tally.add(CARD_BEER, beer);
}
