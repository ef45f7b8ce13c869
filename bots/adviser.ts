import type { Advice, Bot, RatedMove, Task, Thinking } from './bot.ts';
import { Outlook } from './coach/outlook.ts';
import { TreeSearch } from './mcts.ts';

/** So many of the best moves are explained; all together take as many worlds as the search took iterations. */
const EXPLAINED = 3;
const WORLDS_AT_ONCE = 8;

/** Searches like `mcts`, then looks at what comes of the best moves: what it expects of them, and from which sources. */
export function adviser(iterations: number): Bot {
  return { begin: (task) => new Advising(task, iterations) };
}

class Advising implements Thinking {
  private readonly task: Task;
  private readonly search: TreeSearch;
  /** In which each move is tried. */
  private readonly worlds: number;
  private outlooks: readonly Outlook[] | null = null;

  constructor(task: Task, iterations: number) {
    this.task = task;
    this.worlds = Math.ceil(iterations / EXPLAINED);
    this.search = new TreeSearch(task, { iterations, milliseconds: Number.POSITIVE_INFINITY });
  }

  step(): boolean {
    if (this.outlooks === null) {
      if (!this.search.step()) this.outlooks = this.begun();
      return true;
    }
    const [next] = this.outlooks.toSorted((a, b) => a.worlds - b.worlds);
    next?.look(Math.min(WORLDS_AT_ONCE, this.worlds - next.worlds));
    return this.outlooks.some(({ worlds }) => worlds < this.worlds);
  }

  /** All of them imagine the same worlds. */
  private begun(): Outlook[] {
    const { moves } = this.search.advice();
    if (moves.length === 1) return [];
    return moves.slice(0, EXPLAINED).map(({ action }) => new Outlook(this.task, action));
  }

  advice(): Advice {
    const { action, moves, effort } = this.search.advice();
    const explained = moves.map((move): RatedMove => {
      const outlook = this.outlooks?.find((one) => one.action === move.action);
      if (outlook === undefined || outlook.worlds === 0) return move;
      return { ...move, value: outlook.lead, parts: outlook.parts() };
    });
    return { action, moves: explained, effort };
  }
}
