import {
  type Action,
  type Game,
  type GameState,
  NOBODY,
  type Rng,
  randomInt,
  type Seat,
} from '@spielstube/engine';
import { nextSeat } from './asked.ts';
import type { Evaluator } from './bot.ts';
import type { Horizon } from './horizon.ts';

/**
 * Plays on from a position, quickly but not blindly: of some random choices each seat takes the one after which
 * the evaluation likes its position best.
 */
export class Playout {
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly rng: Rng;
  /** The seat that thinks: of several open lanes its own comes first. */
  private readonly own: Seat;
  private readonly horizon: Horizon;
  private readonly choices: Action[] = [];

  constructor(game: Game, evaluator: Evaluator, rng: Rng, own: Seat, horizon: Horizon) {
    this.game = game;
    this.evaluator = evaluator;
    this.rng = rng;
    this.own = own;
    this.horizon = horizon;
  }

  /** Answers where it ends; the given position is used up. */
  run(s: GameState): GameState {
    const { game, own, horizon } = this;
    horizon.begin();
    let now = s;
    for (let mover = nextSeat(game, now, own); mover !== NOBODY; mover = nextSeat(game, now, own)) {
      if (horizon.isReached(now, mover)) break;
      now = this.move(now, mover);
    }
    return now;
  }

  private move(s: GameState, mover: Seat): GameState {
    const { game, evaluator, rng, choices, horizon } = this;
    game.candidates(s, mover, choices);
    if (choices.length === 1) {
      game.apply(s, mover, choices[0]);
      return s;
    }
    const tries = Math.min(horizon.tries, choices.length);
    let best = s;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < tries; n++) {
      const drawn = n + randomInt(rng, choices.length - n);
      const choice = choices[drawn];
      choices[drawn] = choices[n];
      choices[n] = choice;
      const next = game.copy(s);
      game.apply(next, mover, choice);
      const value = evaluator.evaluate(next, mover);
      if (value > bestValue) {
        bestValue = value;
        best = next;
      }
    }
    return best;
  }
}
