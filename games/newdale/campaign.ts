import type { Options, Seat } from '@spielstube/engine';
import { BOARDS, placeKey } from './data/boards.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS, type ChapterKey } from './data/chapters.ts';

/*
 * The campaign: chapters one after the other. It lies outside the rules, which know one chapter at a time: a campaign is
 * what the records of its chapters say, and everything here is worked out of their results.
 */

/** How a chapter ended, as its record tells. */
export interface ChapterResult {
  readonly options: Options;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

const FOLLOWS: Readonly<Record<ChapterKey, readonly ChapterKey[]>> = {
  I: ['II'],
  II: ['IIIa', 'IIIb'],
  IIIa: ['IVa'],
  IIIb: ['IVb'],
  IVa: ['V'],
  IVb: ['V'],
  V: ['VI'],
  VI: ['VII'],
  VII: ['VIII'],
  VIII: [],
};

const chapterOf = (options: Options): ChapterKey => options.chapter as ChapterKey;
const chapterIn = ({ options }: ChapterResult): ChapterKey => chapterOf(options);
const isFailed = ({ winners }: ChapterResult): boolean => winners.length === 0;

/**
 * The tables that may come next: one, or two where somebody chooses; none after the last chapter. Alone a chapter that was
 * not passed is played again. NEW-CAMP-01, -02, -03, -05, NEW-SOLO-11
 */
export function nextTables(results: readonly ChapterResult[], seats: number): readonly Options[] {
  const last = results.at(-1);
  if (last === undefined) return [{ chapter: 'I' }];
  if (isFailed(last)) return [last.options];
  const start = startAfter(last, seats);
  return FOLLOWS[chapterIn(last)].map((chapter) => ({ chapter, ...roadAfter(chapterIn(last)), ...start }));
}

/** Creekside after the river, Thickthorn after the wood. NEW-CAMP-03 */
function roadAfter(chapter: ChapterKey): Options {
  if (chapter === 'IVa') return { road: 'creekside' };
  return chapter === 'IVb' ? { road: 'thickthorn' } : {};
}

/** The winner sits in last position: whoever sits next to him begins, and he chooses a person first. NEW-CAMP-05 */
function startAfter({ winners }: ChapterResult, seats: number): Options {
  return seats === 1 ? {} : { startPlayer: `${((winners[0] + 1) % seats) + 1}` };
}

/** Who holds the cup, and chooses the way; NOBODY before the first chapter was won. NEW-CAMP-02, -04 */
export function cupHolder(results: readonly ChapterResult[]): Seat | null {
  return results.findLast((result) => !isFailed(result))?.winners[0] ?? null;
}

/** Places of the chapter's board that nobody has named, here or in an earlier chapter; for its winner. NEW-CAMP-07 */
export function placesToName(result: ChapterResult, named: readonly string[]): readonly string[] {
  if (isFailed(result)) return [];
  const { board } = CHAPTER_ROWS[CHAPTER_KEYS.indexOf(chapterIn(result))];
  return BOARDS[board].name.flatMap((name, place) => {
    const key = placeKey(board, place);
    return name === '' && !named.includes(key) ? [key] : [];
  });
}

/** How a seat stands in a campaign: chapters won, points of all chapters. */
export interface Standing {
  readonly chapters: number;
  readonly points: number;
}

/** Attempts that failed count for nothing. NEW-CAMP-09 */
export function standings(results: readonly ChapterResult[], seats: number): readonly Standing[] {
  const passed = results.filter((result) => !isFailed(result));
  return Array.from({ length: seats }, (_, seat) => ({
    chapters: passed.filter(({ winners }) => winners.includes(seat)).length,
    points: passed.reduce((all, { scores }) => all + scores[seat], 0),
  }));
}

/** Most chapters won, then most points, then shared. NEW-CAMP-09 */
export function campaignWinners(results: readonly ChapterResult[], seats: number): readonly Seat[] {
  const all = standings(results, seats);
  const better = (one: Standing, other: Standing): boolean =>
    one.chapters > other.chapters || (one.chapters === other.chapters && one.points > other.points);
  return all.flatMap((one, seat) => (all.some((other) => better(other, one)) ? [] : [seat]));
}

/** For the house, which keeps campaigns of any game. */
export const campaignPlan = { nextTables, placesToName, leaders: campaignWinners, titleOf: chapterOf };
