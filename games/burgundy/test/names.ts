import { CARD_COUNT, CARD_NAME, type Card } from '../data/cards.ts';

/** How tests write cards: action cards by name, goods as L M D, animals as S C H P (sheep, cattle, hen, pig). */
export const GOODS_LETTERS = 'LMD';
export const ANIMAL_LETTERS = 'SCHP';

export function cardFrom(name: string): Card {
  const card = CARD_NAME.indexOf(name);
  if (card < 0 || card >= CARD_COUNT) throw new Error(`there is no card ${name}`);
  return card;
}

export const namesOf = (cards: readonly Card[]): string => cards.map((card) => CARD_NAME[card]).join(' ');
