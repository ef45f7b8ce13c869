/** Into the bag: a brown cube or this much time. */
export const CHURCH_TIME = 3;
/** Grain to enter a step from the one before (index 1 to 4); the last one is reconstructed. */
export const CLIMB_GRAIN: readonly number[] = [0, 0, 1, 2, 2];
/** Figures that leave the black bag in a Mass. */
export const MASS_FIGURES = 4;
export const MAJORITY_POINTS = 2;
