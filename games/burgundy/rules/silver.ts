import { push, type Seat, type Tell, type Verdict } from '@spielstube/engine';
import { PURCHASE_CARDS, PURCHASE_PRICE } from '../data/bonuses.ts';
import { CARD_DIE } from '../data/cards.ts';
import { buy, keep, use } from './actions.ts';
import type { BurgundyEvent } from './events.ts';
import { cardsToDraw, drawActionCard } from './piles.ts';
import { gainProject, removeCard } from './projects.ts';
import type { BurgundyQuestion } from './question.ts';
import { ALREADY_BOUGHT, type BurgundyReason, TOO_FEW_CARDS_TO_BUY, TOO_LITTLE_SILVER } from './reasons.ts';
import { type Burgundy, frame } from './state.ts';

/** Three cards for three silver, once in the own turn. BUR-SILVER-01, -03, -12, -13 */
export function mayBuy(s: Burgundy, seat: Seat): Verdict<BurgundyReason> {
  if (s.hasBought) return ALREADY_BOUGHT;
  if (s.players[seat].silver < PURCHASE_PRICE) return TOO_LITTLE_SILVER;
  if (cardsToDraw(s) < PURCHASE_CARDS) return TOO_FEW_CARDS_TO_BUY;
  return null;
}

/**
 * The purchase may come before, during or after the action: a question that can be interrupted by it offers it,
 * too, and is asked again with fresh options when the purchase is over. BUR-SILVER-02, -10
 */
export function withPurchase(question: BurgundyQuestion): BurgundyQuestion {
  return {
    ...question,
    options(s, f, offer) {
      question.options(s, f, offer);
      offer.put(buy, mayBuy(s, f.seat));
    },
    resolve(s, f, a, tell) {
      if (a.do !== 'buy') return question.resolve(s, f, a, tell);
      push(s, f);
      buyThreeCards(s, f.seat, tell);
    },
  };
}

function buyThreeCards(s: Burgundy, seat: Seat, tell: Tell<BurgundyEvent>): void {
  s.players[seat].silver -= PURCHASE_PRICE;
  s.hasBought = true;
  for (let n = 0; n < PURCHASE_CARDS; n++) s.bought.push(drawActionCard(s, tell));
  tell?.({ what: 'bought', seat, cards: s.bought.slice() });
  push(s, frame('bought', seat));
}

/** One of the three becomes a project or a die; the other two are lost. BUR-SILVER-04 to -07 */
export const bought: BurgundyQuestion = {
  options(s, _f, offer) {
    for (const card of s.bought) {
      offer.open(keep(card));
      offer.open(use(card));
    }
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'keep' && a.do !== 'use') return;
    removeCard(s.bought, a.card);
    for (const card of s.bought) s.discardPile.push(card);
    s.bought.length = 0;
    if (a.do === 'use') {
      s.discardPile.push(a.card);
      tell?.({ what: 'usedBought', seat: f.seat, card: a.card });
      push(s, frame('action', f.seat, CARD_DIE[a.card]));
    } else {
      s.bought.push(a.card);
      gainProject(s, f.seat, a.card, tell);
    }
  },
};
