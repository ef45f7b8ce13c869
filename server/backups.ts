import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Opened } from './store/opened.ts';

const DAY = 24 * 3_600_000;
const LOOK_EVERY = 3_600_000;
const KEPT = 7;
const BACKUP = /^spielstube-\d{4}-\d{2}-\d{2}\.db$/;

const nameOf = (now: number): string => `spielstube-${new Date(now).toISOString().slice(0, 10)}.db`;

/** Writes the back-up of today, unless there is one, and keeps those of the last days. A half one has no name of ours. */
export function backUp({ backUp: write }: Opened, folder: string, now: number): void {
  if (write === null) return;
  mkdirSync(folder, { recursive: true });
  const name = nameOf(now);
  const before = readdirSync(folder).filter((file) => BACKUP.test(file));
  if (before.includes(name)) return;
  const half = join(folder, 'half.db');
  rmSync(half, { force: true });
  write(half);
  renameSync(half, join(folder, name));
  const oldest = nameOf(now - KEPT * DAY);
  for (const file of before) if (file <= oldest) rmSync(join(folder, file));
}

/** A back-up every day, as long as the house is open. Answers how to stop. */
export function keepBackups(
  opened: Opened,
  folder: string,
  unexpected: (error: unknown) => void,
): () => void {
  const work = (): void => {
    try {
      backUp(opened, folder, Date.now());
    } catch (error) {
      unexpected(error);
    }
  };
  work();
  const timer = setInterval(work, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
