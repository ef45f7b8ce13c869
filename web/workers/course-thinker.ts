import { type Course, movesOfStep, stepsOf } from '@spielstube/engine';
import type { BotTask, BotThought, Thinker } from '@spielstube/table';

/**
 * Thinks for the others at a table where a lesson is given: they move as the course says, and not before the teacher has
 * come so far. When it is over or left, they are bots like any others.
 */
export class CourseThinker implements Thinker {
  private readonly moves: readonly string[];
  private readonly bots: Thinker;
  /** How many moves have been made at the table. */
  private readonly made: () => number;
  private allowed = 0;
  private waiting: (() => void)[] = [];

  constructor(course: Course, bots: Thinker, made: () => number) {
    this.moves = stepsOf(course).flatMap(({ step }) => movesOfStep(step));
    this.bots = bots;
    this.made = made;
  }

  /** The teacher has come so far; null: nobody follows the course any more. */
  allow(moves: number | null): void {
    this.allowed = moves ?? Number.POSITIVE_INFINITY;
    for (const go of this.waiting.splice(0)) go();
  }

  async think(task: BotTask, signal: AbortSignal): Promise<BotThought> {
    while (this.isInCourse() && this.allowed <= this.made()) await this.nextWord(signal);
    if (!this.isInCourse()) return this.bots.think(task, signal);
    return { notation: this.moves[this.made()], moves: [] };
  }

  private isInCourse(): boolean {
    return this.allowed < Number.POSITIVE_INFINITY && this.made() < this.moves.length;
  }

  private nextWord(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      this.waiting.push(resolve);
    });
  }
}
