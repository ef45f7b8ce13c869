import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildArt } from '../build.ts';
import { collectArt } from '../collection.ts';
import { sample } from '../ink/path.ts';
import { outputFiles } from '../output.ts';
import { spriteSvg } from '../sprite.ts';

/** Compressed bytes that a sprite, a picture or a file may have: about a tenth above what it has now. */
const LIMITS: Readonly<Record<string, number>> = {
  parlour: 42_000,
  'parlour/company': 17_000,
  'parlour/furniture': 12_500,
  'parlour/murr': 28_500,
  covers: 90_000,
  burgundy: 130_000,
  village: 143_000,
  'village/board': 28_000,
  'village/leaf': 6_600,
  'village/inn': 140_000,
  'village/inn/board': 8_000,
  'village/port': 105_000,
  'village/port/board': 28_000,
  'village/marriage': 62_000,
  'village/marriage/board': 7_000,
  orleans: 180_000,
  'orleans/board': 40_000,
  villagers: 222_000,
  'villagers/road': 7_000,
  newdale: 191_000,
  'newdale/board-a': 16_500,
  'newdale/board-b': 19_000,
  'newdale/board-c': 17_800,
  'newdale/board-d': 20_000,
  'newdale/board-e': 34_500,
  'newdale/board-f': 33_500,
  'newdale/journey': 7_100,
  'newdale/story-1': 10_000,
  'newdale/story-8': 8_000,
  'textures.css': 8_000,
  'favicon.svg': 1_000,
  'icon-192.png': 4_000,
  'icon-512.png': 10_000,
};

const PATH = /<path fill="[^"]+"(?: fill-rule="evenodd")?(?: fill-opacity="[\d.]+")? d="([^"]+)"\/>/g;
const SYMBOL = /^<symbol id="([a-z0-9-]+)" viewBox="0 0 \d+ \d+">(.+)<\/symbol>$/;

const collection = await collectArt();
const { sprites, pictures } = collection;
const files = outputFiles(collection);
const text = (name: string): string => `${files.get(name) ?? ''}`;
const drawn = new Map([...sprites].map(([name, drawings]) => [name, spriteSvg(drawings)]));
const symbols = [...drawn.values()].flatMap((svg) => svg.trim().split('\n').slice(1, -1));
const ids = [...sprites.values()].flatMap((drawings) => drawings.map(({ id }) => id));

describe('sprites', () => {
  test('every id is unique, over all sprites', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('the same sources give the same bytes', () => {
    expect(outputFiles(collection)).toEqual(files);
    for (const [name, drawings] of sprites) expect(spriteSvg(drawings), name).toBe(drawn.get(name));
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
    expect(
      gzipSync(drawn.get(name) ?? pictures.get(name)?.() ?? text(name), { level: 9 }).length,
    ).toBeLessThan(limit);
  });

  test('the types list every glyph', () => {
    for (const id of ids) expect(text('sprite-ids.ts')).toContain(`  | '${id}'`);
  });
});

describe('what every game has', () => {
  const games = [...sprites.keys()].filter(
    (name) => name !== 'parlour' && name !== 'covers' && !name.includes('/'),
  );

  test.each(games)('%s: a box front and an emblem', (game) => {
    expect(ids).toContain(`cover-${game}`);
    expect(ids).toContain(`ui-${game}`);
  });

  test('nothing else names the folders: sprites and pictures are those that the folders have', () => {
    expect(games).toEqual(expect.arrayContaining(['burgundy', 'village']));
    expect([...pictures.keys()]).toContain('village/board');
  });
});

describe('what Burgundy needs', () => {
  const has = new Set(['parlour', 'burgundy'].flatMap((name) => sprites.get(name) ?? []).map(({ id }) => id));
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
      const written = readFileSync(join(import.meta.dirname, '../generated', name));
      expect(written.equals(Buffer.from(content)), name).toBe(true);
    }
  });
});
