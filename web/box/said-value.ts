import type { BoxTable } from '@spielstube/engine';

/** "2 faith + 1 skill", "lumberjack > wheeler": words, some with a number, and what stands between them. */
const BETWEEN = / ([+>]) /;
const NUMBERED = /^(?:(\d+) )?(.*)$/;

/** A piece of a value: "2 faith", or a sign between two of them. */
export interface SaidPiece {
  /** '' where there is none. */
  readonly count: string;
  readonly word: string;
}

export const piecesOf = (value: string): SaidPiece[] =>
  value.split(BETWEEN).map((piece) => {
    const [, count = '', word = ''] = NUMBERED.exec(piece) ?? [];
    return { count, word };
  });

const joined = (pieces: readonly SaidPiece[]): string =>
  pieces.map(({ count, word }) => (count === '' ? word : `${count} ${word}`)).join(' ');

/** A value in the reader's language: "2 Glaube + 1 Können". */
export const said = (value: string, nameOf: (word: string) => string): string =>
  joined(piecesOf(value).map(({ count, word }) => ({ count, word: nameOf(word) })));

/** The value that somebody means who has typed this: names become words of the box; the rest stays as it is. */
export function meant(typed: string, words: Iterable<string>, nameOf: (word: string) => string): string {
  const byName = new Map<string, string>();
  // Of two words with one name the first is meant.
  for (const word of words) {
    const name = nameOf(word).toLowerCase();
    if (!byName.has(name)) byName.set(name, word);
  }
  return joined(
    piecesOf(typed.trim().replaceAll(/\s+/g, ' ')).map(({ count, word }) => ({
      count,
      word: byName.get(word.toLowerCase()) ?? word,
    })),
  );
}

/** The values that are words: those of this column first, then all others of the box. */
export function sayings(tables: readonly BoxTable[], path: string): { column: string[]; words: Set<string> } {
  const table = path.split('.')[0];
  const columnOf = (one: string): string => one.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '';
  const own = tables.filter(({ key }) => key === table);
  const texts = (among: readonly BoxTable[]) =>
    among.flatMap(({ values }) => values.filter(({ value }) => typeof value === 'string' && value !== ''));
  const column = texts(own).filter((one) => columnOf(one.path) === columnOf(path));
  const all = [...column, ...texts(own), ...texts(tables)].map(({ value }) => `${value}`);
  return {
    column: [...new Set(column.map(({ value }) => `${value}`))],
    words: new Set(all.flatMap((value) => piecesOf(value).map(({ word }) => word))),
  };
}
