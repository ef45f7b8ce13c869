import { type Action, type GameState, NOBODY, type Rng, rngFromSeed, splitRng } from '@spielstube/engine';
import type { LeadParts, Task } from '../bot.ts';
import { TreeSearch } from '../mcts.ts';

/** What comes of a move, on average over the worlds that were imagined. */
export interface Outcome extends LeadParts {
  readonly action: Action;
  readonly notation: string;
  /** How far the seat will be ahead of the best rival, in points: what the parts make. */
  readonly lead: number;
}

const ENDLESS = { iterations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };

/**
 * Looks at what comes of one move, in one imagined world after the other. Outlooks of the same seed imagine the same
 * worlds in the same order, so two moves can be compared world by world.
 */
export class Outlook {
  readonly action: Action;
  private readonly task: Task;
  private readonly search: TreeSearch;
  private readonly chance: Rng;
  private readonly leads: number[] = [];
  private readonly sources = new Map<string, number>();
  private prospects = 0;
  private rivals = 0;

  constructor(task: Task, action: Action) {
    this.action = action;
    this.task = task;
    this.chance = rngFromSeed(task.seed);
    this.search = new TreeSearch(task, ENDLESS, (s, lead) => this.note(s, lead));
  }

  /** How many worlds were looked at. */
  get worlds(): number {
    return this.leads.length;
  }

  look(worlds: number): void {
    for (let n = 0; n < worlds; n++) this.search.tryMove(this.action, splitRng(this.chance));
  }

  private note(s: GameState, lead: number): void {
    const { game, seat, evaluator = game } = this.task;
    const sheet = game.scores(s).find((one) => one.seat === seat && !one.rival);
    const total = sheet?.total ?? 0;
    const expected = game.turnOf(s) === NOBODY ? total : evaluator.evaluate(s, seat);
    for (const { source, points } of sheet?.lines ?? [])
      this.sources.set(source, (this.sources.get(source) ?? 0) + points);
    this.prospects += expected - total;
    this.rivals += lead - expected;
    this.leads.push(lead);
  }

  get lead(): number {
    return mean(this.leads);
  }

  outcome(): Outcome {
    return {
      action: this.action,
      notation: this.task.game.notate(this.action),
      lead: rounded(this.lead),
      ...this.parts(),
    };
  }

  parts(): LeadParts {
    const worlds = Math.max(1, this.worlds);
    return {
      sources: [...this.sources].map(([source, points]) => ({ source, points: rounded(points / worlds) })),
      prospects: rounded(this.prospects / worlds),
      rivals: rounded(this.rivals / worlds),
    };
  }

  /** By how much the move is better than another one, world by world, and how sure that is (the standard error). */
  betterThan(other: Outlook): { readonly points: number; readonly error: number } {
    const worlds = Math.min(this.worlds, other.worlds);
    if (this === other || worlds === 0) return { points: 0, error: 0 };
    const differences = this.leads.slice(0, worlds).map((lead, n) => lead - other.leads[n]);
    const points = mean(differences);
    let squares = 0;
    for (const difference of differences) squares += (difference - points) ** 2;
    return { points, error: Math.sqrt(squares / Math.max(1, worlds - 1) / worlds) };
  }
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, values.length);
}

/** Kept with the game: three digits are more than the worlds tell. */
export const rounded = (points: number): number => Math.round(points * 1000) / 1000;
