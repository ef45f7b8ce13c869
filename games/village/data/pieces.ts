/** Influence cubes by colour, then plague. Colours are small numbers everywhere. */
export const SKILL = 0;
export const PERSUASION = 1;
export const FAITH = 2;
export const KNOWLEDGE = 3;
export const PLAGUE = 4;
export const COLOURS = [SKILL, PERSUASION, FAITH, KNOWLEDGE] as const;
/** The four colours and plague, as they lie on the action spaces. */
export const CUBE_KINDS = 5;
export const CUBE_KEYS = ['skill', 'persuasion', 'faith', 'knowledge', 'plague'] as const;
export const CUBES_OF_A_COLOUR = 33;
export const PLAGUE_CUBES = 6;

/** A price or a gain in cubes, by colour. */
export type Cubes = readonly [number, number, number, number];
export const NO_CUBES: Cubes = [0, 0, 0, 0];

/** The five goods. */
export const SCROLL = 0;
export const HORSE = 1;
export const PLOUGH = 2;
export const OX = 3;
export const WAGON = 4;
export const GOODS = [SCROLL, HORSE, PLOUGH, OX, WAGON] as const;
export const GOOD_KEYS = ['scroll', 'horse', 'plough', 'ox', 'wagon'] as const;

/** The members of a family by generation: their numbers never change. */
export const MEMBER_NUMBERS: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4];
export const GENERATIONS = 4;
/** The first generation starts on the farm, the others are unborn. */
export const STARTING_MEMBERS = 4;

export const MONKS = 4;
export const GRAIN_LIMIT = 5;
export const STARTING_COINS = 1;
/** The life-time track has positions 0 to 9; the quill stands between 9 and 0. */
export const LIFE_TRACK = 10;
/** What a plague cube costs in time. */
export const PLAGUE_TIME = 2;
