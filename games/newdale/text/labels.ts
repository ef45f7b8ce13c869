import type { ChapterKey } from '../data/chapters.ts';

/** What the board itself says: headings, buttons and small words. */
export interface Labels {
  /** Tabs of a phone. */
  readonly sheets: {
    readonly map: string;
    readonly actions: string;
    readonly own: string;
    readonly hand: string;
    readonly round: string;
  };
  /** Everything of somebody else. */
  whole(name: string): string;
  readonly status: {
    readonly deciding: string;
    readonly next: string;
    readonly planning: string;
    readonly ready: string;
    readonly choosing: string;
    readonly done: string;
  };
  round(round: number): string;
  /** The phases of the stepper, short; numerals I to VI stand before them. */
  phaseShort(phase: number): string;
  readonly alone: string;

  /** Labour market. */
  readonly printed: string;
  readonly drawn: string;
  /** "+1 yours" */
  yours(n: number): string;
  /** "4 drawn, 14 in the bag" */
  bagState(drawn: number, left: number): string;
  /** "4 of 18 still to be drawn" */
  bagAhead(draws: number, left: number): string;

  /** Action board and planning. */
  readonly actionFields: string;
  readonly forSale: string;
  readonly notForSale: string;
  readonly stones: string;
  stonesLeft(n: number): string;
  readonly ready: string;
  /** "86 %" */
  chance(share: number): string;
  readonly chanceAbout: string;

  /** Own area. */
  readonly free: string;
  readonly reserved: string;
  handCards(n: number): string;
  readonly emptyHand: string;
  readonly noSpecials: string;
  readonly noTiles: string;
  readonly goods: string;
  readonly secret: string;
  /** "worth 21 coins" */
  worth(coins: number): string;
  readonly endNow: string;
  readonly startPlayer: string;

  /** Order and display. */
  readonly order: string;
  /** "you: 6" */
  yourDelivery(coins: number): string;
  /** Under the two piles. */
  readonly pile: string;
  readonly discards: string;
  readonly emptyDisplay: string;
  readonly fulfilled: string;
  times(n: number, most: number): string;

  /** Map. */
  readonly unnamed: string;
  readonly premiumTaken: string;
  readonly bridgeSite: string;
  readonly thicket: string;
  readonly anchor: string;
  houseOf(name: string, place: string): string;

  /** Paying. */
  readonly payment: string;
  readonly proposal: string;
  readonly byHand: string;
  /** "4 of 7 coins laid" */
  laid(coins: number, price: number): string;
  readonly tooMuch: string;
  readonly reductions: string;

  /** The end. */
  readonly finalProduction: string;
  readonly passed: string;
  readonly failed: string;
  readonly targets: string;
  readonly targetsAbout: string;

  /** Campaign. */
  readonly chronicle: string;
  readonly chronicleAbout: string;
  written(chapters: number): string;
  readonly chooseWay: string;
  cupHolder(name: string): string;
  /** The way of a branch on a button: "Follow the river". */
  way(chapter: ChapterKey): string;
  /** Over the chapters that are written, to be read again. */
  readonly pages: string;
  readonly seeScoring: string;
  readonly before: string;
  readonly after: string;
  readonly skip: string;
  readonly begin: string;
  readonly goOn: string;
  readonly tryAgain: string;
  readonly newRules: string;
  /** What is new in a chapter, in a line each. */
  news(chapter: ChapterKey): readonly string[];
  readonly namePlace: string;
  readonly namePlaceAbout: (winner: string) => string;
  readonly wonThenSum: string;
  readonly chapterColumn: string;
  readonly campaignWon: string;
  /** Who has won the campaign, by how many chapters and points. */
  campaignWinner(names: readonly string[], chapters: number, sum: number): string;
  /** The same for somebody who travelled alone. */
  campaignDone(sum: number): string;
}
