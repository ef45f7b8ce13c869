import { spawn } from 'node:child_process';
import { root, say } from './install.mjs';

export interface Run {
  readonly ok: boolean;
  readonly seconds: number;
}

/** Runs a program of the project and shows what it says when it is done: others may run at the same time. */
export function runAside(name: string, script: string, args: readonly string[]): Promise<Run> {
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const said: Buffer[] = [];
  return run(script, args, env, said).then((done) => {
    say(`${name}, ${done.seconds.toFixed(1)} s:`);
    process.stdout.write(Buffer.concat(said));
    return done;
  });
}

/** Runs a program of the project that has the screen for itself. */
export function runHere(
  name: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Run> {
  say(`${name} …`);
  return run(script, args, env, null);
}

/** What it says is kept in `said`, or shown at once. */
function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  said: Buffer[] | null,
): Promise<Run> {
  const started = performance.now();
  const output = said === null ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said?.push(chunk));
  }
  return new Promise((resolve) => {
    const end = (ok: boolean): void => resolve({ ok, seconds: (performance.now() - started) / 1000 });
    child.once('error', ({ message }) => {
      say(`${script} could not be started (${message}).`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
