/** One command of `spielstube`, in a file of its own. */
export interface Command {
  readonly name: string;
  /** What it is for, in one line. */
  readonly summary: string;
  /** The rest of its help: arguments and examples. */
  readonly help: string;
  /** Does the work and says with which code the process ends. */
  run(args: readonly string[]): Promise<number> | number;
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
