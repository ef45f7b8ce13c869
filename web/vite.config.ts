import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

const WORKER_FILE = /new URL\('\.\/(\w+\.worker\.ts)', import\.meta\.url\)/;

/**
 * Workers are built with the page, not apart from it: so rules that board and words ask, too, and the places on a
 * drawing where a board lays its pieces are sent once.
 */
function workersWithPage(): Plugin {
  return {
    name: 'workers-with-page',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = WORKER_FILE.exec(code)?.[1];
      if (file === undefined) return null;
      const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), file) });
      return code.replace(WORKER_FILE, `import.meta.ROLLUP_FILE_URL_${worker}`);
    },
  };
}

/** Only the page and its entry load ahead: any other file may run in a room, where there is no document to do it with. */
const preloadedBy = (_file: string, files: string[], { hostId }: { hostId: string }): string[] =>
  /\/?index[^/]*$/.test(hostId) ? files : [];

/** Class names that say what they are and where: short, since each is sent twice. */
function scopedName(name: string, file: string): string {
  const [path] = relative(ROOT, file).split('?');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

/** Small things that the front door and every other page need. */
const HOUSE = [
  /^node_modules\/(?:react|use-sync-external-store|wouter|regexparam)\//,
  /^ui\/(?:button|crest|glyph|sheet)\.tsx$/,
  /^web\/parts\/(?:house-rules|laying|late|mishap|not-here|pick|switches|tick)(?:\.module\.css|\.tsx?)$/,
  /^web\/games\/(?:levels|names|sealed-page|sprites|texts)\.ts$/,
  /^web\/home\/(?:box-front|side-by-side|use-house|use-moment)(?:\.module\.css|\.tsx?)$/,
  /^web\/settings\/(?:settings\.store|use-worded)\.ts$/,
];
/** What every page behind the front door needs. */
const INSIDE = [
  /^engine\/text\/(?:grammar|language)\.ts$/,
  /^ui\/(?:arrows|back|copy|desk|dialog|words)(?:\.module\.css|\.tsx?)$/,
  /^web\/parts\/(?:page-store|segments|top-bar|use-media)(?:\.module\.css|\.tsx?)$/,
  /^web\/(?:box\/own-boxes|games\/(?:keep-opened|load-board|new-game)|keys\/(?:keyed|use-keys)|workers\/table-client)\.ts$/,
  /^web\/(?:lesson\/teacher|murr\/murr)(?:\.module\.css|\.tsx?)$/,
];
/** What every table shows at once; the rest of it opens later, if somebody wants it. */
const TABLE = [
  /^ui\/(?:board-room|choices|count|explain|fingertip|flights|lie|note|overview|panels?|price|seat-marks|seat-sign|seats|sight|sounds|steps|target|travels|use-explaining|use-zoom)(?:\.module\.css|\.tsx?)$/,
  /^web\/table\/(?:announcer|areas|ask|best-moves|board-props|cards|choice|guide-card|log(?!-sheet)|meanwhile|notation(?:-buttons|\.module)|open-table|pace|question|shapes|since|table|tabs|told-queue|trouble-line|use-|watch-button)/,
  /^web\/(?:offline\/lasting|online\/ready|sound\/play)\.ts$/,
  /^web\/online\/table\/(?:browser-)?table-menu(?:\.module\.css|\.tsx?)$/,
];
/** What runs a table beside the page. */
const ROOM = [
  /^table\/(?:bot-seed|course|history|room|table|verify)\.ts$/,
  /^web\/cellar\/(?:claim|jar|jar-store|new-jar|open-jar|table-lock)\.ts$/,
  /^web\/workers\/(?:course-thinker|lesson-table|port-thinker|table-room)\.ts$/,
];
/** What thinks beside the page. */
const BOTS = [
  /^bots\/(?:adviser|asked|bot|greedy|horizon|lead|levels|mcts|playout|random|spec|think|tree|yardstick)\.ts$/,
  /^bots\/coach\/outlook\.ts$/,
  /^web\/workers\/(?:bot-room|breathe|thinking-room)\.ts$/,
];
const oneOf =
  (files: readonly RegExp[]) =>
  (id: string): boolean =>
    files.some((file) => file.test(relative(ROOT, id)));
/** What is always needed together travels together: many small files are heavier than a few. */
const PARTS = [
  // Workers load, too, and must not meet what is made for pages.
  {
    name: 'loading',
    test: /preload-helper|\/table\/wire\.ts$|\/web\/games\/away\.ts$/,
    priority: 4,
  },
  // Files of boxes are read on few pages.
  { name: 'engine', test: /\/engine\/(?!box-file)[^/]+\.ts$/, priority: 2 },
  { name: 'house', test: oneOf(HOUSE), priority: 3 },
  { name: 'inside', test: oneOf(INSIDE), priority: 3 },
  { name: 'table', test: oneOf(TABLE), priority: 3 },
  { name: 'room', test: oneOf(ROOM), priority: 3 },
  { name: 'bots', test: oneOf(BOTS), priority: 3 },
  {
    debugName: 'rules',
    name: (id: string): string | null => {
      const [, game] =
        /\/games\/(\w+)\/(?:data|rules)\/(?!(?:inn|port|marriage)\/)[\w/-]+\.ts$/.exec(id) ?? [];
      return game === undefined ? null : `${game}-rules`;
    },
    priority: 1,
  },
  // The board of the base game stays together, though Conny, who comes later, has parts of it, too.
  {
    name: 'village-board',
    test: /\/games\/village\/ui\/(?!expansions|conny|whole-conny|titles|box|holdings)/,
    priority: 1,
  },
  // Where things lie on the drawings is for the board, too.
  {
    name: 'village-places',
    test: /\/art\/village\/(?:anchors(?:\/\w+)?|dial|lines|track)\.ts$/,
    priority: 2,
  },
  // What is drawn without expansions stays together, whoever else draws with it.
  {
    name: 'village-drawings',
    test: /\/art\/village\/(?!inn|port|marriage|leaf|cover|emblem).*\.ts$/,
    priority: 1,
  },
  // Expansions and the rules book borrow single words of it, which is no reason to send it in pieces.
  {
    debugName: 'words',
    name: (id: string): string | null => {
      const [, lang] = /\/games\/village\/text\/(de|en)(?:\/(?!mixes)[\w-]+)?\.ts$/.exec(id) ?? [];
      return lang === undefined ? null : `${lang}-village`;
    },
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), parlourSprite(), workersWithPage(), offline()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: PARTS } } },
    modulePreload: { polyfill: false, resolveDependencies: preloadedBy },
  },
});
