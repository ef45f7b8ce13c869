/** The numbers of turns for which a worth is given; in between it runs straight. */
const TURNS = [0, 1, 3, 6, 12, 20, 30] as const;
/** More turns than this nobody has left. */
export const MOST_TURNS = 30;

/** What a thing is worth in points, by the turns that its owner still has. */
export type Worth = readonly number[];

/** Spreads the given points over all numbers of turns. */
function worth(...points: readonly number[]): Worth {
  const spread: number[] = [];
  for (let at = 0; at + 1 < TURNS.length; at++) {
    const steps = TURNS[at + 1] - TURNS[at];
    for (let n = 0; n < steps; n++) spread.push(points[at] + ((points[at + 1] - points[at]) * n) / steps);
  }
  spread.push(points[points.length - 1]);
  return spread;
}

/*
 * The figures come from games of the bots against themselves: each is what one such thing more has added to the
 * final score, by least squares over some hundred thousand positions (docs/bots.md). The columns are 0, 1, 3, 6,
 * 12, 20 and 30 turns left.
 */

/** The turns themselves, whatever the position is. */
export const TURNS_LEFT = worth(0, -0.71, 0.13, 1.55, 4.99, 11.48, 22.8);

/** The first worker, the second, each further one. */
export const WORKERS: readonly Worth[] = [
  worth(0, 0.58, 0.3, 0.27, 0.44, 0.46, 0.38),
  worth(0, 0.36, 0.35, 0.42, 0.15, 0.46, 0.24),
  worth(0, 0.26, 0.3, 0.35, 0.29, 0.16, 0.34),
];

/** The first silver, the second, the third (a purchase), each further one. */
export const SILVER: readonly Worth[] = [
  worth(0, 0.06, 0.27, 0.35, 0.48, 0.55, 0.65),
  worth(0, 0.48, 0.45, 0.27, 0.18, 0.25, -0.1),
  worth(0, 0.52, 0.23, 0.52, 0.55, 0.75, 0.94),
  worth(0, 0.24, 0.26, 0.15, 0.43, 0.26, 0.53),
];

/** A goods card of the sort of which one has most, of the second, of the third. */
export const GOODS: readonly Worth[] = [
  worth(0, 0.67, 1, 0.9, 0.92, 0.91, 0.71),
  worth(0, 0.51, 0.75, 0.87, 1.09, 0.85, 0.68),
  worth(0, 0.51, 0.6, 0.63, 0.85, 1.21, 1.26),
];

/** An animal that belongs to no pair yet. */
export const SPARE_ANIMAL = worth(0, 0, 0.06, 0.07, 0.15, 0.17, -0.09);

/** A stack with one card, by type. */
export const STACK_OF_ONE: readonly Worth[] = [
  worth(0, 0.06, 0.02, 0.07, 0.66, 1.44, 1.73), // castle
  worth(0, 0.04, 0.07, 0.37, 1.03, 1.85, 1.85), // mine
  worth(0, 0.28, 0.38, 1.04, 1.45, 2.03, 2.74), // cloister
  worth(0, 0.03, 0.08, 0.34, 1.07, 1.77, 1.92), // knowledge
  worth(0, 0.1, -0.04, 0.09, 0.71, 1.59, 1.49), // ship
  worth(0, 0.01, 0.06, 0.39, 1.28, 1.9, 1.74), // pasture
  worth(0, 0.05, 0.01, 0.11, 0.75, 1.54, 1.62), // building
];

/** A stack with two cards, by type. */
export const STACK_OF_TWO: readonly Worth[] = [
  worth(0, 0.1, 0.71, 1.43, 2.13, 2.77, 2.63), // castle
  worth(0, 0.44, 1.48, 2.19, 2.94, 3.47, 3.89), // mine
  worth(0, 2.03, 2.66, 3.29, 3.71, 4.07, 3.88), // cloister
  worth(0, 0.49, 1.54, 2.27, 3.02, 3.49, 3.34), // knowledge
  worth(0, 0.08, 0.79, 1.48, 2.19, 2.83, 2.88), // ship
  worth(0, 0.57, 1.69, 2.48, 3.03, 3.53, 4.17), // pasture
  worth(0, 0.19, 0.82, 1.63, 2.38, 2.82, 3.3), // building
];

/** The bonus card "1." is still there for a stack with two cards. */
export const FIRST_STILL_OPEN = worth(0, 0.36, 0.57, 0.68, 0.69, 0.62, 1.16);

/** A project, by type. */
export const PROJECT: readonly Worth[] = [
  worth(0, 0.17, 0.43, 0.57, 1.04, 1.42, 1.45), // castle
  worth(0, 0.14, 0.38, 0.52, 0.91, 1.23, 1.36), // mine
  worth(0, 0.11, 0.07, 0.06, 0.41, 0.87, 0.64), // cloister
  worth(0, 0.07, 0.2, 0.31, 0.69, 1.22, 1.09), // knowledge
  worth(0, 0, 0.08, 0.27, 0.74, 1.12, 1.03), // ship
  worth(0, 0.14, 0.09, 0.22, 0.72, 1.24, 1.44), // pasture
  worth(0, -0.06, 0.03, 0.17, 0.58, 0.99, 1.18), // building
];

/** A project that continues a stack of one card, or completes one of two. */
export const PROJECT_CONTINUES = worth(0, -0.01, 0.58, 0.88, 0.6, 0.18, 0.7);
export const PROJECT_COMPLETES = worth(0, 1.38, 1.27, 0.91, 0.47, 0.25, 0.67);
/** No room for a fourth one. */
export const PROJECTS_FULL = worth(0, -0.87, -0.62, -0.18, -0.03, -0.16, 0.25);
/** A hand card with the die of a project. */
export const HAND_FITS_PROJECT = worth(0, 0.27, 0.2, 0.24, 0.18, 0.25, 0.2);

/** Each point of the next card "All 7 types" with two types missing, and with one. */
export const TWO_TYPES_MISSING = worth(0, 0.02, 0.02, 0.09, 0.14, 0.02, 0.13);
export const ONE_TYPE_MISSING = worth(0, 0.1, 0.2, 0.29, 0.34, 0.16, 0.17);

export const START_CARD = worth(1.03, 0.67, 0.4, 0.2, 0.09, 0.02, 0.18);

/* What is still to be decided in the own turn. */

/** An action with any number, more than one with a die; a die that fits a project. */
export const ANY_NUMBER = worth(0, 0.51, 0.34, 0.3, 0.3, 0.32, 0.16);
export const DIE_FITS_PROJECT = worth(0, 0.43, 0.56, 0.43, 0.38, 0.4, 0.2);
export const PHASE_BONUS = worth(0.32, 0.5, 0.46, 0.83, 0.94, 1.9, 2.24);
export const GOODS_CARD = worth(0.14, 0.74, 0.78, 0.85, 0.95, 0.95, 0.76);
export const ANIMAL_CARD = worth(0.81, 0.74, 0.78, 0.72, 1.01, 0.95, 0.96);
export const GOODS_OR_ANIMAL = worth(1.03, 0.85, 0.85, 1.01, 1.03, 1, 0.95);
export const CARD_OF_DISPLAY = worth(-0.08, 0.45, 0.65, 0.84, 1.03, 1.33, 1.58);
export const SALE = worth(0.62, 0.51, 0.52, 0.67, 0.63, 0.61, 0.7);
export const FREE_PROJECT = worth(1.69, 1.47, 1.43, 1.41, 1.25, 1.34, 1.53);
export const BOUGHT_CARDS = worth(1.38, 1.36, 1.25, 1.19, 1.38, 1.48, 1.44);
/** The effect of a card just placed, by type. */
export const EFFECT: readonly Worth[] = [
  worth(0.32, 0.83, 0.93, 1.15, 1, 1.18, 1.18), // castle
  worth(0.37, 0.62, 0.6, 0.71, 0.64, 0.84, 0.9), // mine
  worth(-0.34, -0.2, -0.29, -0.3, 0.2, 0.28, 0.39), // cloister
  worth(-0.13, 0.5, 0.52, 0.5, 0.43, 0.45, 0.54), // knowledge
  worth(-0.15, 0.7, 0.72, 0.86, 1.13, 0.94, 0.9), // ship
  worth(0.27, 0.59, 0.56, 0.71, 0.83, 1.05, 0.97), // pasture
  worth(-0.01, 0.38, 0.55, 0.73, 0.88, 0.91, 0.85), // building
];
