import type { BoxFileProblem, CorrectionProblem, Misfit } from '@spielstube/engine';

/** Everything that the page of a box says. */
export interface BoxWords {
  readonly title: string;
  readonly short: string;
  readonly rules: string;
  readonly sections: string;
  /** Tables that no section names. */
  readonly rest: string;
  readonly values: (count: number) => string;
  readonly reconstructed: string;
  readonly reconstructedHint: string;
  readonly corrected: string;
  readonly was: (value: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  readonly own: {
    readonly title: string;
    readonly text: string;
    readonly read: string;
    readonly rebuilt: string;
    readonly correct: string;
    readonly fromFile: string;
    readonly boxes: string;
    readonly asItComes: string;
    readonly asItComesHint: string;
    readonly corrections: (count: number) => string;
    readonly play: (name: string) => string;
    readonly playPlain: string;
  };
  readonly edit: {
    readonly heading: string;
    readonly text: string;
    readonly name: string;
    readonly firstName: (person: string) => string;
    readonly all: string;
    readonly corrected: (count: number) => string;
    readonly none: string;
    readonly takeBack: (name: string) => string;
    readonly takeAllBack: string;
    readonly checking: string;
    readonly fits: (count: number) => string;
    readonly problem: (
      problem: CorrectionProblem,
      nameOf: (path: string) => string,
      tableOf: (key: string) => string,
      claimOf: (misfit: Misfit) => string,
    ) => string;
    readonly save: string;
    readonly share: string;
    readonly done: string;
    readonly discard: string;
    readonly remove: string;
    readonly reallyRemove: string;
    readonly less: (name: string) => string;
    readonly more: (name: string) => string;
    readonly note: string;
    readonly notKept: string;
  };
  readonly seal: {
    readonly text: (name: string) => string;
    readonly all: string;
  };
  readonly file: {
    readonly refused: string;
    readonly otherGame: (game: string) => string;
    readonly unknownGame: (game: string) => string;
    readonly problem: (problem: BoxFileProblem) => string;
    readonly close: string;
  };
  readonly balance: {
    readonly title: string;
    readonly text: string;
    readonly start: string;
    readonly stop: string;
    readonly seats: string;
    readonly withSeats: (seats: number) => string;
    readonly games: (count: number) => string;
    readonly seat: (seat: number) => string;
    readonly wins: string;
    readonly points: string;
    readonly source: string;
    readonly total: string;
    readonly before: string;
    readonly after: string;
    readonly failed: string;
  };
}
