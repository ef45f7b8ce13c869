import { CARD_COUNT, CARD_NAME, type Card, cardNamed } from '../data/cards.ts';

/** How tests write cards: action cards by name, goods as L M D, animals as S C H P (sheep, cattle, hen, pig). */
export const GOODS_LETTERS = 'LMD';
export const ANIMAL_LETTERS = 'SCHP';

export function cardFrom(name: string): Card {
  const card = cardNamed(name);
  if (card === undefined || card >= CARD_COUNT) throw new Error(`there is no card ${name}`);
  return card;
}

export const namesOf = (cards: readonly Card[]): string => cards.map((card) => CARD_NAME[card]).join(' ');

/** Letters as a number of each sort: 'LLD' is [2, 0, 1]. */
export function countsFrom(letters: string, alphabet: string): number[] {
  const counts = Array.from(alphabet, () => 0);
  for (const sort of sortsFrom(letters, alphabet)) counts[sort]++;
  return counts;
}

/** Letters as sorts, in their order. */
export function sortsFrom(letters: string, alphabet: string): number[] {
  return Array.from(letters, (letter) => {
    const sort = alphabet.indexOf(letter);
    if (sort < 0) throw new Error(`${letter} is none of ${alphabet}`);
    return sort;
  });
}

export const lettersOf = (counts: readonly number[], alphabet: string): string =>
  counts.map((count, sort) => alphabet[sort].repeat(count)).join('');

/** A stack as letters, its top card first. */
export const stackLetters = (stack: readonly number[], alphabet: string): string =>
  stack
    .map((sort) => alphabet[sort])
    .reverse()
    .join('');
