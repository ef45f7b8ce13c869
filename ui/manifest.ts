import type { CoversGlyph } from '@spielstube/art';
import type { Game } from '@spielstube/engine';
import type { BookChapter, GameText, Lang } from '@spielstube/engine/text';
import type { GameUi } from './board.ts';
import type { SpriteId } from './glyph.tsx';

type ByLang<T> = Readonly<Record<Lang, T>>;

/**
 * Everything the house knows of a game before it is opened, and how its parts are loaded, each when it is needed. A
 * game is its folder and one line in `games/index.ts`.
 */
export interface GameManifest {
  readonly id: string;
  readonly title: ByLang<string>;
  readonly subtitle: ByLang<string>;
  /** In the middle of a sentence: "I play Burgundy". */
  readonly short: ByLang<string>;
  /** The front of the box, and its sign. */
  readonly cover: CoversGlyph;
  readonly emblem: SpriteId;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  /** The solo opponent, if the game has one, as named in sentences. */
  readonly rival: ByLang<string> | null;
  rules(): Promise<Game>;
  readonly text: ByLang<() => Promise<GameText>>;
  readonly book: ByLang<() => Promise<readonly BookChapter[]>>;
  board(): Promise<GameUi>;
}
