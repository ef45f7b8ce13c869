import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const command = fileURLToPath(new URL('../spielstube.mjs', import.meta.url));

/** Runs the command as a person would type it. */
export function spielstube(line: string, cwd?: string): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, ...line.split(' ').filter(Boolean)],
    { encoding: 'utf8', cwd },
  );
  return { code: status, out: stdout, err: stderr };
}

/** What it answers to a machine. */
export function json(line: string, cwd?: string): Record<string, unknown> {
  const { code, out, err } = spielstube(`${line} --json`, cwd);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}
