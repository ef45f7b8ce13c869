import { unless } from '@spielstube/engine';
import { box, stepList } from './box.ts';
import { isSmall } from './pieces.ts';

/** Into the bag for brown cubes or time; grain to enter a step from the one before; points of a member on a step. */
const PRINTED = box.table(
  'church',
  { brown: 1, time: 3, grain: { 2: 1, 3: 2, 4: 2 }, points: { 1: 2, 2: 3, 3: 4, 4: 6 } },
  {
    reconstructed: ['grain.4'],
    check: ({ brown }) => unless([brown > 0 && isSmall(brown), 'churchBrown']),
  },
);
export const CHURCH_BROWN = PRINTED.brown;
export const CHURCH_TIME = PRINTED.time;
/** By step. */
export const CLIMB_GRAIN: readonly number[] = stepList(PRINTED.grain);
export const CHURCH_POINTS: readonly number[] = stepList(PRINTED.points);

/** `figures`: how many leave the black bag in a Mass. */
export const {
  figures: MASS_FIGURES,
  monks: MONKS,
  majorityPoints: MAJORITY_POINTS,
} = box.table(
  'mass',
  { figures: 4, monks: 4, majorityPoints: 2 },
  {
    check: ({ figures, monks }) => unless([monks >= figures, 'monksForMass']),
  },
);
