/** What the board of the Inn and the cards say. */
export interface InnWords {
  /** A villager by the number of its card. */
  villager(card: number): string;
  /** "1 coin", "2 beers" */
  price(card: number): string;
  /** What a card does, in one or two sentences. */
  effect(card: number): string;
  /** When a card is used, as short as a badge: "at the end", "any time", "at the Mill". */
  when(card: number): string;
  /** A card of which only the back is seen: COIN_BACK, BEER_BACK, TWO_BEER_BACK, or HIDDEN. */
  back(back: number): string;
  readonly backAbout: string;
  readonly inkwell: { readonly empty: string; readonly full: string };
  /** What the inkwell of a card means. */
  inkwellAbout(card: number): string;

  readonly board: string;
  /** What the action costs on a side of the board, 'front' or 'back'. */
  boardAbout(side: string): string;
  readonly guestsAbout: string;
  stack(stack: number): string;
  stackAbout(cards: number): string;
  readonly emptyStack: string;
  /** On a card that an own wish can take now. */
  readonly buy: string;
  readonly putUnder: string;
  readonly play: string;

  readonly hand: string;
  readonly handAbout: string;
  readonly noCards: string;
  cardsOf(name: string, cards: number): string;
  readonly played: string;
  readonly playedAbout: string;
  /** What a card scored at the end would bring now. */
  worthNow(points: number): string;

  /** A moment for cards, as a heading: one of MOMENTS. */
  moment(moment: number): string;
  readonly crier: string;
  readonly father: string;
  readonly quiet: string;
  readonly breweryAbout: string;
}
