/** Entering a council step: a scroll or this many green cubes, and time by the step reached (index 1 to 4). */
export const COUNCIL_GREEN = 2;
/** Step 1 is known; of the steps 2 to 4 it is known that they cost 2 or 3: which is which is reconstructed. */
export const COUNCIL_TIME: readonly number[] = [0, 1, 2, 2, 3];

/** Privileges by step. */
export const NEXT_START = 1;
export const TWO_CUBES = 2;
export const ONE_GOOD = 3;
export const COIN_FOR_POINTS = 4;
export const PRIVILEGES = [NEXT_START, TWO_CUBES, ONE_GOOD, COIN_FOR_POINTS] as const;
export const PRIVILEGE_CUBES = 2;
export const PRIVILEGE_POINTS = 3;
