import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Style sheets of words inside drawings: there a pixel is the drawing's own, and grows with it. */
const PICTURES = [
  'web/closing/charts',
  'web/coach/curve',
  'games/burgundy/ui/card',
  'games/burgundy/ui/estate',
  'games/burgundy/ui/signs',
  'games/newdale/ui/lettering',
  'games/newdale/ui/pieces',
  'games/orleans/ui/lettering',
  'games/orleans/ui/place-card',
  'games/village/ui/conny-tray',
  'games/village/ui/dial',
  'games/village/ui/expansions/inn/card',
  'games/village/ui/expansions/inn/inn-leaf',
  'games/village/ui/expansions/marriage/marriage-lettering',
  'games/village/ui/expansions/port/captain',
  'games/village/ui/expansions/port/sea',
  'games/village/ui/expansions/port/sea-lettering',
  'games/village/ui/figure',
  'games/village/ui/goals',
  'games/village/ui/lettering',
  'games/village/ui/market',
  'games/village/ui/ribbons',
  'games/village/ui/tile',
  'games/villagers/ui/card',
];
/** Nothing at all, the pixel that hides words for readers, and the window of the design. */
const ALLOWED = /\b(?:0px|[01]px;|(?:1440|900|820|1180)px\))/;

const sheets = globSync('{ui,web,games}/**/*.css', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist'].includes(name),
}).filter((file) => !PICTURES.some((picture) => file === `${picture}.module.css`));

test('sizes are in rem, and windows are measured in em: both follow the letters set in the browser', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, n) => `${file}:${n + 1}: ${line.trim()}`)
      .filter((line) => /\dpx\b/.test(line) && !ALLOWED.test(line)),
  );
  expect(found).toEqual([]);
});
