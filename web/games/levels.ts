import type { LevelId } from '@spielstube/bots';

/** The strengths of bots that people choose from, the weakest first. Named here: the bots themselves come later. */
export type LevelName = LevelId;
export const LEVELS: readonly LevelName[] = ['apprentice', 'journeyman', 'master', 'grandmaster'];
export const STANDARD_LEVEL: LevelName = 'journeyman';
