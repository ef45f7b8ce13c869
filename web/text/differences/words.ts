/** What is said where two positions of a game are compared. */
export interface DifferenceWords {
  readonly title: string;
  readonly close: string;
  /** On the buttons of a replay. */
  readonly mark: string;
  readonly compare: string;
  readonly swap: string;
  /** After which move a position stands: "move 12". */
  readonly move: (move: number) => string;
  readonly start: string;
  /** On the button that shows one of them on the board; `which` is "A" or "B". */
  readonly show: (which: string) => string;
  readonly onlyChanged: string;
  readonly nothing: string;
  readonly total: string;
  /** Heading of the third column. */
  readonly difference: string;
  /** "+3", "−1", "0" */
  readonly change: (by: number) => string;
}
