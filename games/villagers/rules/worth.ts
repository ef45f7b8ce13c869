import type { WorthTable } from '@spielstube/engine';

/**
 * What the features of a position are worth in points, by the stage of the game. Set by hand; `spielstube fit` makes
 * such a table from games of bots against themselves (docs/bots.md).
 */
export const WORTH: WorthTable = {
  knots: [0, 3, 7, 12],
  worths: {
    'printed gold': [1, 1, 1, 1],
    'printed gold before the first market': [1, 1, 1, 1],
    'printed gold, first market due': [1, 1, 1, 1],
    coins: [1, 1, 1, 1],
    'coins before the first market': [1, 1, 1, 1],
    silver: [1, 1, 1, 1],
    food: [0, 1, 4, 7],
    builders: [0, 1, 4, 7],
    'hand cards': [0, 0.5, 1, 1],
    'playable gold': [0.1, 0.4, 0.6, 0.8],
  },
};
