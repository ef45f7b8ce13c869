import type { Corrections, NamedBox } from './box.ts';

/** A corrected box as a file: `burgund.schachtel`. */
export interface BoxFile extends NamedBox {
  readonly game: string;
}

/** What is wrong with such a file: only its form is looked at. */
export type BoxFileProblem =
  | { readonly what: 'otherFile' | 'newer' | 'noName' | 'tooLong' }
  | { readonly what: 'badValue'; readonly path: string };

export class BoxFileError extends Error {
  readonly problem: BoxFileProblem;
  constructor(problem: BoxFileProblem) {
    super(
      problem.what === 'badValue'
        ? `"${problem.path}" is no number, text, true or false`
        : `this is no box of ours: ${problem.what}`,
    );
    this.name = 'BoxFileError';
    this.problem = problem;
  }
}

const VERSION = 1;
export const MOST_BOX_LETTERS = 60_000;
const MOST_NAME_LETTERS = 40;
const MOST_VALUE_LETTERS = 200;
/** No line breaks and no signs that turn words around. */
const LINE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

export function writeBox({ game, name, values }: BoxFile): string {
  return `${JSON.stringify({ spielstube: 'box', version: VERSION, game, name, values }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Record<string, unknown> {
  if (text.length > MOST_BOX_LETTERS) throw new BoxFileError({ what: 'tooLong' });
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new BoxFileError({ what: 'otherFile' });
  }
  if (!isRecord(file) || file.spielstube !== 'box') throw new BoxFileError({ what: 'otherFile' });
  return file;
}

function isValue(value: unknown): value is Corrections[string] {
  if (typeof value === 'string') return value.length <= MOST_VALUE_LETTERS && LINE.test(value);
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

/** Reads what was written; whether the values fit the game is told by loading it with them. */
export function readBox(text: string): BoxFile {
  const { version, game, name, values } = parsed(text);
  if (version !== VERSION) throw new BoxFileError({ what: 'newer' });
  if (typeof game !== 'string' || !isRecord(values)) throw new BoxFileError({ what: 'otherFile' });
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME_LETTERS || !LINE.test(name))
    throw new BoxFileError({ what: 'noName' });
  const read: Record<string, Corrections[string]> = {};
  for (const [path, value] of Object.entries(values)) {
    if (!isValue(value) || !/^\S{1,100}$/.test(path)) throw new BoxFileError({ what: 'badValue', path });
    read[path] = value;
  }
  return { game, name: name.trim(), values: read };
}
