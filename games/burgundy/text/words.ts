import type { AnimalKey, GoodsKey } from '../data/setup.ts';
import type { TypeKey } from '../data/types.ts';
import type { CardKey, Gain, GainKey } from './facts.ts';

/** What the board itself says: names, labels and explanations. */
export interface BurgundyWords {
  readonly sheets: { readonly board: string; readonly own: string };
  card(key: CardKey): string;
  /** As short as the card's face needs it. */
  face(key: CardKey): string;
  goods(sort: GoodsKey): string;
  animal(sort: AnimalKey): string;
  /** What a card does when it is placed, as the rules book says it. */
  effect(key: CardKey): string;
  gain(gain: Gain): string;
  amount(what: GainKey, n: number): string;

  readonly joker: string;
  triple(points: number): string;
  copies(type: TypeKey, n: number): string;
  onHand(n: number): string;

  round(round: number, of: number): string;
  roundShort(round: number, of: number): string;
  phase(letter: string): string;

  readonly roundAbout: string;
  readonly phaseCard: string;
  readonly phaseCardAbout: string;
  readonly firstTriples: string;
  firstTriplesAbout(points: number): string;
  firstTriple(type: TypeKey, points: number): string;
  heldBy(name: string): string;
  readonly stillFree: string;
  readonly step: string;
  readonly allSeven: string;
  allSevenCard(points: number): string;
  readonly allSevenAbout: string;
  readonly goodsStacks: string;
  readonly animalStacks: string;
  goodsOnTop(top: string | null, n: number): string;
  animalOnTop(top: string | null, n: number): string;
  cardsLeft(n: number): string;
  row(row: number): string;
  rowAbout(row: number): string;
  readonly empty: string;
  readonly free: string;
  readonly drawPile: string;
  readonly discardPile: string;
  drawPileOf(n: number): string;
  readonly drawPileAbout: string;
  discardPileOf(n: number): string;
  readonly discardEmpty: string;
  readonly discardAbout: string;
  readonly bought: string;
  boughtBy(name: string): string;
  readonly asProject: string;
  readonly asDie: string;

  readonly projects: string;
  readonly estate: string;
  readonly storage: string;
  points(n: number): string;
  readonly freeSlot: string;
  readonly freeSlotAbout: string;
  /** In the viewer's own estate, or in that of somebody else. */
  estateEmpty(own: boolean): string;
  readonly newStack: string;
  readonly newStackAbout: string;
  stack(type: TypeKey, cards: number): string;
  stackWorth(points: number, complete: boolean): string;
  readonly chosen: string;
  readonly hand: string;
  handCard(die: number): string;
  chosenDie(die: number | null): string;
  inPile(n: number): string;
  readonly inPileAbout: string;
  readonly silverAbout: string;
  readonly workersAbout: string;
  goodsAbout(low: number, high: number): string;
  readonly animalsAbout: string;
  pointCards(n: number): string;
  readonly pointCardsAbout: string;
  sold(n: number): string;
  readonly startCard: string;
  readonly startFront: string;
  readonly startBack: string;
  readonly exchange: string;
  readonly exchangeAbout: string;

  readonly status: {
    readonly deciding: string;
    readonly played: string;
    readonly next: string;
    readonly later: string;
  };
  whole(name: string): string;
  readonly toCome: string;
  readonly bonusCards: string;
  egonType(type: TypeKey, cards: number): string;
  egonStack(letter: string, cards: number): string;
}
