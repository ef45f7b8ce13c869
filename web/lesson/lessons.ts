import { type Course, chapterStart } from '@spielstube/engine';
import type { SeatPlan } from '@spielstube/table';
import { throwAway } from '../cellar/cellar.ts';
import { putLesson, takeLesson } from '../cellar/lessons.ts';
import { freeName } from '../games/names.ts';
import { askOnce } from '../games/new-game.ts';

/** Bots that have just begun themselves: with them the game goes on when the lesson is over. */
const OTHERS = 'apprentice';

/** The pupil first, then the others. */
function seatsAt({ seats }: Course, name: string): readonly SeatPlan[] {
  const plans: SeatPlan[] = [{ kind: 'person', name }];
  while (plans.length < seats) {
    plans.push({ kind: 'bot', level: OTHERS, name: freeName(plans.map((plan) => plan.name)) });
  }
  return plans;
}

/** Lays the table for a chapter; answers its id. The table at which the lesson was given before is cleared away. */
export async function startLesson(
  game: string,
  course: Course,
  chapter: number,
  name: string,
): Promise<string> {
  const table = await askOnce({ what: 'teach', args: [{ game, seats: seatsAt(course, name), chapter }] });
  const before = await takeLesson(game);
  const step = chapterStart(course, chapter);
  await putLesson({ game, table, step, done: before?.done ?? [], updated: Date.now() });
  if (before !== null && before.table !== null) await throwAway(before.table);
  return table;
}
