// Prints everything into files. Runs as a worker, so that drawings are read afresh in a process that has seen older ones.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { SPRITE_NAMES } from './names.ts';
import { outputFiles } from './output.ts';
import type { PrintOrder } from './print-order.ts';
import { contactSheet } from './sheet.ts';
import { sprites } from './sprites.ts';

/** Never leaves half a file where another process might read it. */
function write(directory: string, name: string, content: string): void {
  const draft = join(directory, `.${name}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, join(directory, name));
}

function print({ generated, stamp, sheets }: PrintOrder): void {
  mkdirSync(generated, { recursive: true });
  for (const [name, content] of outputFiles()) write(generated, name, content);
  // Last of all: who finds the stamp finds the files.
  write(generated, 'stamp', stamp);
  if (!sheets) return;
  mkdirSync(sheets, { recursive: true });
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  for (const name of SPRITE_NAMES) {
    write(sheets, `${name}-day.svg`, contactSheet(sprites[name], tokens, false));
    write(sheets, `${name}-candle.svg`, contactSheet(sprites[name], tokens, true));
  }
}

print(workerData);
