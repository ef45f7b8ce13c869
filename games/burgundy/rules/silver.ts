import { push, type Seat } from '@spielstube/engine';
import { PURCHASE } from '../data/bonuses.ts';
import { CARD_DIE } from '../data/cards.ts';
import { make } from './moves.ts';
import { cardsToDraw, drawActionCard } from './piles.ts';
import { gainProject, removeCard } from './projects.ts';
import { type BurgundyVerdict, reason } from './reasons.ts';
import { type Burgundy, frame } from './state.ts';
import type { BurgundyQuestion, BurgundyTell } from './types.ts';

const ALREADY_BOUGHT = reason('alreadyBought', 'BUR-SILVER-03');
const TOO_LITTLE_SILVER = reason('tooLittleSilver', 'BUR-SILVER-13', (s, f) => ({
  silver: s.players[f.seat].silver,
}));
const TOO_FEW_CARDS_TO_BUY = reason('tooFewCardsToBuy', 'BUR-SILVER-12', (s) => ({ cards: cardsToDraw(s) }));

/** Cards for silver, once in the own turn. Everybody can see whether it is possible. BUR-SILVER-01, -03, -12, -13 */
export function mayBuy(s: Burgundy, seat: Seat): BurgundyVerdict {
  if (s.hasBought) return ALREADY_BOUGHT;
  if (s.players[seat].silver < PURCHASE.price) return TOO_LITTLE_SILVER;
  if (cardsToDraw(s) < PURCHASE.cards) return TOO_FEW_CARDS_TO_BUY;
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
      offer.put(make.buy, mayBuy(s, f.seat));
    },
    resolve(s, f, a, tell) {
      if (a.do !== 'buy') return question.resolve(s, f, a, tell);
      push(s, f);
      buyCards(s, f.seat, tell);
    },
  };
}

function buyCards(s: Burgundy, seat: Seat, tell: BurgundyTell): void {
  s.players[seat].silver -= PURCHASE.price;
  s.hasBought = true;
  for (let n = 0; n < PURCHASE.cards; n++) s.bought.push(drawActionCard(s, tell));
  tell?.({ what: 'bought', seat, cards: s.bought.slice() });
  push(s, frame('bought', seat));
}

/** One of the cards becomes a project or a die; the others are lost. BUR-SILVER-04 to -07 */
export const bought: BurgundyQuestion = {
  options(s, _f, offer) {
    for (const card of s.bought) {
      offer.open(make.keep(card));
      offer.open(make.use(card));
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
