/** Where a command speaks. Given to it, so that it runs inside another program, too. */
export interface Terminal {
  /** What was asked for, on standard output. */
  print(text: string): void;
  /** What is wrong, on standard error. */
  complain(text: string): void;
  /** What is typed or piped in, line by line. */
  lines?(): AsyncIterable<string>;
  /** Draws over the line that was drawn last; missing where nobody watches. */
  draw?(line: string): void;
}

/** One command of `spielstube`, in a file of its own. */
export interface Command {
  readonly name: string;
  /** What it is for, in one line. */
  readonly summary: string;
  /** The rest of its help: arguments and examples. */
  readonly help: string;
  /** Does the work and says which exit code that gives. */
  run(args: readonly string[], terminal: Terminal): Promise<number> | number;
}

/** Something is wrong with what was typed: told in one line, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

export const DONE = 0;
export const FAILED = 1;
export const BAD_ARGUMENTS = 2;
