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
  /** Choices that are compared for a move. */
  private readonly tries: number;
  /** Rounds after the current turn before the position is judged as it is. */
  private readonly rounds: number;
  private readonly choices: Action[] = [];

  constructor(game: Game, evaluator: Evaluator, rng: Rng, own: Seat, tries: number, rounds: number) {
    this.game = game;
    this.evaluator = evaluator;
    this.rng = rng;
    this.own = own;
    this.tries = tries;
    this.rounds = rounds;
  }

  run(s: GameState): void {
    const { game, own } = this;
    const turns = 1 + this.rounds * s.seats;
    let begun = 0;
    let player = NOBODY;
    let time = -1;
    for (let mover = nextSeat(game, s, own); mover !== NOBODY; mover = nextSeat(game, s, own)) {
      // A turn begins when another seat decides or, alone at the table, when time has moved on.
      const now = game.progress(s);
      if (mover !== player || now !== time) {
        if (begun++ === turns) return;
        player = mover;
        time = now;
      }
      game.apply(s, mover, this.choose(s, mover));
    }
  }

  private choose(s: GameState, mover: Seat): Action {
    const { game, evaluator, rng, choices } = this;
    game.candidates(s, mover, choices);
    if (choices.length === 1) return choices[0];
    const tries = Math.min(this.tries, choices.length);
    let best = choices[0];
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
        best = choice;
      }
    }
    return best;
  }
}
