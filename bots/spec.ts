import { adviser } from './adviser.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levelNamed } from './levels.ts';
import { mcts } from './mcts.ts';
import { random } from './random.ts';

/** A bot in one word, as the command line, records and levels write it. */
export const SPEC_HELP =
  'random, greedy, greedy~0.4 (misjudges moves by 0.4 points), greedy~50% (by half of how far they lie apart), mcts:500 (iterations), mcts:1500ms, mcts:5000/1500ms (whichever comes first), advice:300 (mcts:300, which then explains its best moves), or a level: apprentice, journeyman, master, grandmaster';

/** The text names no bot. */
export class UnknownBot extends Error {
  constructor(spec: string) {
    super(`"${spec}" is not a bot; one of: ${SPEC_HELP}`);
    this.name = 'UnknownBot';
  }
}

const GREEDY = /^greedy(?:~(?:(\d{1,2}(?:\.\d{1,2})?)|(\d{1,3})%))?$/;
const ADVICE = /^advice:(\d{1,7})$/;
const MCTS = /^mcts:(?:(\d{1,7})(?:\/(\d{1,6})ms)?|(\d{1,6})ms)$/;

function blurred(points: string | undefined, percent: string | undefined): Bot {
  if (points === undefined && percent === undefined) return greedy();
  return greedy({ points: Number(points ?? 0), share: Number(percent ?? 0) / 100 });
}

/** The bot that a spec or the id of a level names; throws `UnknownBot`. */
export function botNamed(name: string): Bot {
  const spec = levelNamed(name)?.spec ?? name;
  if (spec === 'random') return random;
  const greedily = GREEDY.exec(spec);
  if (greedily !== null) return blurred(greedily[1], greedily[2]);
  const advising = ADVICE.exec(spec);
  if (advising !== null && Number(advising[1]) > 0) return adviser(Number(advising[1]));
  const searching = MCTS.exec(spec);
  if (searching === null) throw new UnknownBot(name);
  const [, iterations, limit, milliseconds] = searching;
  const budget = {
    iterations: Number(iterations ?? Number.POSITIVE_INFINITY),
    milliseconds: Number(limit ?? milliseconds ?? Number.POSITIVE_INFINITY),
  };
  if (budget.iterations === 0 || budget.milliseconds === 0) throw new UnknownBot(name);
  return mcts(budget);
}
