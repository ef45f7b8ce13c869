import type { SpriteName } from '@spielstube/art';
import type { GameTypes } from '@spielstube/engine';
import type { BoxNames, Lang } from '@spielstube/engine/text';
import type { ReactNode } from 'react';
import type { SpriteId } from './glyph.tsx';

export type BoxSigns = Readonly<Record<string, SpriteId>>;

/** Tables of the box that belong together. */
export interface BoxSection {
  readonly title: Readonly<Record<Lang, string>>;
  readonly tables: readonly string[];
}

/** What is drawn in front of a row of a table. */
export interface BoxRowProps<G extends GameTypes = GameTypes> {
  readonly table: string;
  readonly row: string;
  readonly words: G['words'];
  /** A value as it is shown, by its path. */
  shown(path: string): string | number | boolean | null;
}

/** How a game shows what is in its box. Whatever it says nothing of is shown by its path. */
export interface BoxUi<G extends GameTypes = GameTypes> {
  readonly sprites: readonly SpriteName[];
  /** Tables in none of them come last. */
  readonly sections: readonly BoxSection[];
  /** Names that the board has words for. */
  named?(words: G['words']): BoxNames;
  /** Signs for parts of paths and for words in values (`2 faith`), by the same keys as names. */
  readonly signs: BoxSigns;
  /** Components that are more than a sign; null: the sign will do. */
  picture?(props: BoxRowProps<G>): ReactNode;
}
