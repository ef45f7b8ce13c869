// Builds the client: node web/build.ts [--force]
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { buildArt } from '@spielstube/art/build';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(import.meta.dirname, 'dist');
const STAMP = join(DIST, '.stamp');
/** Folders whose files end up in the client. */
const SOURCES = ['engine', 'games', 'art', 'bots', 'table', 'ui', 'web'];
const COMPRESSED = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;

export interface BuildResult {
  /** False if everything was up to date. */
  readonly built: boolean;
  readonly milliseconds: number;
}

/** A fingerprint of everything the client is made of. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,css,html,js,svg,json,webmanifest}`, {
      cwd: ROOT,
      exclude: (name) =>
        ['node_modules', 'dist', 'test', 'testing', 'browser', 'test-results'].includes(name),
    }),
  );
  for (const file of [...files.sort(), 'package-lock.json']) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Writes .br and .gz beside every text file, as small as they get, so that the server only has to send them. */
async function compress(): Promise<void> {
  const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];
  const files = await readdir(DIST, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSED.test(file))
      .map(async (file) => {
        const content = await readFile(join(DIST, file));
        await writeFile(join(DIST, `${file}.br`), await brotli(content));
        await writeFile(join(DIST, `${file}.gz`), await gz(content, { level: 9 }));
      }),
  );
}

/** Draws the sprites and builds the client into web/dist, unless nothing has changed since. */
export async function buildWeb({ force = false } = {}): Promise<BuildResult> {
  const start = performance.now();
  await buildArt();
  const stamp = fingerprint();
  const built = force || !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp;
  if (built) {
    await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
    await compress();
    await mkdir(DIST, { recursive: true });
    await writeFile(STAMP, stamp);
  }
  return { built, milliseconds: Math.round(performance.now() - start) };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  const { built, milliseconds } = await buildWeb(values);
  console.log(built ? `Client built in ${milliseconds} ms.` : `Client is up to date (${milliseconds} ms).`);
}
