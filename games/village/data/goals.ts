/** Pieces that a silver goal asks for; they are shown, not spent. */
export interface Pieces {
  readonly coins: number;
  readonly grain: number;
  /** Scroll, horse, plough, ox, wagon. */
  readonly goods: readonly [number, number, number, number, number];
  /** Skill, persuasion, faith, knowledge. */
  readonly cubes: readonly [number, number, number, number];
}

/** Achievements that the other goals ask for. */
export type Achievement =
  | 'craftsman'
  | 'travellingSalesman'
  | 'merchant'
  | 'saint'
  | 'historian'
  | 'master'
  | 'acolyte'
  | 'secretary';

export interface LifeGoal {
  readonly key: string;
  readonly silver: boolean;
  readonly points: number;
  readonly needs: Pieces | Achievement;
}

const SILVER_POINTS = 5;
const GOLD_POINTS = 8;

const pieces = (key: string, needs: Partial<Pieces>): LifeGoal =>
  Object.freeze<LifeGoal>({
    key,
    silver: true,
    points: SILVER_POINTS,
    needs: { coins: 0, grain: 0, goods: [0, 0, 0, 0, 0], cubes: [0, 0, 0, 0], ...needs },
  });
const gold = (needs: Achievement): LifeGoal =>
  Object.freeze({ key: needs, silver: false, points: GOLD_POINTS, needs });

/**
 * The life goals that can be played without Inn, Port and Marriage: eight silver, seven gold. Known: Aristocrat, Writer
 * and the requirements of all gold goals. Reconstructed: the requirements of the other silver goals.
 */
export const LIFE_GOALS: readonly LifeGoal[] = [
  pieces('aristocrat', { coins: 7 }),
  pieces('farmer', { grain: 5, goods: [0, 1, 1, 1, 0] }),
  pieces('bailiff', { goods: [1, 1, 0, 0, 0], cubes: [0, 4, 0, 0] }),
  pieces('explorer', { goods: [1, 0, 0, 0, 2], cubes: [0, 0, 3, 0] }),
  Object.freeze({ key: 'craftsman', silver: true, points: SILVER_POINTS, needs: 'craftsman' }),
  pieces('coachman', { goods: [0, 2, 0, 0, 2] }),
  pieces('knight', { coins: 2, goods: [0, 3, 0, 0, 0] }),
  pieces('writer', { goods: [3, 0, 0, 0, 0], cubes: [1, 1, 1, 1] }),
  gold('travellingSalesman'),
  gold('merchant'),
  gold('saint'),
  gold('historian'),
  gold('master'),
  gold('acolyte'),
  gold('secretary'),
];

/** How much of it the achievements ask for. */
export const CRAFTSMAN_BUILDINGS = 3;
export const SALESMAN_CUSTOMERS = 2;
export const MERCHANT_CUSTOMERS = 6;
export const SAINT_STEPS = [1, 2, 3] as const;
export const HISTORIAN_GROUPS = 4;
export const MASTER_CRAFTSMEN = 4;
export const ACOLYTE_NUMBER = 4;
export const SECRETARY_STEP = 4;
