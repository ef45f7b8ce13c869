/** What can be wrong with a record file. Plain data, so that every client can say it in its own language. */
export type RecordProblem =
  | { readonly what: 'empty' }
  | { readonly what: 'fileTooLong' }
  | { readonly what: 'lineTooLong' }
  | { readonly what: 'endsTooEarly' }
  /** The form of the line that should stand here, such as `seat 1 person NAME`. */
  | { readonly what: 'expected'; readonly form: string }
  | { readonly what: 'expectedScores'; readonly seats: number }
  | { readonly what: 'nothingExpected' }
  | { readonly what: 'noNumber'; readonly word: string }
  | { readonly what: 'noSeat'; readonly seat: string }
  | { readonly what: 'unknownGame'; readonly game: string }
  | { readonly what: 'otherGame'; readonly game: string; readonly here: string }
  | { readonly what: 'otherRules'; readonly version: number; readonly here: number }
  /** Made with other values of the box; '' for the box as it is. */
  | { readonly what: 'otherValues'; readonly given: string; readonly here: string }
  | { readonly what: 'otherSeed' }
  /** Seats or options that the game does not have; why, in English. */
  | { readonly what: 'noSuchTable'; readonly why: string }
  | { readonly what: 'illegal'; readonly move: string; readonly reason: string; readonly rule: string }
  | { readonly what: 'resultMissing' }
  | { readonly what: 'resultTooEarly' }
  /** A place of a campaign that nobody can name after this game. */
  | { readonly what: 'notToBeNamed'; readonly place: string }
  | { readonly what: 'wrongLine'; readonly given: string; readonly right: string };

/** A record file that cannot be read or played: what is wrong, and in which line. */
export class RecordError extends Error {
  readonly line: number;
  readonly problem: RecordProblem;
  constructor(line: number, problem: RecordProblem) {
    super(`line ${line}: ${problemInEnglish(problem)}`);
    this.name = 'RecordError';
    this.line = line;
    this.problem = problem;
  }
}

export function problemInEnglish(problem: RecordProblem): string {
  switch (problem.what) {
    case 'empty':
      return 'the file is empty';
    case 'fileTooLong':
      return 'the file is too long for a record';
    case 'lineTooLong':
      return 'the line is too long';
    case 'endsTooEarly':
      return 'the file ends too early';
    case 'expected':
      return `expected "${problem.form}"`;
    case 'expectedScores':
      return `expected the points of ${problem.seats} seats`;
    case 'nothingExpected':
      return 'nothing is expected after the hash';
    case 'noNumber':
      return `"${problem.word}" is not a whole number`;
    case 'noSeat':
      return `there is no seat ${problem.seat}`;
    case 'unknownGame':
      return `there is no game "${problem.game}"`;
    case 'otherGame':
      return `this is a game of ${problem.game}, not of ${problem.here}`;
    case 'otherRules':
      return `written for version ${problem.version} of the rules; it comes out differently with version ${problem.here}`;
    case 'otherValues':
      return `made with ${valuesInEnglish(problem.given)}, here are ${valuesInEnglish(problem.here)}`;
    case 'otherSeed':
      return 'the seed does not match the hash shown at the start';
    case 'noSuchTable':
      return problem.why;
    case 'illegal': {
      const rule = problem.rule === '' ? '' : ` (${problem.rule})`;
      return `"${problem.move}" is not legal: ${problem.reason}${rule}`;
    }
    case 'resultMissing':
      return 'the game is over, but its result is missing';
    case 'resultTooEarly':
      return 'a result is given, but the game is not over';
    case 'notToBeNamed':
      return `nobody can name ${problem.place} here`;
    case 'wrongLine':
      return `"${problem.given}" should be "${problem.right}"`;
  }
}

const valuesInEnglish = (corrections: string): string =>
  corrections === '' ? 'the values of the box' : `the corrected values ${corrections}`;
