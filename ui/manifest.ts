import type { CoversGlyph } from '@spielstube/art';
import type { Game, Lesson, Options } from '@spielstube/engine';
import type { BookChapter, BoxText, GameText, Lang } from '@spielstube/engine/text';
import type { CampaignPlan } from '@spielstube/table';
import type { GameUi } from './board.ts';
import type { BoxUi } from './box.ts';
import type { CampaignUi } from './campaign.ts';
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
  /** The options that stand for expansions which are loaded only where they are played; none if absent. */
  readonly expansions?: readonly string[];
  /*
   * Rules, words and board of a table: with the expansions that its options name. Without options nobody knows which
   * table it will be, so everything comes that is in the box; `{}` is the base game.
   */
  rules(options?: Options): Promise<Game>;
  readonly text: ByLang<(options?: Options) => Promise<GameText>>;
  readonly book: ByLang<() => Promise<readonly BookChapter[]>>;
  /** What is said about its box where it is shown or corrected. */
  readonly boxText?: ByLang<() => Promise<BoxText>>;
  board(options?: Options): Promise<GameUi>;
  /** How its box is shown. */
  box?(): Promise<BoxUi>;
  /** The guided first game, if there is one. */
  lesson?(): Promise<Lesson<SpriteId>>;
  /** Games one after the other, if the game has such a thing: what follows from their results, and how it is shown. */
  readonly campaign?: { plan(): Promise<CampaignPlan>; book(): Promise<CampaignUi> };
}

/** Which of the expansions are played: those whose option is neither missing nor off. */
export function playedExpansions(expansions: readonly string[], options: Options): readonly string[] {
  return expansions.filter((key) => {
    const value = options[key];
    return value !== undefined && value !== false && value !== 'off';
  });
}

/** Loads what expansions bring, each by its own way: of those that are played, or of all if nobody says which. */
export function loadPlayed<T>(
  ways: Readonly<Record<string, () => Promise<T>>>,
  options: Options | undefined,
): Promise<T[]> {
  const all = Object.keys(ways);
  const played = options === undefined ? all : playedExpansions(all, options);
  return Promise.all(played.map((key) => ways[key]()));
}
