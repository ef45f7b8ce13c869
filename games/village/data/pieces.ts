import { unless } from '@spielstube/engine';
import { box } from './box.ts';

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

/** `plagueTime`: what a plague cube costs. */
export const {
  ofAColour: CUBES_OF_A_COLOUR,
  plague: PLAGUE_CUBES,
  plagueTime: PLAGUE_TIME,
} = box.table('cubes', { ofAColour: 33, plague: 6, plagueTime: 2 });

/** A price or a gain in cubes, by colour. */
export type Cubes = readonly [number, number, number, number];

/** The five goods. */
export const SCROLL = 0;
export const HORSE = 1;
export const PLOUGH = 2;
export const OX = 3;
export const WAGON = 4;
export const GOODS = [SCROLL, HORSE, PLOUGH, OX, WAGON] as const;
export const GOOD_KEYS = ['scroll', 'horse', 'plough', 'ox', 'wagon'] as const;
/** The sixth, with Inn only. */
export const BEER = 5;
export const ALL_GOODS = [...GOODS, BEER] as const;
export const ALL_GOOD_KEYS = [...GOOD_KEYS, 'beer'] as const;

/** The members of a family by generation: their numbers never change. */
export const MEMBER_NUMBERS: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4];
export const GENERATIONS = Math.max(...MEMBER_NUMBERS);
/** With Marriage there is a fifth of the first generation. VIL-MAR-SET-03 */
export const MARRIAGE_MEMBER_NUMBERS: readonly number[] = [1, ...MEMBER_NUMBERS];

/*
 * What a member counts as: its kind. That is its number, or for one with bread under it a number beyond those: a "1" with
 * bread is neither a "1" nor a "2", because it can have no second bread. VIL-MAR-BREAD-02, -03
 */
export const MEMBER_KINDS = 2 * GENERATIONS;
export const hasBread = (kind: number): boolean => kind > GENERATIONS;
export const withBread = (kind: number): number => kind + GENERATIONS;
/** The number printed on it. */
export const printedNumber = (kind: number): number => (kind > GENERATIONS ? kind - GENERATIONS : kind);
/** The number it counts as. */
export const countedNumber = (kind: number): number => (kind > GENERATIONS ? kind - GENERATIONS + 1 : kind);

/** The life-time track has positions 0 to 9; the quill stands between 9 and 0. */
export const LIFE_TRACK = 10;

/** A farm: room for grain sacks, and the coins that it begins with. */
export const { grain: GRAIN_LIMIT, coins: STARTING_COINS } = box.table('farm', { grain: 5, coins: 1 });

/** The Well: so many cubes of any one colour. VIL-WELL-01 */
export const { cubes: WELL_CUBES } = box.table(
  'well',
  { cubes: 3 },
  { check: ({ cubes }) => unless([isSmall(cubes) && cubes > 0, 'wellCubes']) },
);

/** A payment has at most seven cubes of a colour: see `packCubes`. */
export function isSmall(cubes: number): boolean {
  return cubes <= 7;
}
