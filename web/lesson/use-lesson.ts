import { type Course, type PlacedStep, stepReached, stepsOf } from '@spielstube/engine';
import type { ClosedChoice } from '@spielstube/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { putLesson } from '../cellar/lessons.ts';
import type { StoredLesson } from '../cellar/stored-lesson.ts';
import { questionOf } from '../table/question.ts';
import type { TableState, TableStore } from '../table/table.store.ts';

/** At this wrong try the teacher moves. */
const MOST_TRIES = 3;

/** What was tried in place of what was wanted. */
export interface Wrong {
  readonly step: number;
  readonly count: number;
  /** What the rules refuse; null: another move that they allow. */
  readonly closed: ClosedChoice | null;
}

export interface Lesson {
  readonly place: PlacedStep;
  /** The number of the step in the whole course. */
  readonly at: number;
  readonly isLastOfChapter: boolean;
  readonly wrong: Wrong | null;
  /** Where what was shown before can be seen again. */
  readonly back: (() => void) | null;
  next(): void;
  /** Does the step for the pupil. */
  skip(): void;
  /** Ends the lesson: the game goes on with bots. */
  leave(): void;
  mayChoose(notation: string): boolean;
  refused(closed: ClosedChoice): boolean;
}

/** Where a lesson stands, and what can be done in it; null when it is over. */
export function useLesson(
  store: TableStore,
  { look }: TableState,
  stored: StoredLesson,
  course: Course,
): Lesson | null {
  const steps = useMemo(() => stepsOf(course), [course]);
  const [reached, setReached] = useState(stored.step);
  const [done, setDone] = useState<readonly string[]>(stored.done);
  const [left, setLeft] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const at = stepReached(steps, reached, look?.seq ?? steps[Math.min(reached, steps.length - 1)].from);
  const isOver = left || at >= steps.length;
  const place = isOver ? null : steps[at];
  const leave = useCallback(() => setLeft(true), []);

  const { game, table } = stored;
  useEffect(() => {
    // What cannot be kept is no reason to stop: the lesson goes on from the chapter.
    putLesson({ game, table: isOver ? null : table, step: at, done: [...done], updated: Date.now() }).catch(
      () => {},
    );
  }, [game, table, at, done, isOver]);

  const allowed = place === null ? null : 'others' in place.step ? place.to : place.from;
  const isOpen = look !== null;
  useEffect(() => {
    if (!isOpen) return;
    // Where the table has gone another way than today's course, it is played on.
    store.follow(allowed, leave);
  }, [store, isOpen, allowed, leave]);

  if (place === null) return null;
  const { step, chapter, number } = place;
  const isLastOfChapter = number === course.chapters[chapter].steps.length - 1;
  const next = (): void => {
    const { key } = course.chapters[chapter];
    if (isLastOfChapter && !done.includes(key)) setDone([...done, key]);
    setReached(at + 1);
  };
  const move = 'move' in step ? step.move : null;
  const make = (notation: string): void => {
    if (look !== null) void store.choose({ notation, question: questionOf(look) });
  };
  const answer = (closed: ClosedChoice | null): void => {
    const count = (wrong?.step === at ? wrong.count : 0) + 1;
    setWrong({ step: at, count, closed });
    if (count >= MOST_TRIES && move !== null) make(move);
  };
  const isBackOpen = number > 0 && 'show' in step && 'show' in steps[at - 1].step;
  return {
    place,
    at,
    isLastOfChapter,
    wrong: wrong?.step === at ? wrong : null,
    back: isBackOpen ? () => setReached(at - 1) : null,
    next,
    skip() {
      if (move !== null) make(move);
      else if ('others' in step) store.skip();
      else next();
    },
    leave,
    mayChoose(notation) {
      if (notation === move) return true;
      if (move !== null) answer(null);
      return false;
    },
    refused(closed) {
      if (move !== null) answer(closed);
      return move !== null;
    },
  };
}
