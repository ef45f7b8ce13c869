import { type Cubes, HORSE, NO_CUBES, OX, PLOUGH, SCROLL, WAGON } from './pieces.ts';
import { OFFICE, SMITHY, STABLES, WAINWRIGHT } from './places.ts';

/** A craft building: what training and producing cost, and what it makes. */
export interface Workshop {
  readonly place: number;
  readonly trainingTime: number;
  readonly productionTime: number;
  /** The price of a good without a craftsman: cubes or grain. */
  readonly cubes: Cubes;
  readonly grain: number;
  readonly goods: readonly number[];
}

export const WORKSHOP_TABLE: readonly Workshop[] = [
  { place: WAINWRIGHT, trainingTime: 2, productionTime: 2, cubes: [1, 0, 0, 1], grain: 0, goods: [WAGON] },
  { place: STABLES, trainingTime: 3, productionTime: 3, cubes: NO_CUBES, grain: 3, goods: [HORSE, OX] },
  { place: OFFICE, trainingTime: 2, productionTime: 2, cubes: [0, 0, 0, 1], grain: 0, goods: [SCROLL] },
  { place: SMITHY, trainingTime: 3, productionTime: 3, cubes: [1, 0, 0, 1], grain: 0, goods: [PLOUGH] },
];

/** The Mill: time and grain for coins, and nobody works there. */
export const MILL = { time: 2, grain: 2, coins: 2 } as const;

/** Grain Harvest: without help, with horse and plough, with ox and plough. */
export const HARVEST = { plain: 2, withHorse: 3, withOx: 4 } as const;
