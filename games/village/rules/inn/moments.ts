import { push, type Seat, type Tell } from '@spielstube/engine';
import { VILLAGER_EFFECTS, VILLAGERS, type VillagerKey, villagerOf } from '../../data/inn.ts';
import { BURIALS_BEGUN } from '../death.ts';
import type { VillageEvent } from '../events.ts';
import { CARD_OF_MOMENT, cardsHeld, holds, holdsSecret, playFromHand } from '../hand.ts';
import { wantsNoCards } from '../help.ts';
import { isDeserted, seatsFrom, takeCustomer } from '../market.ts';
import { done, noCards, playCard, serve } from '../moves.ts';
import { reason } from '../reasons.ts';
import {
  BEFORE_BURIAL,
  BEFORE_MAJORITY,
  frame,
  MARKET_CLOSES,
  MARKET_OPENS,
  MASS_BEGINS,
  NOTHING,
  type Village,
} from '../state.ts';
import { gainPoints } from '../supply.ts';
import type { VillageQuestion, VillageVerdict } from '../types.ts';
import { mayPlay } from './any-time.ts';
import { mayComeToPay } from './price-first.ts';

const CARD_NOT_NOW = reason('cardNotNow', 'VIL-CARD-SCRAP_DEALER-04', (_s, _f, wish) => ({
  card: 'card' in wish ? wish.card : 0,
}));

/** A seat may play cards now; it is asked only if it has something to play. */
export function momentForCards(s: Village, seat: Seat, moment: number): void {
  push(s, frame('cards', seat, moment));
}

/** The same for everybody, clockwise from a seat. VIL-CARD-GEN-13 */
export function momentForAll(s: Village, first: Seat, moment: number): void {
  if (s.inn === null) return;
  for (const seat of seatsFrom(s, first).reverse())
    if (cardsHeld(s.inn, seat) > 0) momentForCards(s, seat, moment);
}

/** Whether the card of the moment would do anything. VIL-CARD-SCRAP_DEALER-02, -04 */
function mayPlayNow(s: Village, seat: Seat, moment: number): VillageVerdict {
  if (moment !== MARKET_CLOSES) return null;
  const usedCrier = s.inn !== null && (s.inn.criers & (1 << seat)) !== 0;
  return usedCrier || isDeserted(s) ? CARD_NOT_NOW : null;
}

/** How many cards could be played now, as far as everybody knows. */
function playableCards(s: Village, seat: Seat, moment: number): number {
  if (s.inn === null) return 0;
  const own = CARD_OF_MOMENT[moment];
  let cards = 0;
  for (const card of s.inn.hands[seat]) {
    const { use, key } = VILLAGERS[card];
    if (key === own && mayPlayNow(s, seat, moment) === null) cards++;
    else if (use === 'anyTime' && isFor(s, seat, moment, key) && mayPlay(s, seat, card) === null) cards++;
  }
  return cards;
}

/** Whether a card for any time opens a moment: the Noblewoman does where she can fetch the card that comes then only. */
const isFor = (s: Village, seat: Seat, moment: number, key: VillagerKey): boolean =>
  isForAnyCard(s, seat, moment) || (key === 'noblewoman' && mayFetch(s, seat, moment));

/** As far as everybody knows the card of the moment lies in a stack and could be paid and played at once. VIL-CARD-NOBLEWOMAN-05 */
function mayFetch(s: Village, seat: Seat, moment: number): boolean {
  const own = CARD_OF_MOMENT[moment];
  if (s.inn === null || own === null || mayPlayNow(s, seat, moment) !== null) return false;
  const card = villagerOf(own);
  const isElsewhere = s.inn.box.includes(card) || s.inn.hands.some((hand) => hand.includes(card));
  return !isElsewhere && mayComeToPay(s, seat, card);
}

/**
 * Where other cards can wait for the seat's own turn in the market day or Mass, they do not open a moment. When a market
 * day ends because nobody is left at the stalls, some had no turn in it. VIL-CARD-GEN-06
 */
function isForAnyCard(s: Village, seat: Seat, moment: number): boolean {
  if (moment === MARKET_CLOSES) return isDeserted(s) && seat !== s.marketCaller;
  return moment === BEFORE_BURIAL || moment === BEFORE_MAJORITY;
}

/** A moment for cards: of the turn, of a market day, of a Mass. It passes by itself for whoever has nothing to play. */
export const cards: VillageQuestion = {
  auto(s, f, tell) {
    const playable = playableCards(s, f.seat, f.what);
    const quiet = f.what !== BEFORE_BURIAL && wantsNoCards(s, f.seat);
    if (!quiet && (playable > 0 || (s.inn !== null && holdsSecret(s.inn, f.seat)))) return false;
    if (playable > 0) tell?.({ what: 'keptCards', seat: f.seat, moment: f.what, cards: playable });
    passMoment(s, f.seat, f.what);
    return true;
  },
  options(s, f, offer) {
    const own = CARD_OF_MOMENT[f.what];
    if (own !== null && holds(s, f.seat, own))
      offer.put(playCard(villagerOf(own)), mayPlayNow(s, f.seat, f.what));
    offer.open(done);
    if (f.what !== BEFORE_BURIAL) offer.open(noCards);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'play') return playInMoment(s, f.seat, f.what, tell);
    if (a.do === 'noCards' && s.inn !== null) s.inn.quiet |= 1 << f.seat;
    passMoment(s, f.seat, f.what);
  },
};

/** After the moment before burials they begin; the others lie above what comes next. */
function passMoment(s: Village, seat: Seat, moment: number): void {
  if (moment === BEFORE_BURIAL) push(s, frame('afterAction', seat, BURIALS_BEGUN));
}

function playInMoment(s: Village, seat: Seat, moment: number, tell: Tell<VillageEvent>): void {
  if (s.inn === null) return;
  switch (moment) {
    case BEFORE_BURIAL:
      return playJester(s, seat, tell);
    case MARKET_OPENS:
      playFromHand(s, seat, villagerOf('marketCrier'), tell);
      s.inn.criers |= 1 << seat;
      return;
    case MARKET_CLOSES:
      playFromHand(s, seat, villagerOf('scrapDealer'), tell);
      return push(s, frame('scrapDealer', seat));
    case MASS_BEGINS:
      playFromHand(s, seat, villagerOf('father'), tell);
      s.inn.father = seat;
      return;
  }
}

/** A customer left at the stalls, for nothing. VIL-CARD-SCRAP_DEALER-02, -03, -05 */
export const scrapDealer: VillageQuestion = {
  options(s, _f, offer) {
    s.stalls.forEach((tile, stall) => {
      if (tile !== NOTHING) offer.open(serve(stall));
    });
  },
  resolve(s, f, a, tell) {
    if (a.do === 'serve') takeCustomer(s, f.seat, a.stall, tell);
  },
};

/** Points, and an extra action after the burials that are due. VIL-CARD-JESTER-01 to -03 */
export function playJester(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  playFromHand(s, seat, villagerOf('jester'), tell);
  gainPoints(s, seat, VILLAGER_EFFECTS.jester, 'card', tell);
  push(s, frame('beforeExtra', seat));
}
