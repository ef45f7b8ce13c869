import { type Course, type Game, type PlacedStep, type Refusal, stepsOf } from '@spielstube/engine';
import type { Move } from './log.ts';
import { Table, type TableSetup } from './table.ts';

/** The pupil of a lesson sits here. */
export const PUPIL = 0;

/** A move of a course that the rules do not allow where it stands. */
export class CourseError extends Error {
  readonly place: PlacedStep;
  constructor(course: Course, place: PlacedStep, what: string) {
    const { key } = course.chapters[place.chapter];
    super(`chapter ${place.chapter + 1} (${key}), step ${place.number + 1}: ${what}`);
    this.name = 'CourseError';
    this.place = place;
  }
}

/** The table of a lesson when all steps before this one are done. Throws a `CourseError` at a move that is not legal. */
export function courseTable(game: Game, setup: TableSetup, course: Course, step: number): Table {
  const table = new CoursePlay(game, setup, course);
  for (const place of stepsOf(course).slice(0, step)) table.play(place);
  return table.table;
}

/** A course being played by itself, step by step. */
export class CoursePlay {
  table: Table;
  private readonly course: Course;

  constructor(game: Game, setup: TableSetup, course: Course) {
    this.table = new Table(game, setup);
    this.course = course;
  }

  play(place: PlacedStep): void {
    const { step } = place;
    if ('move' in step) this.move(place, PUPIL, step.move);
    else if ('others' in step) {
      for (const notation of step.others) this.move(place, this.otherToMove(place, notation), notation);
    }
  }

  private otherToMove(place: PlacedStep, notation: string): Move['seat'] {
    const seat = this.table.deciding().find((one) => one !== PUPIL);
    if (seat === undefined) throw this.wrong(place, `nobody else is asked, so nobody can "${notation}"`);
    return seat;
  }

  private move(place: PlacedStep, seat: Move['seat'], notation: string): void {
    const { table } = this;
    const refusal = table.checkMove(seat, notation);
    if (refusal !== null) throw this.wrong(place, `"${notation}" of seat ${seat + 1}: ${reasonOf(refusal)}`);
    this.table = table.after(table.entryOf(seat, notation, 0));
  }

  private wrong(place: PlacedStep, what: string): CourseError {
    return new CourseError(this.course, place, what);
  }
}

const reasonOf = ({ reason, rule }: Refusal): string => (rule === '' ? reason : `${reason} (${rule})`);

/** Whether a table has followed the course so far: as far as its moves go, or to its end and beyond. */
export function followsCourse(moves: readonly Move[], course: Course): boolean {
  const steps = stepsOf(course);
  const said = steps.flatMap(({ step }) => {
    if ('move' in step) return [{ isPupil: true, notation: step.move }];
    return 'others' in step ? step.others.map((notation) => ({ isPupil: false, notation })) : [];
  });
  return said
    .slice(0, moves.length)
    .every(
      ({ isPupil, notation }, n) => moves[n].notation === notation && (moves[n].seat === PUPIL) === isPupil,
    );
}
