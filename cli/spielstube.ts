import { createInterface } from 'node:readline';
import { BAD_ARGUMENTS, type Command, DONE, FAILED, type Terminal, UsageError } from './command.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { box } from './commands/box.ts';
import { campaign } from './commands/campaign.ts';
import { coach } from './commands/coach.ts';
import { fit } from './commands/fit.ts';
import { games } from './commands/games.ts';
import { lesson } from './commands/lesson.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serveBot } from './commands/serve-bot.ts';
import { simulate } from './commands/simulate.ts';
import { tournament } from './commands/tournament.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: readonly Command[] = [
  games,
  box,
  simulate,
  balance,
  tournament,
  fit,
  bench,
  record,
  campaign,
  replay,
  verify,
  coach,
  rules,
  lesson,
  serveBot,
];

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `spielstube COMMAND …

${lines.join('\n')}

Every command takes --json for machines and --help for its arguments and examples.`;
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.print(overview());
    return name === undefined ? BAD_ARGUMENTS : DONE;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    throw new UsageError(
      `there is no command "${name}"; one of ${COMMANDS.map((each) => each.name).join(', ')}`,
    );
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.print(`spielstube ${command.name}: ${command.summary}\n\n${command.help}`);
    return DONE;
  }
  return command.run(rest, terminal);
}

/** One clear line, whatever went wrong. */
function complain(error: unknown, terminal: Terminal): number {
  const message = error instanceof Error ? error.message : String(error);
  terminal.complain(`spielstube: ${message.replaceAll(/\s*\n\s*/g, ' ')}`);
  return error instanceof UsageError ? BAD_ARGUMENTS : FAILED;
}

/** Runs the command that the arguments name and answers its exit code. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  return run(args, terminal).catch((error) => complain(error, terminal));
}

/** The terminal of this process, and its exit code. */
export async function runHere(): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), {
    print: (text) => console.log(text),
    complain: (text) => console.error(text),
    lines: () => createInterface({ input: process.stdin }),
    ...(process.stderr.isTTY && { draw: (line: string) => process.stderr.write(`\r${line}\x1b[K`) }),
  });
}

if (import.meta.main) await runHere();
