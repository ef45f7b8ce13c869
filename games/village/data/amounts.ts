import { type Misfit, misfit } from '@spielstube/engine';
import { ALL_GOOD_KEYS, COLOURS, CUBE_KEYS, type Cubes, isSmall } from './pieces.ts';

/* Tables write what is paid, wanted or shown as "1 scroll + 2 grain": numbers and pieces. */

/** What somebody wants or pays. */
export interface Amounts {
  readonly coins: number;
  readonly grain: number;
  /** Scroll, horse, plough, ox, wagon, beer. */
  readonly goods: readonly [number, number, number, number, number, number];
  /** Skill, persuasion, faith, knowledge. */
  readonly cubes: Cubes;
}

const NOTHING = 'nothing';

const PIECES: readonly string[] = [
  ...COLOURS.map((colour) => CUBE_KEYS[colour]),
  ...ALL_GOOD_KEYS,
  'grain',
  'coin',
];

/** Reads what a table says; pieces that are not mentioned are 0. */
export function amountsFrom(text: string): Amounts {
  if (unreadable(text) !== null) throw new Error(`"${text}" cannot be read`);
  const of = new Map(text.split(' + ').map((part) => [part.split(' ')[1], Number.parseInt(part, 10)]));
  const count = (piece: string): number => of.get(piece) ?? 0;
  return Object.freeze<Amounts>({
    coins: count('coin'),
    grain: count('grain'),
    goods: [count('scroll'), count('horse'), count('plough'), count('ox'), count('wagon'), count('beer')],
    cubes: [count('skill'), count('persuasion'), count('faith'), count('knowledge')],
  });
}

/** What is wrong with it, for the checks of corrected tables; null if it can be read. */
export function unreadable(text: string, allowed: readonly string[] = PIECES): Misfit<'written'> | null {
  if (text === NOTHING) return null;
  const parts = text.split(' + ').map((part) => part.split(' '));
  const pieces = parts.map(([, piece]) => piece);
  const fine = parts.every(
    ([number, piece, ...more]) =>
      /^[1-9]\d*$/.test(number) && isSmall(Number(number)) && allowed.includes(piece) && more.length === 0,
  );
  if (fine && new Set(pieces).size === pieces.length) return null;
  return misfit('written', text, `1 ${allowed[0]} + 2 ${allowed[1]}`, allowed.join(', '));
}

/** The first text of a table that cannot be read. */
export function unreadableIn(
  texts: readonly string[],
  allowed?: readonly string[],
): Misfit<'written'> | null {
  return texts.map((text) => unreadable(text, allowed)).find((wrong) => wrong !== null) ?? null;
}
