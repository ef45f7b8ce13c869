import { type Action, type Game, NOBODY, type Options } from '@spielstube/engine';
import { type Bot, decide } from './bot.ts';
import type { Outcome } from './measures.ts';

/** One bot plays all seats of a game to its end. */
export function playAgainstItself(
  game: Game,
  bot: Bot,
  { seats, options, seed }: { readonly seats: number; readonly options: Options; readonly seed: string },
): Outcome {
  const state = game.setup(seats, options, seed);
  const open: Action[] = [];
  let decisions = 0;
  for (let seat = game.turnOf(state); seat !== NOBODY; seat = game.turnOf(state)) {
    game.actions(state, seat, open);
    const task = { game, view: game.view(state, seat), seat, seed: `${seed} ${seat} ${decisions++}` };
    game.apply(state, seat, open.length === 1 ? open[0] : decide(bot, task).action);
  }
  return { sheets: game.scores(state), winners: game.winners(state) };
}
