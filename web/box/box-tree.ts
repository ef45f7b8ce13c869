import type { BoxTable, BoxValue, Corrections } from '@spielstube/engine';
import type { BoxNames } from '@spielstube/engine/text';

/** A part of a table: a value, or several parts with names. */
export interface BoxPart {
  /** The last part of its path; the table's key at the top. */
  readonly key: string;
  readonly path: string;
  readonly value: BoxValue | null;
  readonly parts: readonly BoxPart[];
  /** Its parts are called by their places: nobody needs to read these. */
  readonly isList: boolean;
}

/** A table as a tree. */
export function boxTree({ key, values }: BoxTable): BoxPart {
  return part(key, key, values);
}

function part(key: string, path: string, values: readonly BoxValue[]): BoxPart {
  if (values.length === 1 && values[0].path === path)
    return { key, path, value: values[0], parts: [], isList: false };
  const keyOf = (value: BoxValue): string => value.path.slice(path.length + 1).split('.')[0];
  const parts = [...Map.groupBy(values, keyOf)].map(([one, own]) => part(one, `${path}.${one}`, own));
  return { key, path, value: null, parts, isList: parts.every((one, n) => one.key === `${n}`) };
}

/** All values lie side by side: the part is one row. */
export const isRow = ({ parts }: BoxPart): boolean => parts.every(({ value }) => value !== null);

/** What a part is called: by its table, by its key, or as the key can be read. */
export function nameOf(names: BoxNames, { key, path }: Pick<BoxPart, 'key' | 'path'>): string {
  return names[`${path.split('.')[0]}.${key}`] ?? names[key] ?? spaced(key);
}

/** What words are called where this value stands. */
export const namesAt =
  (names: BoxNames, path: string) =>
  (key: string): string =>
    nameOf(names, { key, path });

/** What a value is called in a list of corrections: with everything above it. */
export function wholeName(names: BoxNames, title: string, path: string): string {
  const keys = path.split('.').slice(1);
  return [title, ...keys.map((key) => (/^\d+$/.test(key) ? key : nameOf(names, { key, path })))].join(', ');
}

/** `workersUpTo` reads "workers up to". */
function spaced(key: string): string {
  return /^[a-z]+[A-Z]/.test(key) ? key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : key;
}

/** A value as a draft has it. */
export const drafted = ({ path, value }: BoxValue, values: Corrections): BoxValue['value'] =>
  values[path] ?? value;
