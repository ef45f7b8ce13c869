import {
  type Action,
  type Game,
  type GameState,
  type Rng,
  randomUnit,
  rngFromSeed,
  type Seat,
} from '@spielstube/engine';
import { beforeOthersAnswer, isAsked } from './asked.ts';
import { type Advice, type Bot, bestFirst, type Evaluator, type Task, type Thinking } from './bot.ts';
import { expectedLead } from './lead.ts';

/** Worlds that are imagined where a draw matters. */
const WORLDS = 6;
/** Positions that are looked at for one decision, shared by its moves and worlds. */
const POSITIONS = 2400;
/** No move gets fewer of them in a world. */
const FEWEST_POSITIONS = 40;

/** The error of a judgement: in points, or as a share of how far the open moves lie apart, whatever a game's points are. */
export interface Blur {
  readonly points: number;
  readonly share: number;
}
const CLEAR: Blur = { points: 0, share: 0 };

/**
 * Looks one whole turn ahead: through the own chain of decisions until somebody else decides or time moves on,
 * and judges what comes out by the evaluation, more or less well.
 */
export function greedy(blur: Blur = CLEAR): Bot {
  return { begin: (task) => new TurnSearch(task, blur) };
}

class TurnSearch implements Thinking {
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly view: GameState;
  private readonly seat: Seat;
  private readonly rng: Rng;
  private readonly choices: Action[];
  private readonly total: number[];
  private readonly blur: Blur;
  /** By how much each move is misjudged, measured by the blur. */
  private readonly errors: number[];
  private readonly barriers: number;
  private readonly time: number;
  private worlds = 0;
  private positions = 0;
  /** What is left for the move under examination. */
  private allowance = 0;
  private drew = false;

  constructor({ game, view, seat, seed, evaluator = game }: Task, blur: Blur) {
    this.game = game;
    this.evaluator = evaluator;
    this.view = beforeOthersAnswer(game, view, seat);
    this.seat = seat;
    this.rng = rngFromSeed(seed);
    this.choices = game.candidates(game.imagine(view, seat, this.rng), seat);
    this.total = this.choices.map(() => 0);
    this.blur = blur;
    this.errors = this.choices.map(() => (blur === CLEAR ? 0 : normal(this.rng)));
    this.barriers = view.barriers;
    this.time = game.progress(view);
  }

  /** One imagined world. */
  step(): boolean {
    if (this.choices.length === 1) return false;
    const world = this.game.imagine(this.view, this.seat, this.rng);
    const allowance = Math.max(FEWEST_POSITIONS, POSITIONS / WORLDS / this.choices.length);
    for (let n = 0; n < this.choices.length; n++) {
      this.allowance = allowance;
      const s = this.game.copy(world);
      this.game.apply(s, this.seat, this.choices[n]);
      this.total[n] += this.bestFrom(s);
    }
    this.worlds++;
    return this.drew && this.worlds < WORLDS;
  }

  /** The value of the best way through the rest of the turn. */
  private bestFrom(s: GameState): number {
    this.positions++;
    this.allowance--;
    if (s.barriers !== this.barriers) this.drew = true;
    if (this.allowance <= 0 || this.turnIsOver(s)) return expectedLead(this.evaluator, s, this.seat);
    const choices = this.game.candidates(s, this.seat);
    let best = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < choices.length; n++) {
      // The last branch may use the position itself: nobody needs it any more.
      const next = n === choices.length - 1 ? s : this.game.copy(s);
      this.game.apply(next, this.seat, choices[n]);
      best = Math.max(best, this.bestFrom(next));
    }
    return best;
  }

  /** Alone at the table nobody else ever decides: there the turn ends when time moves on. */
  private turnIsOver(s: GameState): boolean {
    return !isAsked(this.game, s, this.seat) || this.game.progress(s) !== this.time;
  }

  advice(): Advice {
    const worlds = Math.max(1, this.worlds);
    const values = this.total.map((sum) => sum / worlds);
    const { points, share } = this.blur;
    const error = share === 0 ? points : points + share * spreadOf(values);
    const judged = values.map((value, n) => value + error * this.errors[n]);
    const best = judged.indexOf(Math.max(...judged));
    const moves = this.choices.map((action, n) => ({ action, value: values[n], share: n === best ? 1 : 0 }));
    return { action: this.choices[best], moves: bestFirst(moves), effort: this.positions };
  }
}

/** The standard deviation. */
function spreadOf(values: readonly number[]): number {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return Math.sqrt(Math.max(0, squares / values.length - mean * mean));
}

/** Roughly normal, with a spread of one: twelve dice. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += randomUnit(rng);
  return sum;
}
