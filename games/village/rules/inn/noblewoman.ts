import { push, type Seat, type Tell } from '@spielstube/engine';
import { CARD_STACKS, VILLAGERS } from '../../data/inn.ts';
import { BEER } from '../../data/pieces.ts';
import type { VillageEvent } from '../events.ts';
import { checkGoals } from '../goals.ts';
import { buyCard, done, lookInto } from '../moves.ts';
import { reason } from '../reasons.ts';
import { frame, type Inn, type Village } from '../state.ts';
import { purse, spendCoins, spendGood } from '../supply.ts';
import type { VillageQuestion, VillageVerdict } from '../types.ts';
import { forgetPlaces, lookThroughStack, takeFrom, topOf } from './stacks.ts';

const CARD_TOO_DEAR = reason('cardTooDear', 'VIL-INN-ACT-08', (s, f, wish) => {
  const { coins, beer } = VILLAGERS['card' in wish ? wish.card : 0];
  const player = s.players[f.seat];
  return { coins, beer, hasCoins: purse(s, f.seat), hasBeer: player.goods[BEER] };
});

/** Coins and beer that are missing for a card, if more than none. */
export function lacksForCard(s: Village, seat: Seat, card: number): { coins: number; beer: number } {
  const { coins, beer } = VILLAGERS[card];
  return { coins: coins - purse(s, seat), beer: beer - s.players[seat].goods[BEER] };
}

/** Its price is paid exactly as printed: beer with beer, a coin with a coin. VIL-INN-ACT-08, -13 */
export function mayBuy(s: Village, seat: Seat, card: number): VillageVerdict {
  const { coins, beer } = lacksForCard(s, seat, card);
  return coins <= 0 && beer <= 0 ? null : CARD_TOO_DEAR;
}

/** A card goes to the hand; one from below the top is seen by nobody else. VIL-INN-ACT-08, VIL-CARD-GEN-14 */
export function takeToHand(
  s: Village,
  inn: Inn,
  seat: Seat,
  stack: number,
  card: number,
  tell: Tell<VillageEvent>,
): void {
  const { coins, beer } = VILLAGERS[card];
  const open = topOf(inn, stack) === card;
  spendGood(s, seat, BEER, beer, tell);
  spendCoins(s, seat, coins, tell);
  if (open) {
    inn.hands[seat].push(card);
    tell?.({ what: 'boughtCard', seat, stack, card });
  } else {
    inn.secrets[seat].push(card);
    tell?.({ what: 'boughtSecretly', seat, stack, coins, beer });
    tell?.({ what: 'boughtCard', seat, stack, card, secretOf: seat });
  }
  takeFrom(s, inn, stack, card, tell);
  if (!open) forgetPlaces(inn, seat, stack);
  checkGoals(s, seat, tell);
}

/** Which stack is looked through? VIL-CARD-NOBLEWOMAN-02 */
export const noblewoman: VillageQuestion = {
  auto: ({ inn }) => inn === null || inn.stacks.every((stack) => stack.length === 0),
  options(s, _f, offer) {
    for (let stack = 0; stack < CARD_STACKS; stack++)
      if (s.inn !== null && s.inn.stacks[stack].length > 0) offer.open(lookInto(stack));
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'look' || s.inn === null) return;
    lookThroughStack(s, s.inn, f.seat, a.stack);
    tell?.({ what: 'lookedThrough', seat: f.seat, stack: a.stack });
    push(s, frame('lookThrough', f.seat, a.stack));
  },
};

/** One card of the stack, or none; the others stay in their order. VIL-CARD-NOBLEWOMAN-02 to -04 */
export const lookThrough: VillageQuestion = {
  options(s, f, offer) {
    for (const card of s.inn?.stacks[f.what] ?? []) offer.put(buyCard(card), mayBuy(s, f.seat, card));
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'buy' && s.inn !== null) takeToHand(s, s.inn, f.seat, f.what, a.card, tell);
  },
};
