/** A strength that people choose by name. */
export interface Level {
  /** Key of its name in the client's texts, and its word in records. */
  readonly id: LevelId;
  readonly spec: string;
}

export const LEVEL_IDS = ['apprentice', 'journeyman', 'master', 'grandmaster'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** From the weakest to the strongest. The strongest answers within two seconds on a slow machine, too. */
export const LEVELS: readonly Level[] = [
  { id: 'apprentice', spec: 'greedy~100%' },
  { id: 'journeyman', spec: 'greedy' },
  { id: 'master', spec: 'mcts:300' },
  { id: 'grandmaster', spec: 'mcts:4000/1500ms' },
];

export function levelNamed(id: string): Level | undefined {
  return LEVELS.find((level) => level.id === id);
}
