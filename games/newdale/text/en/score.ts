import type { ScoreSource } from '../../rules/scoring.ts';

/** The lines of the score pad. */
export const scoreSources: Readonly<Record<ScoreSource, string>> = {
  track: 'Points track',
  military: 'Military strength',
  order: 'Chapter order',
  goods: 'Goods left over',
  mission: 'Secret mission',
  target: 'Target place',
  buildings: 'Buildings',
};
