import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Misfit } from './misfit.ts';

/** A value of a table: plain data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The type of a table whose numbers and switches may be corrected. */
export type Widened<T> = T extends number
  ? number
  : T extends boolean
    ? boolean
    : T extends string | null
      ? T
      : { readonly [K in keyof T]: Widened<T[K]> };

/** One value of a table and where it stands: `customers.C02.points`. */
export interface BoxValue {
  readonly path: string;
  readonly value: string | number | boolean | null;
  /** Not known for sure: worked out from what the rulebook says and how the game plays. */
  readonly reconstructed: boolean;
  /** Present if a correction has replaced the printed table's value: what that was. */
  readonly before?: string | number | boolean | null;
}

/** A table of components, as it is used. */
export interface BoxTable {
  readonly key: string;
  readonly values: readonly BoxValue[];
}

/** Which values of a table are meant: all, or paths within it, `*` for any key: `['*.points', '3.price']`. */
export type Patterns = 'all' | readonly string[];

/** What is said about a table when it is declared. */
export interface Marks<T, C extends string = string> {
  readonly reconstructed?: Patterns;
  /** What must hold beyond the shape, for corrected tables: the claim that does not. */
  check?(table: T): Misfit<C> | null;
}

/** Corrected values by their paths: `{ "council.time.2": 3 }`. */
export type Corrections = Readonly<Record<string, string | number | boolean>>;

/** Corrections with the name that their owner has given to the box. */
export interface NamedBox {
  readonly name: string;
  readonly values: Corrections;
}

/** What a corrected box is called: one without a name by the first of its values. */
export const boxTitle = ({ name, values }: NamedBox): string => (name === '' ? Object.keys(values)[0] : name);

/** What is wrong with a correction. */
export type CorrectionProblem =
  /** The box has no such value. */
  | { readonly what: 'noValue'; readonly path: string }
  /** It is of another kind than the value that it would replace. */
  | { readonly what: 'otherKind'; readonly path: string; readonly kind: string; readonly given: string }
  /** A number that is negative or not whole. */
  | { readonly what: 'outOfRange'; readonly path: string; readonly given: number }
  /** A text that names nothing of the game. */
  | { readonly what: 'noSuchName'; readonly given: string }
  /** The table would not fit together. */
  | { readonly what: 'doesNotFit'; readonly table: string; readonly why: Misfit }
  /** The game was loaded before. */
  | { readonly what: 'tooLate' };

function inEnglish(game: string, problem: CorrectionProblem): string {
  switch (problem.what) {
    case 'noValue':
      return `the box of ${game} has no value "${problem.path}"`;
    case 'otherKind':
      return `"${problem.path}" of ${game} is a ${problem.kind}, not ${problem.given}`;
    case 'outOfRange':
      return `"${problem.path}" of ${game} must be a whole number from 0 on, not ${problem.given}`;
    case 'noSuchName':
      return `nothing in ${game} is called "${problem.given}"`;
    case 'doesNotFit':
      return `table "${problem.table}" of ${game} breaks "${[problem.why.claim, ...problem.why.about].join(' ')}"`;
    case 'tooLate':
      return `${game} is loaded already: corrections come first`;
  }
}

/** A correction that does not fit the box; the message says why, in English, but for claims of tables, which games have words for. */
export class CorrectionError extends Error {
  readonly game: string;
  readonly problem: CorrectionProblem;
  constructor(game: string, problem: CorrectionProblem) {
    super(inEnglish(game, problem));
    this.name = 'CorrectionError';
    this.game = game;
    this.problem = problem;
  }
}

/** One set of corrections for each game in this process or worker. */
const laid = new Map<string, NamedBox>();
const boxes = new Map<string, Box>();

/** The box of a game that is loaded in this process or worker; undefined as long as it is not. */
export const boxOf = (game: string): Box | undefined => boxes.get(game);

/**
 * Corrects values of a game's box. Tables are read when the game is loaded, so corrections must be laid before, and
 * every process or worker has one set for each game. Nothing is laid if one of them has a wrong form.
 */
export function layCorrections(game: string, corrections: Corrections, name = ''): void {
  if (boxes.has(game)) throw new CorrectionError(game, { what: 'tooLate' });
  for (const [path, value] of Object.entries(corrections)) {
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new CorrectionError(game, {
        what: 'otherKind',
        path,
        kind: 'number, text, true or false',
        given: JSON.stringify(value),
      });
  }
  laid.set(game, { name, values: { ...corrections } });
}

/**
 * Has another copy of a game's modules made beside the one that is loaded: with these corrections. Nothing else of the
 * game may be loaded meanwhile.
 */
export async function withCorrections<T>(
  game: string,
  { name, values }: NamedBox,
  load: () => Promise<T>,
): Promise<T> {
  const [before, laidBefore] = [boxes.get(game), laid.get(game)];
  boxes.delete(game);
  try {
    layCorrections(game, values, name);
    return await load();
  } finally {
    boxes.delete(game);
    laid.delete(game);
    if (before !== undefined) boxes.set(game, before);
    if (laidBefore !== undefined) laid.set(game, laidBefore);
  }
}

/**
 * The box of a game: every table of components, with what is not known for sure and what was corrected. `K`: the keys of
 * the tables, `C`: the claims of their checks, so that texts can have words for each.
 */
export class Box<K extends string = string, C extends string = string> {
  readonly game: string;
  /** What the owner of the corrections in use calls it; '' without a name. */
  readonly name: string;
  private readonly later: readonly K[];
  private readonly declared: BoxTable[] = [];
  /** Corrections that no table has taken yet. */
  private readonly open: Map<string, string | number | boolean>;
  /** All corrections but those that only say what is printed; those of tables to come are among them. */
  private readonly inUse: Map<string, string | number | boolean>;

  /** `later`: tables that are declared when an expansion is loaded; until then corrections of theirs wait. */
  constructor(game: string, later: readonly K[] = []) {
    if (boxes.has(game)) throw new Error(`there are two boxes of ${game}`);
    this.game = game;
    this.later = later;
    const { name, values } = laid.get(game) ?? { name: '', values: {} };
    this.name = name;
    this.open = new Map(Object.entries(values));
    this.inUse = new Map(this.open);
    boxes.set(game, this);
  }

  /** Declares a table: names it, marks what is reconstructed, lays corrections over it. */
  table<const T extends Json, W = Widened<T>>(key: K, printed: T, marks: Marks<W, C> = {}): W {
    if (this.declared.some((table) => table.key === key))
      throw new Error(`${this.game} has two tables "${key}"`);
    const values: BoxValue[] = [];
    const table = this.lay(printed, [key], marks.reconstructed ?? [], values) as unknown as W;
    const wrong = marks.check?.(table) ?? null;
    if (wrong !== null) throw new CorrectionError(this.game, { what: 'doesNotFit', table: key, why: wrong });
    this.declared.push({ key, values });
    return table;
  }

  /** All tables, in the order of their declaration. An error if a correction fits none of them. */
  tables(): readonly BoxTable[] {
    for (const path of this.open.keys()) {
      if (!this.isToCome(path)) throw new CorrectionError(this.game, { what: 'noValue', path });
    }
    return this.declared;
  }

  private isToCome(path: string): boolean {
    const [key] = path.split('.');
    return this.later.some((later) => later === key) && !this.declared.some((table) => table.key === key);
  }

  /** Names the corrections in use; '' for the box as it is. The same values have the same name everywhere. */
  get corrections(): string {
    const used = Object.entries(this.values);
    if (used.length === 0) return '';
    return bytesToHex(sha256(utf8ToBytes(JSON.stringify(used)))).slice(0, 16);
  }

  /** The corrections in use, in the order of their paths. */
  get values(): Corrections {
    return Object.fromEntries([...this.inUse].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The corrections in use with their name; null for the box as it is. */
  get named(): NamedBox | null {
    return this.inUse.size === 0 ? null : { name: this.name, values: this.values };
  }

  private lay(value: Json, path: readonly string[], patterns: Patterns, values: BoxValue[]): Json {
    if (Array.isArray(value)) {
      return Object.freeze(value.map((one, n) => this.lay(one, [...path, nameOf(one, n)], patterns, values)));
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([key, one]) => [
        key,
        key === 'key' ? one : this.lay(one, [...path, key], patterns, values),
      ]);
      return Object.freeze(Object.fromEntries(entries));
    }
    return this.leaf(value, path, patterns, values);
  }

  private leaf(
    printed: string | number | boolean | null,
    path: readonly string[],
    patterns: Patterns,
    values: BoxValue[],
  ): string | number | boolean | null {
    const name = path.join('.');
    const corrected = this.open.get(name);
    this.open.delete(name);
    if (corrected !== undefined) checkKind(this.game, name, printed, corrected);
    const value = corrected ?? printed;
    const reconstructed = isMarked(path.slice(1), patterns);
    if (value === printed) {
      values.push({ path: name, value, reconstructed });
      this.inUse.delete(name);
    } else values.push({ path: name, value, reconstructed, before: printed });
    return value;
  }
}

/** Rows with a key of their own are called by it, others by their place. */
function nameOf(row: Json, n: number): string {
  const key = typeof row === 'object' && row !== null && 'key' in row ? row.key : null;
  return typeof key === 'string' ? key : `${n}`;
}

function isMarked(path: readonly string[], patterns: Patterns): boolean {
  if (patterns === 'all') return true;
  return patterns.some((pattern) => {
    const parts = pattern.split('.');
    return parts.length <= path.length && parts.every((part, n) => part === '*' || part === path[n]);
  });
}

/** A correction is of the kind of the value it replaces; a number stays whole, and does not become negative. */
function checkKind(game: string, path: string, printed: Json, corrected: Json): void {
  if (typeof printed !== typeof corrected)
    throw new CorrectionError(game, {
      what: 'otherKind',
      path,
      kind: typeof printed,
      given: JSON.stringify(corrected),
    });
  if (typeof corrected !== 'number' || typeof printed !== 'number') return;
  if (!Number.isSafeInteger(corrected) || (corrected < 0 && printed >= 0))
    throw new CorrectionError(game, { what: 'outOfRange', path, given: corrected });
}
