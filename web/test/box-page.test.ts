import { manifests } from '@spielstube/games';
import { describe, expect, test } from 'vitest';
import { corrected } from '../box/box-draft.ts';
import { boxTree, isRow, nameOf, wholeName } from '../box/box-tree.ts';
import { meant, said, sayings } from '../box/said-value.ts';

const value = (path: string, now: string | number) => ({ path, value: now, reconstructed: false });

describe('a table as it is shown', () => {
  const table = {
    key: 'guests',
    values: [
      value('guests.miller.points', 4),
      value('guests.miller.wants.0', 'bread'),
      value('guests.miller.wants.1', 'wine'),
      value('guests.smith.points', 6),
    ],
  };

  test('has a row for each part, and every value once', () => {
    const tree = boxTree(table);
    expect(isRow(tree)).toBe(false);
    expect(tree.parts.map(({ key }) => key)).toEqual(['miller', 'smith']);
    const [miller, smith] = tree.parts;
    expect(isRow(smith)).toBe(true);
    expect(miller.parts[1]).toMatchObject({ key: 'wants', isList: true });
    expect(miller.parts[1].parts.map((part) => part.value?.value)).toEqual(['bread', 'wine']);
  });

  test('is named by its table first, by the key else, and readable at least', () => {
    const names = { points: 'Punkte', 'guests.points': 'Siegpunkte', miller: 'Müller' };
    expect(nameOf(names, { key: 'points', path: 'guests.miller.points' })).toBe('Siegpunkte');
    expect(nameOf(names, { key: 'points', path: 'goods.points' })).toBe('Punkte');
    expect(nameOf(names, { key: 'workersUpTo', path: 'goods.workersUpTo' })).toBe('workers up to');
    expect(wholeName(names, 'Gäste', 'guests.miller.wants.1')).toBe('Gäste, Müller, wants, 1');
  });

  test('a correction that says what is printed is none', () => {
    const points = value('guests.miller.points', 4);
    expect(corrected({}, points, 5)).toEqual({ 'guests.miller.points': 5 });
    expect(corrected({ 'guests.miller.points': 5, other: 1 }, points, 4)).toEqual({ other: 1 });
  });
});

test('values that are words are read and written by their names', () => {
  const tables = [
    { key: 'paths', values: [value('paths.0.price', '2 faith + 1 skill'), value('paths.1.price', 'skill')] },
    { key: 'cards', values: [value('cards.a.needs', 'lumberjack > wheeler')] },
  ];
  const names: Record<string, string> = { faith: 'Glaube', skill: 'Können', wheeler: 'Wagner' };
  const name = (word: string): string => names[word] ?? word;
  const { column, words } = sayings(tables, 'paths.1.price');
  expect(column).toEqual(['2 faith + 1 skill', 'skill']);
  expect(said('2 faith + 1 skill', name)).toBe('2 Glaube + 1 Können');
  expect(meant(' 3 glaube + 1  Können ', words, name)).toBe('3 faith + 1 skill');
  expect(meant('lumberjack > Wagner', words, name)).toBe('lumberjack > wheeler');
  expect(meant('Unfug', words, name), 'for the check to refuse').toBe('Unfug');
  expect(meant('', words, name)).toBe('');
});

describe.each(manifests)('the box of $id', (manifest) => {
  test.each(['de', 'en'] as const)('says each of its values so that it is understood: %s', async (lang) => {
    const [game, text, own, ui] = await Promise.all([
      manifest.rules(),
      manifest.text[lang](),
      manifest.boxText?.[lang](),
      manifest.box?.(),
    ]);
    const names = { ...ui?.named?.(text.words), ...own?.names };
    const tables = game.box.tables();
    for (const { path, value: printed } of tables.flatMap(({ values }) => values)) {
      if (typeof printed !== 'string') continue;
      const name = (key: string): string => nameOf(names, { key, path });
      expect(meant(said(printed, name), sayings(tables, path).words, name), path).toBe(printed);
    }
  });

  test('has a German word for every part, and a section for every table', async () => {
    const [game, text, own, ui] = await Promise.all([
      manifest.rules(),
      manifest.text.de(),
      manifest.boxText?.de(),
      manifest.box?.(),
    ]);
    const names = { ...ui?.named?.(text.words), ...own?.names };
    const tables = game.box.tables();
    const paths = tables.flatMap(({ values }) => values.map(({ path }) => path));
    const unnamed = new Set(
      paths.flatMap((path) => {
        const [table, ...keys] = path.split('.');
        return keys.filter((key) => names[key] === undefined && names[`${table}.${key}`] === undefined);
      }),
    );
    // Numbers, and codes that stand on the components themselves: C01, IIIa, A12, c2any.
    const isCode = /^(\d+|[A-Z]+\d*[ab]?|c\d\w+)$/;
    expect([...unnamed].filter((key) => !isCode.test(key))).toEqual([]);
    const shown = new Set(ui?.sections.flatMap((section) => section.tables));
    expect(tables.map(({ key }) => key).filter((key) => !shown.has(key))).toEqual([]);
    expect([...shown].filter((key) => !tables.some((table) => table.key === key))).toEqual([]);
  });
});
