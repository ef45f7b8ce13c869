import type { LessonWords, Options } from '@spielstube/engine';
import type { BookChapter, GameText, Lang } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import { playedExpansions } from '@spielstube/ui/manifest';
import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import { fetchPart } from './away.ts';

type Sources<T> = Readonly<Record<Lang, () => Promise<T>>>;

const texts = new Map<string, Worded<GameText>>();
const books = new Map<string, Worded<readonly BookChapter[]>>();
const lessons = new Map<string, Worded<LessonWords>>();

/** One for each key, made when it is first asked for; if something cannot be had, the error names the game. */
function wordedOf<T>(
  known: Map<string, Worded<T>>,
  key: string,
  id: string,
  { de, en }: Sources<T>,
): Worded<T> {
  const worded = known.get(key) ?? new Worded({ de: () => fetchPart(id, de), en: () => fetchPart(id, en) });
  known.set(key, worded);
  return worded;
}

/** What a game says at a table with these options; null if there is no such game. */
export function textOf(id: string, options: Options): Worded<GameText> | null {
  const manifest = manifestOf(id);
  if (manifest === undefined) return null;
  const { text, expansions = [] } = manifest;
  const key = [id, ...playedExpansions(expansions, options)].join(' ');
  return wordedOf(texts, key, id, { de: () => text.de(options), en: () => text.en(options) });
}

/** Its rules book, which is loaded only when it is opened. */
export function bookOf(id: string): Worded<readonly BookChapter[]> | null {
  const manifest = manifestOf(id);
  return manifest === undefined ? null : wordedOf(books, id, id, manifest.book);
}

/** What is said in its lesson, which is loaded only where it is given. */
function lessonOf(id: string): Worded<LessonWords> | null {
  const lesson = manifestOf(id)?.lesson;
  if (lesson === undefined) return null;
  const say = (lang: Lang) => async () => (await lesson()).words[lang]();
  return wordedOf(lessons, id, id, { de: say('de'), en: say('en') });
}

/** In the present language; null while it is being loaded. */
export const useGameText = (id: string, options: Options): GameText | null => useWorded(textOf(id, options));
export const useBook = (id: string): readonly BookChapter[] | null => useWorded(bookOf(id));
export const useLessonWords = (id: string): LessonWords | null => useWorded(lessonOf(id));
