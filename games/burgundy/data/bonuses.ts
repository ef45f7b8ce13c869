/** What a player may choose for completing a triple. */
export interface PhaseBonus {
  readonly points: number;
  readonly goods: number;
  readonly animals: number;
  readonly silver: number;
  readonly workers: number;
}

const bonus = (gain: Partial<PhaseBonus>): PhaseBonus =>
  Object.freeze({ points: 0, goods: 0, animals: 0, silver: 0, workers: 0, ...gain });

/** The five phase cards, A to E. A and D are known from the rulebook; B, C and E are reconstructed. */
export const PHASE_BONUSES: readonly (readonly PhaseBonus[])[] = [
  [
    bonus({ points: 3 }),
    bonus({ goods: 2 }),
    bonus({ animals: 2 }),
    bonus({ silver: 3 }),
    bonus({ workers: 3 }),
  ],
  [bonus({ points: 2 }), bonus({ goods: 1, animals: 1 }), bonus({ silver: 3 }), bonus({ workers: 3 })],
  [
    bonus({ points: 1 }),
    bonus({ goods: 1 }),
    bonus({ animals: 1 }),
    bonus({ silver: 2 }),
    bonus({ workers: 2 }),
  ],
  [bonus({ silver: 2 }), bonus({ workers: 2 }), bonus({ workers: 1, silver: 1 })],
  [bonus({ silver: 1 }), bonus({ workers: 1 })],
];

/** Silver for a mine and for a bank, workers for knowledge, points for a watchtower. */
export const MINE_SILVER = 2;
export const BANK_SILVER = 3;
export const KNOWLEDGE_WORKERS = 2;
export const WATCHTOWER_POINTS = 1;
/** Workers that action 4 tops up to. */
export const WORKERS_TOPPED_UP = 2;
/** Cards that make one point in action 6. */
export const CARDS_PER_POINT = 3;
/** The purchase: its price and the number of cards it brings. */
export const PURCHASE_PRICE = 3;
export const PURCHASE_CARDS = 3;
/** Points of a bonus card "1.", of a sold goods card and of the start player card. */
export const FIRST_TRIPLE_POINTS = 1;
export const SOLD_GOODS_POINTS = 1;
export const START_CARD_POINTS = 1;
/** What Egon's cloisters bring the player. */
export const EGON_CLOISTER_POINTS = 1;

/** Points of a set of animals, by the number of different ones in it. */
export const ANIMAL_SET_POINTS: readonly number[] = [0, 0, 1, 2, 4];
