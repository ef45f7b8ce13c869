import type { SpriteName } from '@spielstube/art';
import type { GameTypes, Options } from '@spielstube/engine';
import type { GameText } from '@spielstube/engine/text';
import type { GivenName, StageResult } from '@spielstube/table';
import type { ReactNode } from 'react';

export type { GivenName };

/** All that the page of a campaign is given. */
export interface CampaignProps<G extends GameTypes = GameTypes> {
  readonly text: GameText<G>;
  /** Who plays, in table order. */
  readonly names: readonly string[];
  readonly results: readonly StageResult[];
  readonly given: readonly GivenName[];
  /** Options of the game that is under way, or null between two games. */
  readonly running: Options | null;
  /** The tables that may come next. */
  readonly next: readonly Options[];
  /** Whether the winner of the last game may still name a place. */
  readonly mayName: boolean;
  begin(options: Options): void;
  goOn(): void;
  /** Opens a game that is over, by its place among the results: its closing scene. */
  lookAt(result: number): void;
  give(name: GivenName): void;
}

/** How a game shows its campaign. */
export interface CampaignUi<G extends GameTypes = GameTypes> {
  readonly sprite: SpriteName;
  Chronicle(props: CampaignProps<G>): ReactNode;
}
