import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type BuiltChunk, filesOfGames, type HouseFiles } from './house-files.ts';

const WORKER = 'service-worker.js';
const FINGERPRINTED = /^\/assets\//;
/** Drawings of games; those of the parlour belong to the house. */
const ART = /\/art\/(?!parlour\/)(\w+)(?:\/\w+)?\/art\.ts$/;
const MANIFEST = /\/manifest\.ts$/;

/** Writes the service worker, which knows all files of the build and which game each belongs to. */
export function offline(): Plugin {
  const chunks: BuiltChunk[] = [];
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        chunks.push(...chunksIn(this, bundle));
      },
    },
    async writeBundle({ dir = '' }) {
      await writeWorker(dir, listFiles(dir, chunks));
    },
  };
}

function chunksIn(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle): BuiltChunk[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'asset'
      ? []
      : [
          {
            file: output.fileName,
            partOf: gameOf(context, output),
            brings: [...output.imports, ...(output.viteMetadata?.importedCss ?? [])],
            mayLoad: output.dynamicImports,
          },
        ],
  );
}

/** Parts of games are what a manifest loads, and their drawings. */
function gameOf(context: Rolldown.PluginContext, { facadeModuleId }: Rolldown.OutputChunk): string | null {
  if (facadeModuleId === null) return null;
  const drawings = ART.exec(facadeModuleId);
  if (drawings !== null) return drawings[1];
  const loaders = context.getModuleInfo(facadeModuleId)?.dynamicImporters ?? [];
  const manifest = loaders.find((loader) => MANIFEST.test(loader));
  return manifest === undefined ? null : basename(dirname(manifest));
}

function listFiles(dist: string, chunks: readonly BuiltChunk[]): HouseFiles {
  const all = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
    .filter((path) => path !== `/${WORKER}` && !basename(path).startsWith('.'))
    .sort();
  const games = Object.fromEntries(
    [...filesOfGames(chunks)].map(([game, files]) => [game, [...files].map((file) => `/${file}`).sort()]),
  );
  const ofGames = new Set(Object.values(games).flat());
  const integrity: Record<string, string> = {};
  for (const path of all) {
    if (!FINGERPRINTED.test(path)) integrity[addressOf(path)] = sha256(readFileSync(join(dist, path)));
  }
  const house = all.filter((path) => !ofGames.has(path)).map(addressOf);
  const version = sha256(JSON.stringify([house, games, integrity])).slice(7, 19);
  return { version, house, games, integrity };
}

/** The page itself is known by the address of the front door. */
const addressOf = (path: string): string => (path === '/index.html' ? '/' : path);

const sha256 = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** One script without imports: not every browser knows modules here. */
async function writeWorker(dist: string, files: HouseFiles): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define: { HOUSE_FILES: JSON.stringify(files) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
}
