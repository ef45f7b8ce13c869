import { type Advice, decide, type Task, type Thinking } from './bot.ts';
import { botNamed } from './spec.ts';

/** Decides for a seat, from what the seat sees. The spec is that of a bot (`mcts:500`) or the id of a level. */
export function think(spec: string, task: Task): Advice {
  return decide(botNamed(spec), task);
}

/** The same in small steps, for a worker that wants to be interrupted or to show what the bot thinks so far. */
export function beginThinking(spec: string, task: Task): Thinking {
  return botNamed(spec).begin(task);
}
