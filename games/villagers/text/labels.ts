/** What the board itself says: headings, buttons and small words. */
export interface Labels {
  /** Tabs of a phone. */
  readonly sheets: {
    readonly village: string;
    readonly road: string;
  };
  /** Heading of the own village, and of the whole village of somebody else. */
  readonly ownVillage: string;
  whole(name: string): string;
  readonly status: {
    readonly drafting: string;
    readonly building: string;
    readonly choosing: string;
    readonly next: string;
    readonly done: string;
  };
  round(round: number): string;
  /** The phases of the stepper, short; bronze, development and market are parts of the end of the round. */
  readonly steps: {
    readonly draft: string;
    readonly road: string;
    readonly build: string;
    readonly event: string;
    readonly bronze: string;
    readonly development: string;
    readonly market: string;
  };

  /** A market day: so many cards until it, due after this round, or over. */
  marketIn(cards: number): string;
  readonly marketDue: string;
  readonly marketHeld: string;
  /** What the next market day would bring now: "+17". */
  readonly marketNow: string;
  readonly bronzeNow: string;

  readonly exhausted: string;
  readonly emptyPlace: string;
  readonly takenNow: string;
  readonly emptyHand: string;
  handCards(n: number): string;
  /** "2 of 3 taken", "1 of 4 placed" */
  takenOf(n: number, limit: number): string;
  placedOf(n: number, limit: number): string;
  readonly gold: string;

  readonly onTable: string;
  readonly tinnerWorks: string;

  /** Cards that somebody looks at. */
  looking(name: string): string;
  readonly lookedAt: string;
  /** The order in which cards go back: first and last. */
  readonly bottom: string;
  readonly top: string;
  readonly known: string;
  readonly onItsWay: string;

  keptBy(name: string): string;

  readonly eventNow: string;
  readonly jesterThere: string;
  readonly jesterGone: string;
}
