import type { Game, WorthTable } from '@spielstube/engine';
import { checkBot } from './arguments.ts';
import { readTable } from './fit/table-file.ts';
import { isProgram } from './program.ts';

/** A bot in a tournament. */
export interface Contender {
  /** As it was typed, and as it is told. */
  readonly name: string;
  readonly bot: string;
  /** The worths by which it judges; null: the game's own. */
  readonly table: WorthTable | null;
}

/** Understands `greedy`, `greedy@FILE`: the same bot with the table of worths in a file, and `exec:COMMAND`: a program. */
export async function contenderNamed(name: string, game: Game): Promise<Contender> {
  if (isProgram(name)) return { name, bot: name, table: null };
  const at = name.indexOf('@');
  const bot = at < 0 ? name : name.slice(0, at);
  checkBot(bot);
  return { name, bot, table: at < 0 ? null : await readTable(name.slice(at + 1), game) };
}
