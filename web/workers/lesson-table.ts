import { type Course, chapterStart } from '@spielstube/engine';
import { gameNamed, manifestOf } from '@spielstube/games';
import { courseTable, followsCourse, type Table } from '@spielstube/table';
import { addJar } from '../cellar/jar-store.ts';
import { lessonAtTable } from '../cellar/lessons.ts';
import { fetchPart } from '../games/away.ts';
import type { NewLesson } from './table-asks.ts';

async function courseOf(id: string): Promise<Course | null> {
  const lesson = manifestOf(id)?.lesson;
  return lesson === undefined ? null : (await fetchPart(id, lesson)).course;
}

/** Lays out the table of a lesson, as it lies at the beginning of a chapter, and puts it into the cellar. */
export async function layOutLesson({ game: id, seats, chapter }: NewLesson): Promise<string> {
  const course = await courseOf(id);
  if (course === null) throw new Error(`there is no lesson for ${id}`);
  const game = await fetchPart(id, () => gameNamed(id, course.options));
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const { options, seed } = course;
  return addJar(courseTable(game, { seats, options, seed }, course, chapterStart(course, chapter)));
}

/** The course that is followed at a table; null where no lesson is given, or another course was taken. */
export async function courseAt(id: string, table: Table): Promise<Course | null> {
  const lesson = await lessonAtTable(id);
  const course = lesson === null ? null : await courseOf(lesson.game);
  return course !== null && followsCourse(table.record().moves, course) ? course : null;
}
