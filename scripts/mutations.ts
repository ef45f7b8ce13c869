import type { Plugin } from 'vitest/config';

/** A deliberate mistake: a line of a file that reads otherwise. */
export interface Mutation {
  readonly file: string;
  /** The first line is 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** By which a test run is told of the mistake that it shall find. */
export const MUTATION = 'SPIELSTUBE_MUTATION';

const SWAPS: readonly (readonly [from: RegExp, to: string])[] = [
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \+ 1\b/g, ' + 2'],
  [/ - 1\b/g, ' - 2'],
  [/\breturn true\b/g, 'return false'],
  [/\breturn false\b/g, 'return true'],
  [/\bif \(!/g, 'if ('],
  [/\bMath\.min\b/g, 'Math.max'],
  [/\bMath\.max\b/g, 'Math.min'],
];
/** Nothing happens here. */
const NO_CODE = /^\s*(\*|\/\/|\/\*|import |export type |export interface |\} from )/;
/** A line that can be left out, and the rest still is a program. */
const STATEMENT = /^\s+[\w.[\]]+(\([^{]*\)|(\+\+|--)| (=|\+=|-=|\|=|&=) [^{]*);$/;
/** What is told or refused in words is for other tests. */
const WORDS = /\btell\b|\breason\(|\bclosed\(/;

/** All mistakes that can be made in a file, each of them small. */
export function mutationsOf(file: string, source: string): Mutation[] {
  return source.split('\n').flatMap((before, n) => {
    if (NO_CODE.test(before) || WORDS.test(before)) return [];
    const swapped = SWAPS.flatMap(([from, to]) =>
      [...before.matchAll(from)].map(
        ({ index, 0: { length } }) => before.slice(0, index) + to + before.slice(index + length),
      ),
    );
    const all = STATEMENT.test(before) ? [...swapped, ''] : swapped;
    return all.map((after) => ({ file, line: n + 1, before, after }));
  });
}

/** Makes the mistake while the file is loaded; the file itself stays as it is. */
export function makeMistake({ file, line, after }: Mutation): Plugin {
  return {
    name: 'deliberate-mistake',
    enforce: 'pre',
    // What was loaded once is kept for later runs: with a mistake it is another file.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id === file ? `${line}: ${after}` : undefined)),
    transform: (code, id) =>
      id === file
        ? code
            .split('\n')
            .with(line - 1, after)
            .join('\n')
        : undefined,
  };
}
