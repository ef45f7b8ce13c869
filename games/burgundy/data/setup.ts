import { misfit, unless } from '@spielstube/engine';
import { PHASE_LETTERS } from './bonuses.ts';
import { box } from './box.ts';
import { CARD_COUNT, DICE } from './cards.ts';

export const ROUNDS = 6;
/** Action cards that each player gets for a phase: one a round. */
export const CARDS_PER_PHASE = ROUNDS;
export const MAX_PROJECTS = 3;
export const STACK_SIZE = 3;

export const GOODS_KEYS = ['light', 'medium', 'dark'] as const;
export type GoodsKey = (typeof GOODS_KEYS)[number];
export const GOODS_SORTS = GOODS_KEYS.length;
/** Enough for everybody's first card and for two stacks. */
const FEWEST_OF_A_SORT = 3;
const enough = (ofASort: number) => unless([ofASort >= FEWEST_OF_A_SORT, 'enoughOfASort', FEWEST_OF_A_SORT]);

/** Cards of each sort; what a card brings when it is sold. */
export const GOODS = box.table(
  'goods',
  { ofASort: 6, points: 1, silver: 1 },
  { check: ({ ofASort }) => enough(ofASort) },
);

/** The die numbers that sell a sort: not in the rulebook's text, but publicly documented. */
const goodsDice = box.table(
  'goodsDice',
  { light: [1, 2], medium: [3, 4], dark: [5, 6] },
  {
    check: (dice) => unless([Object.values(dice).flat().toSorted().join() === DICE.join(), 'oneSortEach']),
  },
);
export const DICE_OF_SORT: readonly (readonly number[])[] = GOODS_KEYS.map((key) => goodsDice[key]);

export const ANIMAL_KEYS = ['sheep', 'cattle', 'chicken', 'pig'] as const;
export type AnimalKey = (typeof ANIMAL_KEYS)[number];
export const ANIMAL_SORTS = ANIMAL_KEYS.length;
/** Cards of each sort. */
export const ANIMALS = box.table('animals', { ofASort: 5 }, { check: ({ ofASort }) => enough(ofASort) });

/**
 * What everybody has at the start; workers in turn order. The rulebook's list of workers is free of contradiction for
 * four players; for two and three it is cut short. BUR-SET-10
 */
export const STARTING = box.table('starting', { silver: 1, workers: [0, 1, 1, 2], soloWorkers: 1 });

/** Cards in Egon's five stacks, one for each phase. */
const egonStacks = box.table('egonStacks', { A: 3, B: 4, C: 5, D: 6, E: 7 });
export const EGON_STACKS: readonly number[] = PHASE_LETTERS.map((letter) => egonStacks[letter]);

/** How the display is filled: cards laid row by row in order, then cards laid by their own die. By seat count. */
export const DISPLAY: Readonly<Record<number, { readonly inOrder: number; readonly byDie: number }>> =
  box.table(
    'display',
    {
      1: { inOrder: 6, byDie: 1 },
      2: { inOrder: 6, byDie: 1 },
      3: { inOrder: 6, byDie: 4 },
      4: { inOrder: 12, byDie: 1 },
    },
    {
      check(display) {
        const egon = EGON_STACKS.reduce((sum, cards) => sum + cards, 0);
        for (const [seats, { inOrder, byDie }] of Object.entries(display)) {
          const dealt = Number(seats) * CARDS_PER_PHASE + inOrder + byDie + (seats === '1' ? egon : 0);
          if (dealt > CARD_COUNT) return misfit('cardsForSetup', seats);
        }
        return null;
      },
    },
  );

/** Points on the cards "All 7 types" from the top, by seat count. */
export const ALL_SEVEN: Readonly<Record<number, readonly number[]>> = box.table(
  'allSeven',
  { 1: [3, 1], 2: [3, 1], 3: [4, 2, 1], 4: [4, 3, 2, 1] },
  {
    check: (cards) =>
      unless([
        Object.values(cards)
          .flat()
          .every((points) => points > 0),
        'cardWorth',
      ]),
  },
);
