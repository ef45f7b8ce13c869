import type { Action } from './decision.ts';

/** One word of a move: what it is called in the action, and the small numbers that it can stand for. */
export interface Word<K extends string = string> {
  readonly key: K;
  readonly values: readonly number[];
  write(value: number): string;
  /** Written right behind the word before it, without a space. */
  readonly glued: boolean;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** One of some names; inside it is the place of the name in the list. */
export function word<K extends string>(key: K, names: readonly string[]): Word<K> {
  return { key, values: upTo(names.length), write: (value) => names[value], glued: false };
}

/** A number, written as it is. */
export function number<K extends string>(key: K, from: number, to: number): Word<K> {
  return { key, values: upTo(to - from + 1).map((n) => from + n), write: String, glued: false };
}

/** The first, the second …: written from 1 on, counted from 0 inside. */
export function ordinal<K extends string>(key: K, count: number): Word<K> {
  return { key, values: upTo(count), write: (value) => `${value + 1}`, glued: false };
}

/** Numbers with a meaning of their own, such as packed ones, and how each is written. */
export function coded<K extends string>(
  key: K,
  values: readonly number[],
  write: (value: number) => string,
): Word<K> {
  return { key, values, write, glued: false };
}

/** The same word without a space before it: `convert 2w1s`. */
export function glued<K extends string>(behind: Word<K>): Word<K> {
  return { ...behind, glued: true };
}

/** What can be said: the verbs of a game, each with the words that follow it. */
type Verbs = Readonly<Record<string, readonly Word[]>>;

type Simple<T> = { readonly [K in keyof T]: T[K] };
/** The move that a verb makes. */
type MoveOf<V extends Verbs, D extends keyof V> = Simple<
  { readonly do: D } & { readonly [W in V[D][number] as W['key']]: number }
>;
type MovesOf<V extends Verbs> = { [D in keyof V & string]: MoveOf<V, D> }[keyof V & string];
/** A number for each word. */
type Numbers<W extends readonly Word[]> = { -readonly [I in keyof W]: number };
/** A constant for a verb without words, a function of their numbers for the others. */
type Makers<V extends Verbs> = {
  readonly [D in keyof V & string]: V[D] extends readonly []
    ? MoveOf<V, D>
    : (...values: Numbers<V[D]>) => MoveOf<V, D>;
};

/** How the moves of a game are written, read and numbered. */
export interface Vocabulary<A extends Action = Action> {
  notate(action: A): string;
  /** The move with exactly this notation, or null. */
  parse(text: string): A | null;
  /** A number of its own for each move, from 0 to `size` − 1. */
  index(action: A): number;
  readonly size: number;
}

/** A vocabulary with the makers of its moves. */
export interface SpokenVocabulary<V extends Verbs> extends Vocabulary<MovesOf<V>> {
  readonly make: Makers<V>;
}

/** The type of a game's moves, from its vocabulary. */
export type ActionOf<V> = V extends Vocabulary<infer A> ? A : never;

/** Moves by the numbers of their words, one level of lists for each word. */
type Shelf<A> = A | Shelf<A>[];

/**
 * Declares everything that a player can do: action type, makers, notation, parser and move numbers come from this one
 * list. All moves are made here, once: the same move is the same object, so that offering it allocates nothing and a
 * search may use it as a key.
 */
export function vocabulary<const V extends Verbs>(verbs: V): SpokenVocabulary<V> {
  type A = MovesOf<V>;
  const all: Action[] = [];
  const make: Record<string, unknown> = {};
  for (const [verb, words] of Object.entries(verbs)) {
    const shelf = shelve(verb, words, {}, all);
    make[verb] = words.length === 0 ? shelf : makerOf(verb, words.length, shelf);
  }
  const notate = (action: Action): string => {
    const fields = new Map<string, unknown>(Object.entries(action));
    return verbs[action.do].reduce(
      (text, { key, glued: tight, write }) => `${text}${tight ? '' : ' '}${write(Number(fields.get(key)))}`,
      action.do,
    );
  };
  const byNotation = later(() => new Map(all.map((action) => [notate(action), action])));
  const numbers = later(() => new Map(all.map((action, n) => [action, n])));
  return {
    // The tables above hold moves of these verbs and no others; the compiler cannot see that through Object.entries.
    make: make as Makers<V>,
    notate,
    parse: (text) => (byNotation().get(text) ?? null) as A | null,
    index(action) {
      const n = numbers().get(action);
      if (n === undefined) throw new Error(`"${notate(action)}" was not made by the vocabulary`);
      return n;
    },
    size: all.length,
  };
}

/** Makes all moves of a verb and lays them out by the values of its words. */
function shelve(
  verb: string,
  words: readonly Word[],
  said: Readonly<Record<string, number>>,
  all: Action[],
): Shelf<Action> {
  const [first, ...rest] = words;
  if (first === undefined) {
    const action = Object.freeze({ do: verb, ...said });
    all.push(action);
    return action;
  }
  const shelf: Shelf<Action>[] = [];
  for (const value of first.values) shelf[value] = shelve(verb, rest, { ...said, [first.key]: value }, all);
  return shelf;
}

function makerOf(verb: string, words: number, shelf: Shelf<Action>): unknown {
  const none = (...values: number[]): never => {
    throw new Error(`there is no move "${verb}" with ${values.join(', ')}`);
  };
  // As deep as there are words: see `shelve`.
  switch (words) {
    case 1: {
      const row = shelf as Action[];
      return (a: number) => row[a] ?? none(a);
    }
    case 2: {
      const rows = shelf as Action[][];
      return (a: number, b: number) => rows[a]?.[b] ?? none(a, b);
    }
    case 3: {
      const blocks = shelf as Action[][][];
      return (a: number, b: number, c: number) => blocks[a]?.[b]?.[c] ?? none(a, b, c);
    }
    default:
      throw new Error(`"${verb}" has ${words} words; ask for one thing after the other`);
  }
}

/** Made when it is first needed. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
