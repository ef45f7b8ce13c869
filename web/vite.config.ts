import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const ART = new URL('../art/generated/', import.meta.url);

/** The signs of the parlour stand in the page itself: no flash of missing signs, no script spent on them. */
function parlourSprite(): Plugin {
  return {
    name: 'parlour-sprite',
    transformIndexHtml(html) {
      const sprite = readFileSync(new URL('parlour.svg', ART), 'utf8');
      return html.replace('<!-- parlour sprite -->', () => sprite);
    },
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(new URL('favicon.svg', ART)));
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'favicon.svg',
        source: readFileSync(new URL('favicon.svg', ART)),
      });
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), parlourSprite()],
  worker: { format: 'es', plugins: () => [rulesOnly()] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
