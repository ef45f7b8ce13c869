import { type Course, chapterStart } from '@spielstube/engine';
import { useEffect, useState } from 'react';
import { takeLesson } from '../cellar/lessons.ts';
import type { StoredLesson } from '../cellar/stored-lesson.ts';

/** How far somebody has come in the lesson of a game; undefined until that is known. */
export function useProgress(game: string): StoredLesson | null | undefined {
  const [stored, setStored] = useState<StoredLesson | null | undefined>(undefined);
  useEffect(() => {
    takeLesson(game).then(setStored, () => setStored(null));
  }, [game]);
  return stored;
}

/** Where the lesson was left; null where none is under way. */
export function placeLeft(
  course: Course,
  stored: StoredLesson | null,
): { chapter: number; step: number } | null {
  if (stored === null || stored.table === null) return null;
  const starts = course.chapters.map((_, chapter) => chapterStart(course, chapter));
  const chapter = starts.findLastIndex((start) => start <= stored.step);
  const step = stored.step - starts[chapter];
  return step < course.chapters[chapter].steps.length ? { chapter, step } : null;
}
