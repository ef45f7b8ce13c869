import { unless } from '@spielstube/engine';
import { box } from './box.ts';

/** What a player may choose for completing a triple. */
export interface PhaseBonus {
  readonly points: number;
  readonly goods: number;
  readonly animals: number;
  readonly silver: number;
  readonly workers: number;
}

const bonus = (gain: Partial<PhaseBonus>) => ({
  points: 0,
  goods: 0,
  animals: 0,
  silver: 0,
  workers: 0,
  ...gain,
});

/** The five phase cards. A and D are known from the rulebook. */
const phaseBonuses = box.table(
  'phaseBonuses',
  {
    A: [
      bonus({ points: 3 }),
      bonus({ goods: 2 }),
      bonus({ animals: 2 }),
      bonus({ silver: 3 }),
      bonus({ workers: 3 }),
    ],
    B: [bonus({ points: 2 }), bonus({ goods: 1, animals: 1 }), bonus({ silver: 3 }), bonus({ workers: 3 })],
    C: [
      bonus({ points: 1 }),
      bonus({ goods: 1 }),
      bonus({ animals: 1 }),
      bonus({ silver: 2 }),
      bonus({ workers: 2 }),
    ],
    D: [bonus({ silver: 2 }), bonus({ workers: 2 }), bonus({ workers: 1, silver: 1 })],
    E: [bonus({ silver: 1 }), bonus({ workers: 1 })],
  },
  {
    reconstructed: ['B', 'C', 'E'],
    // Goods and animals can run out: something must be left to choose.
    check: (cards) =>
      unless([
        Object.values(cards).every((card) => card.some((one) => one.points + one.silver + one.workers > 0)),
        'optionLeft',
      ]),
  },
);
export const PHASE_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export const PHASES = PHASE_LETTERS.length;
/** The options of each phase, by its number. */
export const PHASE_BONUSES: readonly (readonly PhaseBonus[])[] = PHASE_LETTERS.map(
  (letter) => phaseBonuses[letter],
);

/** What cards bring that bring something countable. */
export const EFFECTS = box.table('effects', {
  mine: { silver: 2 },
  knowledge: { workers: 2 },
  watchtower: { points: 1 },
  bank: { silver: 3 },
});

/** Action 4 tops workers up, action 5 brings silver, action 6 makes a point of some cards. */
export const ACTIONS = box.table(
  'actions',
  { workersUpTo: 2, silver: 1, cardsPerPoint: 3 },
  {
    check: ({ silver, cardsPerPoint }) => unless([silver > 0 && cardsPerPoint > 0, 'actionsBring']),
  },
);

/** The purchase: its price in silver and the number of cards it brings. */
export const PURCHASE = box.table(
  'purchase',
  { price: 3, cards: 3 },
  { check: ({ cards }) => unless([cards > 0, 'purchaseBrings']) },
);

/** A bonus card "1.", the start player card; what a cloister of Egon brings the player. */
export const POINTS = box.table('points', { firstTriple: 1, startCard: 1, egonCloister: 1 });

/** Points of a set of different animals, by the number of them. */
export const ANIMAL_SETS = box.table(
  'animalSets',
  { 2: 1, 3: 2, 4: 4 },
  {
    // Otherwise the largest sets would not score most. BUR-SCORE-06
    check: (points) =>
      unless([points[3] >= 2 * points[2] && points[4] + points[2] >= 2 * points[3], 'setsGrow']),
  },
);
