import type { Options } from '@spielstube/engine';
import type { CampaignProps } from '@spielstube/ui';
import { CHAPTER_KEYS, type ChapterKey } from '../../data/chapters.ts';
import type { NewdaleTexts } from '../../text/types.ts';

export type Book = CampaignProps<NewdaleTexts>;

export const chapterIn = ({ chapter }: Options): ChapterKey => chapter as ChapterKey;
export const numberOf = (chapter: ChapterKey): number => CHAPTER_KEYS.indexOf(chapter);

/** Chapters that were played to a good end; alone one may have been tried in vain before. */
export const writtenIn = ({ results }: Book): Book['results'] =>
  results.filter(({ winners }) => winners.length > 0);

/** What may come now: the game under way, or those that may be begun. */
export const openIn = ({ running, next }: Book): readonly ChapterKey[] =>
  (running === null ? next : [running]).map(chapterIn);

/** Drawings of the chronicle count chapters in figures: `story-3a`. */
const FIGURES: Readonly<Record<ChapterKey, '1' | '2' | '3a' | '3b' | '4a' | '4b' | '5' | '6' | '7' | '8'>> = {
  I: '1',
  II: '2',
  IIIa: '3a',
  IIIb: '3b',
  IVa: '4a',
  IVb: '4b',
  V: '5',
  VI: '6',
  VII: '7',
  VIII: '8',
};
export const figureOf = (chapter: ChapterKey) => FIGURES[chapter];
export const chapterOfFigure = (figure: string): ChapterKey =>
  CHAPTER_KEYS.find((chapter) => FIGURES[chapter] === figure) ?? 'I';
