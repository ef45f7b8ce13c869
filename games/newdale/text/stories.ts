import type { ChapterKey } from '../data/chapters.ts';

/** The page before a chapter and the page after it, paragraph by paragraph. */
export interface Story {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The Chronicle: a story for each chapter. After a chapter that was not passed alone nothing is told. */
export type Stories = Readonly<Record<ChapterKey, Story>>;
