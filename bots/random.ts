import { type Action, type Rng, randomInt, rngFromSeed } from '@spielstube/engine';
import type { Advice, Bot, Task, Thinking } from './bot.ts';

/** Any legal move, all equally likely. */
export const random: Bot = { begin: (task) => new Throw(task) };

class Throw implements Thinking {
  private readonly choices: Action[];
  private readonly chosen: Action;

  constructor({ game, view, seat, seed }: Task) {
    const rng: Rng = rngFromSeed(seed);
    this.choices = game.actions(game.imagine(view, seat, rng), seat);
    this.chosen = this.choices[randomInt(rng, this.choices.length)];
  }

  step(): boolean {
    return false;
  }

  advice(): Advice {
    const share = 1 / this.choices.length;
    return {
      action: this.chosen,
      moves: this.choices.map((action) => ({ action, value: null, share })),
      effort: 0,
    };
  }
}
