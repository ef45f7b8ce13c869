import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildArt } from '../build.ts';
import { sample } from '../ink/path.ts';
import { SPRITE_NAMES } from '../names.ts';
import { outputFiles } from '../output.ts';
import { sprites } from '../sprites.ts';

/** Compressed bytes that a file may have: about a tenth above what it has now. */
const LIMITS: Readonly<Record<string, number>> = {
  'parlour.svg': 42_000,
  'covers.svg': 90_000,
  'burgundy.svg': 130_000,
  'village.svg': 143_000,
  'village-board.svg': 28_000,
  'textures.css': 8_000,
  'favicon.svg': 1_000,
};

const PATH = /<path fill="[^"]+"(?: fill-rule="evenodd")?(?: fill-opacity="[\d.]+")? d="([^"]+)"\/>/g;
const SYMBOL = /^<symbol id="([a-z0-9-]+)" viewBox="0 0 \d+ \d+">(.+)<\/symbol>$/;

const files = outputFiles();
const text = (name: string): string => files.get(name) ?? '';
const symbols = SPRITE_NAMES.flatMap((name) => text(`${name}.svg`).trim().split('\n').slice(1, -1));

describe('sprites', () => {
  test('every id is unique, over all sprites', () => {
    const ids = SPRITE_NAMES.flatMap((name) => sprites[name].map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('the same sources give the same bytes', () => {
    expect(outputFiles()).toEqual(files);
  });

  test('a symbol is nothing but filled paths: no strokes, no filters', () => {
    for (const symbol of symbols) {
      const match = SYMBOL.exec(symbol);
      expect(match, symbol.slice(0, 80)).not.toBeNull();
      expect(match?.[2].replace(PATH, ''), match?.[1]).toBe('');
    }
  });

  test('every path can be read and encloses something', () => {
    for (const symbol of symbols) {
      const paths = [...symbol.matchAll(PATH)];
      expect(paths.length, symbol.slice(0, 80)).toBeGreaterThan(0);
      for (const [, d] of paths) {
        const loops = sample(d);
        expect(loops.every((loop) => loop.closed && loop.points.length > 2)).toBe(true);
        expect(loops.flatMap((loop) => loop.points.flat()).every(Number.isFinite)).toBe(true);
      }
    }
  });

  test('a colour that follows the light has one to fall back on', () => {
    for (const symbol of symbols) expect(symbol).not.toMatch(/var\(--[a-z0-9-]+\)/);
  });

  test.each(Object.entries(LIMITS))('%s stays under %i bytes compressed', (name, limit) => {
    expect(gzipSync(text(name), { level: 9 }).length).toBeLessThan(limit);
  });

  test('the types list every glyph', () => {
    const ids = SPRITE_NAMES.flatMap((name) => sprites[name].map(({ id }) => id));
    for (const id of ids) expect(text('sprite-ids.ts')).toContain(`  | '${id}'`);
  });
});

describe('what Burgundy needs', () => {
  const has = new Set([...sprites.parlour, ...sprites.burgundy].map(({ id }) => id));
  const types = ['castle', 'mine', 'cloister', 'knowledge', 'ship', 'pasture', 'building'];
  const kinds = ['carpenter', 'church', 'market', 'watchtower', 'bank', 'house', 'warehouse', 'townhall'];
  const numbers = [1, 2, 3, 4, 5, 6, 'any'];

  test.each([
    ['emblems', [...types, ...kinds].map((id) => `type-${id}`)],
    ['frames', [...types, 'lines', 'back', 'small'].map((id) => `card-${id}`)],
    ['pictures', [...types.filter((id) => id !== 'building'), ...kinds].map((id) => `art-${id}`)],
    ['dice', numbers.map((n) => `die-${n}`)],
    ['storage', ['silver', 'worker', 'goods-l', 'goods-m', 'goods-d', 'sheep', 'cattle', 'chicken', 'pig']],
    ['points', ['vp', 'seal', 'shield', 'triple', 'all-seven']],
    ['phases', ['phase-a', 'phase-b', 'phase-c', 'phase-d', 'phase-e']],
    ['seats', ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'rival-egon', 'start-front', 'start-back']],
  ])('%s', (_, ids) => {
    expect(ids.filter((id) => !has.has(id))).toEqual([]);
  });
});

describe('textures', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');

  test('the planks have the colours of both lights', () => {
    for (const name of ['table', 'table-dark', 'table-grain']) {
      const colors = [...tokens.matchAll(new RegExp(`--${name}: #([0-9a-f]{6});`, 'g'))].map((m) => m[1]);
      expect(colors).toHaveLength(2);
      for (const color of colors) expect(text('textures.css')).toContain(`%23${color}`);
    }
  });

  test('edge, rim and planks are there by day and by candle', () => {
    for (const name of ['edge', 'rim', 'planks']) {
      expect(text('textures.css').split(`--${name}: url("data:image/svg+xml,`)).toHaveLength(3);
    }
  });
});

describe('the build', () => {
  beforeAll(() => buildArt());

  test('draws nothing when nothing has changed', async () => {
    expect((await buildArt()).drawn).toBe(false);
  });

  test('writes every file', () => {
    for (const [name, content] of files) {
      expect(readFileSync(join(import.meta.dirname, '../generated', name), 'utf8') === content, name).toBe(
        true,
      );
    }
  });
});
