import { cellar } from './cellar.ts';
import type { StoredLesson } from './stored-lesson.ts';

async function readMark(value: unknown): Promise<StoredLesson | null> {
  if (value === undefined) return null;
  const { readStoredLesson } = await import('./stored-lesson.ts');
  return readStoredLesson(value);
}

/** How far somebody has come in the lesson of a game; null before its first step. */
export async function takeLesson(game: string): Promise<StoredLesson | null> {
  return readMark(await (await cellar()).get('lessons', game));
}

/** The lesson that is given at a table, if there is one. */
export async function lessonAtTable(table: string): Promise<StoredLesson | null> {
  const all: unknown[] = await (await cellar()).getAll('lessons');
  const lessons = await Promise.all(all.map(readMark));
  return lessons.find((lesson) => lesson?.table === table) ?? null;
}

export async function putLesson(lesson: StoredLesson): Promise<void> {
  await (await cellar()).put('lessons', lesson);
}
