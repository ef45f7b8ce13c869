// Prints everything into files. Runs as a worker, so that drawings are read afresh in a process that has seen older ones.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { SPRITE_NAMES } from './names.ts';
import { outputFiles } from './output.ts';
import type { PrintOrder } from './print-order.ts';
import { contactSheet, pictureSheet } from './sheet.ts';
import { sprites } from './sprites.ts';
import { boardSvg } from './village/board/board.ts';

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
  const css = ['tokens.css', 'village/village.css'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  );
  const board = boardSvg();
  for (const light of ['day', 'candle']) {
    const dark = light === 'candle';
    for (const name of SPRITE_NAMES) {
      write(sheets, `${name}-${light}.svg`, contactSheet(sprites[name], css.join('\n'), dark));
    }
    write(sheets, `village-board-${light}.svg`, pictureSheet(board, sprites.village, css.join('\n'), dark));
  }
}

print(workerData);
