import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { main } from '../spielstube.ts';

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const command = fileURLToPath(new URL('../spielstube.mjs', import.meta.url));
/** What a shell makes of a line: quotes hold words together. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

/** Runs the command in this process. */
export async function spielstube(line: string): Promise<Answer> {
  let out = '';
  let err = '';
  const code = await main(words(line), {
    print: (text) => {
      out += `${text}\n`;
    },
    complain: (text) => {
      err += `${text}\n`;
    },
  });
  return { code, out, err };
}

/** Runs the command as a shell does. */
export function started(line: string, cwd?: string): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words(line)], {
    encoding: 'utf8',
    cwd,
  });
  return { code: status, out: stdout, err: stderr };
}

/** What it answers to a machine. */
export async function json(line: string): Promise<Record<string, unknown>> {
  const { code, out, err } = await spielstube(`${line} --json`);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}
