// Draws the sprites: node art/build.ts [--force] [--sheet DIR]
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { PrintOrder } from './print-order.ts';

const ART = import.meta.dirname;
const GENERATED = join(ART, 'generated');
const STAMP = join(GENERATED, 'stamp');

interface BuildOptions {
  /** Draw even if nothing has changed. */
  readonly force?: boolean;
  /** Also write contact sheets for the eye into this folder. */
  readonly sheets?: string;
}

interface BuildResult {
  /** False if everything was up to date. */
  readonly drawn: boolean;
  readonly milliseconds: number;
}

/** A fingerprint of everything that decides what the sprites look like. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = globSync('**/*.ts', { cwd: ART, exclude: ['generated', 'node_modules', 'test'] });
  for (const file of sources.sort()) hash.update(`${file}\0`).update(readFileSync(join(ART, file)));
  return hash.digest('hex');
}

const upToDate = (stamp: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/** Writes the sprites into generated/, unless they are there and nothing has changed since. */
export async function buildArt({ force = false, sheets }: BuildOptions = {}): Promise<BuildResult> {
  const start = performance.now();
  const stamp = fingerprint();
  const drawn = force || sheets !== undefined || !upToDate(stamp);
  if (drawn) {
    const workerData: PrintOrder = { generated: GENERATED, stamp, sheets: sheets ?? null };
    const press = new Worker(new URL('./press.ts', import.meta.url), { workerData });
    await once(press, 'exit');
  }
  return { drawn, milliseconds: Math.round(performance.now() - start) };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { force: { type: 'boolean', default: false }, sheet: { type: 'string' } },
  });
  const sheets = values.sheet === undefined ? {} : { sheets: resolve(values.sheet) };
  const { drawn, milliseconds } = await buildArt({ force: values.force, ...sheets });
  console.log(
    drawn ? `Sprites drawn in ${milliseconds} ms.` : `Sprites are up to date (${milliseconds} ms).`,
  );
}
