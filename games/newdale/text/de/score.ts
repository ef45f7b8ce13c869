import type { ScoreSource } from '../../rules/scoring.ts';

/** The lines of the score pad. */
export const scoreSources: Readonly<Record<ScoreSource, string>> = {
  track: 'Siegpunkteleiste',
  military: 'Militär',
  order: 'Kapitelauftrag',
  goods: 'Übrige Waren',
  mission: 'Geheimauftrag',
  target: 'Zielort',
  buildings: 'Gebäude',
};
