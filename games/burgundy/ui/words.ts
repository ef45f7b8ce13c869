import type { GameText, Lang } from '@spielstube/engine';
import type { AnimalKey, CardKey, Gain, GainKey, GoodsKey, TypeKey } from '../text/facts.ts';
import { tableDe } from './words-de.ts';
import { tableEn } from './words-en.ts';

/** What the table itself says: labels and explanations. Names of things come from the game's texts. */
export interface TableWords {
  readonly sheets: { readonly board: string; readonly own: string };
  readonly close: string;
  card(key: CardKey): string;
  /** As short as the card's face needs it. */
  face(key: CardKey): string;
  goods(sort: GoodsKey): string;
  animal(sort: AnimalKey): string;
  gain(gain: Gain): string;
  amount(what: GainKey, n: number): string;

  readonly joker: string;
  triple(points: number): string;
  copies(type: TypeKey, n: number): string;
  onHand(n: number): string;

  round(round: number, of: number): string;
  roundShort(round: number, of: number): string;
  phase(letter: string): string;

  readonly phaseCard: string;
  readonly phaseCardAbout: string;
  readonly firstTriples: string;
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
  readonly bought: string;
  boughtBy(name: string): string;
  readonly asProject: string;
  readonly asDie: string;

  readonly projects: string;
  readonly estate: string;
  readonly storage: string;
  readonly points: string;
  readonly freeSlot: string;
  readonly freeSlotAbout: string;
  readonly estateEmpty: string;
  readonly newStack: string;
  readonly newStackAbout: string;
  stack(type: TypeKey, cards: number): string;
  stackWorth(points: number, complete: boolean): string;
  readonly chosen: string;
  readonly hand: string;
  handCard(die: number): string;
  chosenDie(die: number | null): string;
  inPile(n: number): string;
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

  readonly you: { readonly turn: string; readonly wait: string };
  readonly status: {
    readonly deciding: string;
    readonly played: string;
    readonly next: string;
    readonly later: string;
  };
  look(name: string): string;
  whole(name: string): string;
  readonly bot: string;
  readonly toCome: string;
  readonly bonusCards: string;
  egonType(type: TypeKey, cards: number): string;
  egonStack(letter: string, cards: number): string;
}

const all: Record<Lang, TableWords> = { de: tableDe, en: tableEn };
export const wordsIn = (lang: Lang): TableWords => all[lang];

/** The rule of the book that says what a card does when it is placed. */
const EFFECT_RULES: Readonly<Record<CardKey, string>> = {
  castle: 'BUR-CARD-CASTLE-01',
  mine: 'BUR-CARD-MINE-01',
  cloister: 'BUR-CARD-CLOISTER-02',
  knowledge: 'BUR-CARD-KNOWLEDGE-01',
  ship: 'BUR-CARD-SHIP-01',
  pasture: 'BUR-CARD-PASTURE-01',
  building: 'BUR-CARD-BUILDING-01',
  carpenter: 'BUR-CARD-CARPENTER-01',
  church: 'BUR-CARD-CHURCH-01',
  market: 'BUR-CARD-MARKET-01',
  watchtower: 'BUR-CARD-WATCHTOWER-01',
  bank: 'BUR-CARD-BANK-01',
  boardinghouse: 'BUR-CARD-HOUSES-01',
  warehouse: 'BUR-CARD-WAREHOUSE-01',
  cityhall: 'BUR-CARD-CITYHALL-01',
  card: 'BUR-ROUND-07',
};

export function effectOf({ book }: Pick<GameText, 'book'>, key: CardKey): string {
  for (const chapter of book) {
    const rule = chapter.rules.find(({ id }) => id === EFFECT_RULES[key]);
    if (rule !== undefined) return rule.text;
  }
  return '';
}
