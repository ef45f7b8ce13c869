import type { Course, CourseStep } from '@spielstube/engine';
import { burgundy } from '@spielstube/games/burgundy/index.ts';
import { course as lesson } from '@spielstube/games/burgundy/lesson/course.ts';
import { expect, test } from 'vitest';
import { CourseError, courseTable, followsCourse, type SeatPlan } from '../index.ts';

const seats: SeatPlan[] = [
  { kind: 'person', name: 'Marthe' },
  { kind: 'bot', level: 'apprentice', name: 'Sophie' },
];

/** The lesson of Burgundy, with something else in place of one of the steps of its first chapter. */
function changed(number: number, step: CourseStep): Course {
  const [first, ...others] = lesson.chapters;
  return { ...lesson, chapters: [{ ...first, steps: first.steps.with(number, step as never) }, ...others] };
}
const laid = (course: Course, step: number) =>
  courseTable(burgundy, { seats, options: course.options, seed: course.seed }, course, step);

test('the table of a course lies as after all steps before this one', () => {
  expect(laid(lesson, 0).seq).toBe(0);
  expect(laid(lesson, 5).record().moves).toEqual([{ seat: 0, notation: 'play 6' }]);
});

test('a move that the rules refuse is named with its chapter, its step and the rule', () => {
  const broken = changed(5, { try: 'takeShip', move: 'take KN4a' });
  expect(() => laid(broken, 9)).toThrow(CourseError);
  expect(() => laid(broken, 9)).toThrow(
    /^chapter 1 \(dice\), step 6: "take KN4a" of seat 1: tooFewWorkers \(BUR-/,
  );
  expect(() => laid(changed(5, { others: ['silver'] }), 9)).toThrow(/step 6: nobody else is asked/);
});

test('a table that has gone another way does not follow the course', () => {
  const { moves } = laid(lesson, 12).record();
  expect(followsCourse([], lesson)).toBe(true);
  expect(followsCourse(moves, lesson)).toBe(true);
  expect(followsCourse([...moves.slice(0, -1), { seat: 0, notation: 'play 6' }], lesson)).toBe(false);
  expect(followsCourse([{ seat: 1, notation: 'play 6' }], lesson)).toBe(false);
});
