/** Goods: three sorts of six cards. */
export const GOODS_SORTS = 3;
export const GOODS_OF_A_SORT = 6;
export const GOODS_KEYS = ['light', 'medium', 'dark'] as const;

/** The die numbers that sell a sort. */
export const DICE_OF_SORT: readonly (readonly number[])[] = [
  [1, 2],
  [3, 4],
  [5, 6],
];

/** Animals: four sorts of five cards. */
export const ANIMAL_SORTS = 4;
export const ANIMALS_OF_A_SORT = 5;
export const ANIMAL_KEYS = ['sheep', 'cattle', 'chicken', 'pig'] as const;

export const PHASES = 5;
export const PHASE_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export const ROUNDS = 6;
/** Action cards that each player gets for a phase. */
export const CARDS_PER_PHASE = 6;
export const MAX_PROJECTS = 3;
export const STACK_SIZE = 3;

/**
 * Workers at the start, in turn order. The rulebook's list is free of contradiction for four players; for two and
 * three it is cut short. BUR-SET-10
 */
export const STARTING_WORKERS: readonly number[] = [0, 1, 1, 2];
export const SOLO_STARTING_WORKERS = 1;

/** How the display is filled: cards laid row by row in order, then cards laid by their own die. By seat count. */
export const DISPLAY: readonly { readonly inOrder: number; readonly byDie: number }[] = [
  { inOrder: 0, byDie: 0 },
  { inOrder: 6, byDie: 1 },
  { inOrder: 6, byDie: 1 },
  { inOrder: 6, byDie: 4 },
  { inOrder: 12, byDie: 1 },
];

/** Points on the cards "All 7 types", the top card last. By seat count. */
export const ALL_SEVEN: readonly (readonly number[])[] = [[], [1, 3], [1, 3], [1, 2, 4], [1, 2, 3, 4]];

/** Cards in Egon's five stacks, one for each phase. */
export const EGON_STACKS: readonly number[] = [3, 4, 5, 6, 7];
