// Prints everything into files. Runs as a worker, so that drawings are read afresh in a process that has seen older ones.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { type Collection, collectArt } from './collection.ts';
import { outputFiles } from './output.ts';
import type { PrintOrder } from './print-order.ts';
import { contactSheet, pictureSheet } from './sheet.ts';

/** Never leaves half a file where another process might read it. */
function write(directory: string, name: string, content: string | Buffer): void {
  const draft = join(directory, `.${name}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, join(directory, name));
}

function printSheets(sheets: string, { sprites, pictures, css: ofGames }: Collection): void {
  mkdirSync(sheets, { recursive: true });
  const css = `${readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')}\n${ofGames}`;
  for (const light of ['day', 'candle']) {
    const dark = light === 'candle';
    for (const [name, drawings] of sprites) {
      write(sheets, `${name.replaceAll('/', '-')}-${light}.svg`, contactSheet(drawings, css, dark));
    }
    for (const [name, draw] of pictures) {
      const [game] = name.split('/');
      const drawings = [...sprites].flatMap(([sprite, its]) => (sprite.split('/')[0] === game ? its : []));
      write(sheets, `${name.replaceAll('/', '-')}-${light}.svg`, pictureSheet(draw(), drawings, css, dark));
    }
  }
}

async function print({ generated, stamp, sheets }: PrintOrder): Promise<void> {
  const collection = await collectArt();
  mkdirSync(generated, { recursive: true });
  for (const [name, content] of outputFiles(collection)) write(generated, name, content);
  // Last of all: who finds the stamp finds the files.
  write(generated, 'stamp', stamp);
  if (sheets !== null) printSheets(sheets, collection);
}

await print(workerData);
