import type { LessonWords } from '@spielstube/engine';
import type { Lang } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import { fetchPart } from '../games/away.ts';
import { useWorded } from '../settings/use-worded.ts';
import { Worded } from '../settings/worded.ts';
import type { LessonKitWords } from '../text/lesson/words.ts';

const kit = new Worded<LessonKitWords>({
  de: async () => (await import('../text/lesson/de.ts')).de,
  en: async () => (await import('../text/lesson/en.ts')).en,
});
const lessons = new Map<string, Worded<LessonWords>>();

/** What is said around lessons; null while it is being loaded. */
export const useLessonKit = (): LessonKitWords | null => useWorded(kit);

function wordsOf(game: string): Worded<LessonWords> | null {
  const lesson = manifestOf(game)?.lesson;
  if (lesson === undefined) return null;
  const load = (lang: Lang) => () => fetchPart(game, async () => (await lesson()).words[lang]());
  const worded = lessons.get(game) ?? new Worded({ de: load('de'), en: load('en') });
  lessons.set(game, worded);
  return worded;
}

/** What is said in the lesson of a game. */
export const useLessonWords = (game: string): LessonWords | null => useWorded(wordsOf(game));
