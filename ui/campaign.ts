import type { SpriteName } from '@spielstube/art';
import type { GameTypes, Options, Seat } from '@spielstube/engine';
import type { GameText } from '@spielstube/engine/text';
import type { ReactNode } from 'react';

/** How a game of a campaign ended. */
export interface CampaignResult {
  readonly options: Options;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** A name that a winner has given to a place for good. */
export interface CampaignName {
  readonly place: string;
  readonly name: string;
}

/** All that the page of a campaign is given. */
export interface CampaignProps<G extends GameTypes = GameTypes> {
  readonly text: GameText<G>;
  /** Who plays, in table order. */
  readonly names: readonly string[];
  readonly results: readonly CampaignResult[];
  readonly given: readonly CampaignName[];
  /** Options of the game that is under way, or null between two games. */
  readonly running: Options | null;
  /** The tables that may come next. */
  readonly next: readonly Options[];
  /** Whether the winner of the last game may still name a place. */
  readonly mayName: boolean;
  begin(options: Options): void;
  goOn(): void;
  give(name: CampaignName): void;
}

/** What a game hands to the house for its campaign: what follows from results, and how it is shown. */
export interface CampaignUi<G extends GameTypes = GameTypes> {
  readonly sprite: SpriteName;
  readonly plan: {
    nextTables(results: readonly CampaignResult[], seats: number): readonly Options[];
  };
  Chronicle(props: CampaignProps<G>): ReactNode;
}
