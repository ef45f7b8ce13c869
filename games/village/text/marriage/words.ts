/** What the Marriage board, bread and tools say. */
export interface MarriageWords {
  readonly board: string;
  readonly ceremony: string;
  readonly ceremonyAbout: string;
  rank(rank: number): string;
  /** What a rank brings on a side of the board, 'front' or 'back': "2 prestige points", "nothing". */
  bonus(side: string, rank: number): string;
  rankAbout(side: string, rank: number): string;
  /** The colour of the die that sends a pink member to a rank. */
  rankOnDie(colour: number): string;

  /** Bakery, General Store and Parental Bliss: what each own member brings at a wedding. */
  houseAbout(place: number): string;
  couple(one: string, other: string): string;
  readonly alone: string;
  readonly pink: string;
  readonly pinkAbout: string;
  inSupply(pink: number): string;

  readonly wedding: string;
  readonly weddingAbout: string;
  readonly die: string;
  /** What a face means at a wedding. */
  dieFace(colour: number): string;

  readonly bread: string;
  breads(n: number): string;
  readonly breadAbout: string;
  readonly tool: string;
  tools(n: number): string;
  readonly toolAbout: string;
  /** A member with bread under it, by its printed number. */
  withBread(number: number): string;
  readonly feed: string;

  /** The three uses of the Smuggler, 0 to 2: name and what it takes and brings. */
  smuggler(use: number): string;
  smugglerAbout(use: number): string;
  readonly ringSpacesAbout: string;
}
