import {
  type Action,
  type Game,
  type GameState,
  NOBODY,
  type Rng,
  rngFromSeed,
  type Seat,
} from '@spielstube/engine';
import { beforeOthersAnswer, isOver, nextSeat } from './asked.ts';
import { type Advice, type Bot, bestFirst, decide, type Evaluator, type Task, type Thinking } from './bot.ts';
import { greedy } from './greedy.ts';
import { horizonOf } from './horizon.ts';
import { expectedLead, leadOf } from './lead.ts';
import { Playout } from './playout.ts';
import { Move, Position } from './tree.ts';
import { Yardstick } from './yardstick.ts';

/** Whichever comes first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/* Chosen by tournament, see docs/bots.md. */

/** How much the search follows what the evaluation promises rather than what it has found out itself. */
const CURIOSITY = 1.5;
/** Promises this far apart, in spreads of the lead, get attention in the proportion of e to 1. */
const DOUBT = 0.5;
/** The promise counts like so many visits. */
const TRUST = 1;
/** Share of the win itself in the reward of a finished game; the rest is the lead. */
const WIN = 0.5;

/** Iterations in one step of thinking. */
const ITERATIONS_PER_STEP = 8;

/**
 * Information-set Monte Carlo tree search with a single observer: every iteration chooses one of the open moves, imagines
 * a world that fits the view, walks down the tree of moves, adds one move, plays on for a while and hands the result to
 * all moves on the way. Every seat maximises its own reward.
 */
export function mcts(budget: Budget): Bot {
  return { begin: (task) => new TreeSearch(task, budget) };
}

/** Is shown where an iteration has ended, and the lead of the seat that thinks. */
export type Judged = (s: GameState, lead: number) => void;

export class TreeSearch implements Thinking {
  private readonly task: Task;
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly view: GameState;
  private readonly seat: Seat;
  private readonly rng: Rng;
  private readonly budget: Budget;
  private readonly judged: Judged | undefined;
  private readonly started = Date.now();
  private readonly root = new Position();
  private readonly choices: Action[];
  private readonly yardstick: Yardstick;
  private readonly playout: Playout;
  private iterations = 0;
  // Used again in every iteration.
  private readonly open: Action[] = [];
  private readonly moves: Move[] = [];
  private readonly path: Move[] = [];
  private readonly rewards: number[] = [];

  constructor(task: Task, budget: Budget, judged?: Judged) {
    const { game, view, seat, seed, evaluator = game } = task;
    this.task = task;
    this.game = game;
    this.evaluator = evaluator;
    this.view = beforeOthersAnswer(game, view, seat);
    this.seat = seat;
    this.rng = rngFromSeed(seed);
    this.budget = budget;
    this.judged = judged;
    this.choices = game.candidates(game.imagine(view, seat, this.rng), seat);
    this.yardstick = new Yardstick(view.seats);
    this.playout = new Playout(game, evaluator, this.rng, seat, horizonOf(game, view));
  }

  step(): boolean {
    if (this.choices.length === 1) return false;
    if (this.iterations === 0) this.promiseAsGreedyDoes();
    for (let n = 0; n < ITERATIONS_PER_STEP && this.iterations < this.budget.iterations; n++) this.iterate();
    if (this.iterations >= this.budget.iterations || this.isSettled()) return false;
    return Date.now() - this.started < this.budget.milliseconds;
  }

  /** At the root a move promises what greedy expects of it at the end of the turn; further down, what it is right after it. */
  private promiseAsGreedyDoes(): void {
    const known = this.root.movesOf(this.seat);
    for (const { action, value } of decide(greedy(), this.task).moves)
      known.set(action, new Move(action, this.seat, value ?? 0));
  }

  /** Whether the iterations that are left can no longer change the choice, which falls on the move tried most often. */
  private isSettled(): boolean {
    let most = 0;
    let second = 0;
    for (const { visits } of this.root.movesOf(this.seat).values()) {
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    return most - second > this.budget.iterations - this.iterations;
  }

  /**
   * One iteration. The first try of every open move happens in the same world, with the same chance, and so does the
   * second: so that moves are compared and not worlds. Which moves are open is the same in all of them.
   */
  private iterate(): void {
    const move = this.nextToTry();
    this.tryMove(move.action, rngFromSeed(`${this.task.seed} ${move.visits}`));
  }

  private nextToTry(): Move {
    this.moves.length = 0;
    for (const move of this.root.movesOf(this.seat).values()) {
      move.available++;
      this.moves.push(move);
    }
    return this.mostInteresting(this.seat);
  }

  private firstMove(action: Action): Move {
    const known = this.root.movesOf(this.seat);
    const move = known.get(action) ?? new Move(action, this.seat, 0);
    known.set(action, move);
    return move;
  }

  /** What comes of an open move in a world that is imagined by this chance. */
  tryMove(first: Action, chance: Rng): void {
    this.rng.splice(0, chance.length, ...chance);
    const s = this.game.imagine(this.view, this.seat, this.rng);
    const tried = this.firstMove(first);
    this.path.length = 0;
    this.path.push(tried);
    this.game.apply(s, this.seat, first);
    if (tried.visits > 0) this.walkDown(s, tried.next);
    const end = this.playout.run(s);
    const lead = this.judge(end);
    this.judged?.(end, lead);
    for (const move of this.path) {
      move.visits++;
      move.reward += this.rewards[move.mover];
      move.lead += lead;
    }
    this.iterations++;
  }

  /** From a position to the first move that was never tried. What is forced needs no place in the tree. */
  private walkDown(s: GameState, from: Position): void {
    const { game, open, path } = this;
    let position = from;
    for (let mover = nextSeat(game, s, this.seat); mover !== NOBODY; mover = nextSeat(game, s, this.seat)) {
      game.candidates(s, mover, open);
      if (open.length === 1) {
        game.apply(s, mover, open[0]);
        continue;
      }
      this.findMoves(s, position, mover);
      const move = this.mostInteresting(mover);
      path.push(move);
      game.apply(s, mover, move.action);
      if (move.visits === 0) return;
      position = move.next;
    }
  }

  /** The open moves as the tree knows them; new ones are added. */
  private findMoves(s: GameState, position: Position, mover: Seat): void {
    const known = position.movesOf(mover);
    this.moves.length = 0;
    for (const action of this.open) {
      let move = known.get(action);
      if (move === undefined) {
        const after = this.game.copy(s);
        this.game.apply(after, mover, action);
        move = new Move(action, mover, expectedLead(this.evaluator, after, mover));
        known.set(action, move);
      }
      move.available++;
      this.moves.push(move);
    }
  }

  /** What has proven good so far, or promises to be and was rarely tried (PUCT, with availability). */
  private mostInteresting(mover: Seat): Move {
    const { moves, yardstick } = this;
    const doubt = DOUBT * yardstick.spread(mover);
    let top = Number.NEGATIVE_INFINITY;
    for (const move of moves) top = Math.max(top, move.promise);
    let sum = 0;
    for (const move of moves) sum += Math.exp((move.promise - top) / doubt);
    let best = moves[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const attention = Math.exp((move.promise - top) / doubt) / sum;
      const reward = (move.reward + TRUST * yardstick.rate(mover, move.promise)) / (move.visits + TRUST);
      const value = reward + (CURIOSITY * attention * Math.sqrt(move.available)) / (1 + move.visits);
      if (value > bestValue) {
        bestValue = value;
        best = move;
      }
    }
    return best;
  }

  /** Fills in the rewards of all seats; returns the lead of the seat that thinks. */
  private judge(s: GameState): number {
    const { game, evaluator, rewards, yardstick } = this;
    const over = isOver(game, s);
    const sheets = over ? game.scores(s) : [];
    const winners = over ? game.winners(s) : [];
    let own = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const lead = over ? leadOf(sheets, seat) : expectedLead(evaluator, s, seat);
      yardstick.note(seat, lead);
      rewards[seat] = yardstick.rate(seat, lead);
      if (over) {
        const win = winners.includes(seat) ? 1 / winners.length : 0;
        rewards[seat] = WIN * win + (1 - WIN) * rewards[seat];
      }
      if (seat === this.seat) own = lead;
    }
    return own;
  }

  advice(): Advice {
    const known = this.root.movesOf(this.seat);
    const moves = this.choices.map((action) => {
      const move = known.get(action);
      if (move === undefined || move.visits === 0) return { action, value: move?.promise ?? null, share: 0 };
      return { action, value: move.lead / move.visits, share: move.visits / this.iterations };
    });
    bestFirst(moves);
    return { action: moves[0].action, moves, effort: this.iterations };
  }
}
