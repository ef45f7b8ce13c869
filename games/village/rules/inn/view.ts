import { type Rng, type Seat, shuffle, type Tell } from '@spielstube/engine';
import { VILLAGERS } from '../../data/inn.ts';
import type { VillageEvent } from '../events.ts';
import { BEER_BACK, COIN_BACK, HIDDEN, type Inn, TWO_BEER_BACK } from '../state.ts';
import { cardsInPlay, copyInn, knows } from './stacks.ts';

/** The back of a card that was bought unseen: its price was paid in the open. VIL-CARD-GEN-14 */
function backOfCard(card: number): number {
  if (card < 0) return card;
  const { coins, beer } = VILLAGERS[card];
  if (coins > 0) return COIN_BACK;
  return beer > 1 ? TWO_BEER_BACK : BEER_BACK;
}

/** Of the stacks what the seat has seen, of the others' secrets the backs. */
export function viewInn(inn: Inn, seat: Seat | null): Inn {
  const seen = copyInn(inn);
  seen.stacks = inn.stacks.map((stack, n) =>
    stack.map((card, place) => (knows(inn.seen[n][place], seat) ? card : HIDDEN)),
  );
  seen.secrets = inn.secrets.map((cards, owner) => (owner === seat ? cards.slice() : cards.map(backOfCard)));
  return seen;
}

/** Before the scoring everybody sees what only its owner knew. */
export function showCards(inn: Inn, seat: Seat, tell: Tell<VillageEvent>): void {
  for (const card of inn.secrets[seat].splice(0)) {
    inn.hands[seat].push(card);
    tell?.({ what: 'showedCard', seat, card });
  }
}

/** The cards that nobody can see, first where the price is known. */
export function imagineInn(inn: Inn, mix: number, rng: Rng): void {
  const seen = new Set([...inn.stacks.flat(), ...inn.hands.flat(), ...inn.secrets.flat(), ...inn.box]);
  const unseen = cardsInPlay(mix).filter((card) => !seen.has(card));
  shuffle(rng, unseen);
  const take = (fits: (card: number) => boolean): number => unseen.splice(unseen.findIndex(fits), 1)[0];
  inn.secrets = inn.secrets.map((cards) =>
    cards.map((back) => (back < 0 ? take((card) => backOfCard(card) === back) : back)),
  );
  inn.stacks = inn.stacks.map((stack) => stack.map((card) => (card === HIDDEN ? take(() => true) : card)));
}
