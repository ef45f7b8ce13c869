import { unless } from '@spielstube/engine';
import { box, stepList } from './box.ts';
import { isSmall } from './pieces.ts';

/**
 * A step costs a scroll or so many green cubes, and time by the step that is reached. Of the time of steps 2 to 4 it is
 * known that it is 2 or 3 and that both occur.
 */
const PRINTED = box.table(
  'council',
  {
    green: 2,
    time: { 1: 1, 2: 2, 3: 2, 4: 3 },
    points: { 1: 0, 2: 2, 3: 4, 4: 6 },
    privilegeCubes: 2,
    privilegePoints: 3,
  },
  {
    reconstructed: ['time.2', 'time.3', 'time.4'],
    check: ({ green, privilegeCubes }) =>
      unless(
        [green > 0 && isSmall(green), 'stepGreen'],
        [privilegeCubes === 1 || privilegeCubes === 2, 'privilegeCubes'],
      ),
  },
);
export const COUNCIL_GREEN = PRINTED.green;
/** By step. */
export const COUNCIL_TIME: readonly number[] = stepList(PRINTED.time);
export const COUNCIL_POINTS: readonly number[] = stepList(PRINTED.points);

/** Privileges by step. */
export const NEXT_START = 1;
export const TWO_CUBES = 2;
export const ONE_GOOD = 3;
export const COIN_FOR_POINTS = 4;
export const PRIVILEGES = [NEXT_START, TWO_CUBES, ONE_GOOD, COIN_FOR_POINTS] as const;
export const PRIVILEGE_CUBES = PRINTED.privilegeCubes;
export const PRIVILEGE_POINTS = PRINTED.privilegePoints;
