import type { WireError, WireProblem } from '@spielstube/table';

/** Something was not done; the page is told why. Nothing has changed then. */
export class Refused extends Error {
  readonly problem: WireProblem;
  readonly more: Partial<WireError>;
  constructor(problem: WireProblem, message: string, more: Partial<WireError> = {}) {
    super(message);
    this.name = 'Refused';
    this.problem = problem;
    this.more = more;
  }

  toWire(): WireError {
    return { error: this.problem, message: this.message, ...this.more };
  }
}
