import { BAD_ARGUMENTS, type Command, DONE, FAILED, UsageError } from './command.ts';
import { bench } from './commands/bench.ts';
import { fit } from './commands/fit.ts';
import { games } from './commands/games.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { tournament } from './commands/tournament.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: readonly Command[] = [games, simulate, tournament, fit, bench, record, replay, verify, rules];

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `spielstube COMMAND …

${lines.join('\n')}

Every command takes --json for machines and --help for its arguments and examples.`;
}

async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return name === undefined ? BAD_ARGUMENTS : DONE;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    throw new UsageError(
      `there is no command "${name}"; one of ${COMMANDS.map((each) => each.name).join(', ')}`,
    );
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(`spielstube ${command.name}: ${command.summary}\n\n${command.help}`);
    return DONE;
  }
  return command.run(rest);
}

/** One clear line, whatever went wrong. */
function complain(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`spielstube: ${message.replaceAll(/\s*\n\s*/g, ' ')}`);
  return error instanceof UsageError ? BAD_ARGUMENTS : FAILED;
}

process.exitCode = await run(process.argv.slice(2)).catch(complain);
