import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline/build.ts';

const ROOT = join(import.meta.dirname, '..');
const ART = new URL('../art/generated/', import.meta.url);
const ICONS = [
  ['favicon.svg', 'image/svg+xml'],
  ['icon-192.png', 'image/png'],
  ['icon-512.png', 'image/png'],
] as const;

/** The signs of the parlour stand in the page itself: no flash of missing signs, no script spent on them. */
function parlourSprite(): Plugin {
  return {
    name: 'parlour-sprite',
    transformIndexHtml(html) {
      const sprite = readFileSync(new URL('parlour.svg', ART), 'utf8');
      return html.replace('<!-- parlour sprite -->', () => sprite);
    },
    configureServer(server) {
      for (const [name, type] of ICONS) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', type);
          response.end(readFileSync(new URL(name, ART)));
        });
      }
    },
    generateBundle() {
      for (const [fileName] of ICONS) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(new URL(fileName, ART)) });
      }
    },
  };
}

const BOARD_OR_WORDS = /^\.\/(?:ui|text)\//;

/** Workers play without boards, words and books: of a game they get the rules, and nothing else is built for them. */
function rulesOnly(): Plugin {
  return {
    name: 'rules-only',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPart = importer?.endsWith('/manifest.ts') === true && BOARD_OR_WORDS.test(source);
      return isPart ? { id: 'not-for-workers', external: true } : null;
    },
  };
}

/** Class names that say what they are and where: short, since each is sent twice. */
function scopedName(name: string, file: string): string {
  const [path] = relative(ROOT, file).split('?');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

const { page, worker } = offline();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), parlourSprite(), page],
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es', plugins: () => [rulesOnly(), worker()] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
