import type { Course } from '@spielstube/engine';
import { type ReactNode, useMemo } from 'react';
import type { StoredLesson } from '../cellar/stored-lesson.ts';
import { useLessonWords } from '../games/texts.ts';
import { MurrPaw } from '../murr/murr.tsx';
import { type Pointed, Pointer } from '../murr/pointer.tsx';
import { Laying } from '../parts/laying.tsx';
import type { TableLesson } from '../table/lesson.ts';
import { OpenTable } from '../table/open-table.tsx';
import { type TableStore, useTableState } from '../table/table.store.ts';
import styles from './lesson-table.module.css';
import { useLessonKit } from './lesson-words.ts';
import { MurrCard } from './murr-card.tsx';
import { useCourse } from './use-course.ts';
import { type Lesson, useLesson } from './use-lesson.ts';

export interface LessonTableProps {
  readonly id: string;
  readonly store: TableStore;
  readonly stored: StoredLesson;
  readonly menu: ReactNode;
}

/** A table at which Murr teaches. When the lesson is over it is a table like any other. */
export default function LessonTable(props: LessonTableProps) {
  const course = useCourse(props.stored.game);
  return course === null ? <Laying /> : <TaughtTable {...props} course={course} />;
}

const NOTHING: Pointed = { places: [], move: null };

function pointedIn(lesson: Lesson | null): Pointed {
  if (lesson === null || 'others' in lesson.place.step) return NOTHING;
  const { step } = lesson.place;
  return { places: step.at ?? [], move: 'move' in step ? step.move : null };
}

function TaughtTable({ id, store, stored, menu, course }: LessonTableProps & { course: Course }) {
  const state = useTableState(store);
  const kit = useLessonKit();
  const words = useLessonWords(stored.game);
  const lesson = useLesson(store, state, stored, course);
  const at = lesson?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is meant changes with the step alone
  const pointed = useMemo(() => pointedIn(lesson), [at]);
  if (lesson === null) return <OpenTable id={id} store={store} company={null} lesson={null} menu={menu} />;
  if (kit === null || words === null) return <Laying />;
  const { step } = lesson.place;
  const mover =
    state.seats[state.look?.deciding.find((seat) => seat !== state.look?.viewer) ?? -1]?.name ?? '';
  const taught: TableLesson = {
    doing: 'others' in step ? 'watch' : 'show' in step ? 'show' : 'try',
    asked:
      'show' in step
        ? { title: kit.table.shows, hint: kit.table.showsHint }
        : 'try' in step
          ? { title: kit.table.tryIt(words.tries[step.try].ask), hint: kit.table.tryHint }
          : null,
    sign: 'show' in step ? <MurrPaw className={styles.sign ?? ''} /> : null,
    card: (
      <MurrCard
        game={stored.game}
        course={course}
        lesson={lesson}
        words={words}
        kit={kit.table}
        pointed={pointed}
        mover={mover}
      />
    ),
    pointer: (open) => <Pointer pointed={pointed} how="teaching" open={open} />,
    mayChoose: lesson.mayChoose,
    refused: lesson.refused,
  };
  return <OpenTable id={id} store={store} company={null} lesson={taught} menu={menu} />;
}
