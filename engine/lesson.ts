import type { Options } from './options.ts';
import type { Lang } from './text/game-text.ts';

/**
 * A guided first game: a fixed course of real decisions at a real table. Data only; what is said in it stands apart, once
 * in each language, under the same keys.
 */
export interface Course<Sign extends string = string> {
  /** How many sit at the table. The pupil has the first seat; the others move as the course says. */
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Each ends with a step that shows: there one may stop, go on, or play on alone. */
  readonly chapters: readonly CourseChapter<Sign>[];
}

export interface CourseChapter<Sign extends string = string> {
  readonly key: string;
  readonly sign: Sign;
  readonly steps: readonly CourseStep[];
}

/** What is pointed at: places and pieces by the names that the board gives them. */
interface Pointing {
  readonly at?: readonly string[];
}

/** The teacher shows something; nobody moves. */
export interface ShowStep extends Pointing {
  readonly show: string;
  /** He praises what was done. */
  readonly glad?: boolean;
}

/** The pupil makes a move, which is pointed at if nothing else is. */
export interface TryStep extends Pointing {
  readonly try: string;
  readonly move: string;
}

/** The others move. In a simultaneous phase they come after the pupil, and seat by seat. */
export interface OthersStep {
  readonly others: readonly string[];
}

export type CourseStep = ShowStep | TryStep | OthersStep;

/** What is said while something is shown: not more than forty words. `*Stars*` stand around what is stressed. */
export interface Shown {
  readonly title: string;
  readonly text: string;
}

export interface Tried extends Shown {
  /** In the line that asks: "Take the ship". */
  readonly ask: string;
  /** To whoever tries another move that the rules allow. */
  readonly other: string;
}

type StepOf<C extends Course> = C['chapters'][number]['steps'][number];
type ShowKey<C extends Course> = Extract<StepOf<C>, { show: string }>['show'];
type TryKey<C extends Course> = Extract<StepOf<C>, { try: string }>['try'];

/** Everything that is said in a course, in one language: what is missing does not compile. */
export interface LessonWords<C extends Course = Course> {
  /** What one can do when it is over, in a sentence. */
  readonly learns: string;
  readonly chapters: Readonly<Record<C['chapters'][number]['key'], { title: string; about: string }>>;
  readonly shows: Readonly<Record<ShowKey<C>, Shown>>;
  readonly tries: Readonly<Record<TryKey<C>, Tried>>;
}

/** A guided first game: its course, and what is said in it, loaded in the language that is shown. */
export interface Lesson<Sign extends string = string> {
  readonly course: Course<Sign>;
  readonly words: Readonly<Record<Lang, () => Promise<LessonWords>>>;
}

/** A step, and where it stands. */
export interface PlacedStep {
  readonly step: CourseStep;
  /** The number of its chapter, and its own within it. */
  readonly chapter: number;
  readonly number: number;
  /** How many moves have been made before it, and when it is done. */
  readonly from: number;
  readonly to: number;
}

/** The moves that a step makes. */
export function movesOfStep(step: CourseStep): readonly string[] {
  if ('others' in step) return step.others;
  return 'move' in step ? [step.move] : [];
}

/** All steps of a course, one after the other. */
export function stepsOf({ chapters }: Course): PlacedStep[] {
  let to = 0;
  return chapters.flatMap(({ steps }, chapter) =>
    steps.map((step, number) => {
      const from = to;
      to += movesOfStep(step).length;
      return { step, chapter, number, from, to };
    }),
  );
}

/** The number of the step with which a chapter begins. */
export function chapterStart({ chapters }: Course, chapter: number): number {
  return chapters.slice(0, chapter).reduce((steps, one) => steps + one.steps.length, 0);
}

/**
 * The step at which a lesson stands: the one that was reached, unless its moves have been made already or those before it
 * have not. As many as there are steps: the course is over.
 */
export function stepReached(steps: readonly PlacedStep[], reached: number, moves: number): number {
  const missing = steps.findIndex(({ to }) => to > moves);
  const last = missing < 0 ? steps.length : missing;
  let step = Math.min(reached, last);
  while (step < last && !('show' in steps[step].step)) step++;
  return step;
}

/** How long things take in a lesson, in seconds: two hundred words a minute, and a look at what is pointed at. */
const PACE = { word: 0.3, step: 1.5, ownMove: 4, othersMove: 1 };

const wordsIn = ({ title, text, ...rest }: Shown | Tried): number =>
  [title, text, 'ask' in rest ? rest.ask : ''].join(' ').split(/\s+/).filter(Boolean).length;

/** How many minutes a lesson takes from a step on, reckoned by its words and moves. */
export function lessonMinutes(course: Course, words: LessonWords, from = 0): number {
  const seconds = stepsOf(course)
    .slice(from)
    .map(({ step }) => {
      if ('others' in step) return step.others.length * PACE.othersMove;
      if ('show' in step) return PACE.step + wordsIn(words.shows[step.show]) * PACE.word;
      return PACE.step + wordsIn(words.tries[step.try]) * PACE.word + PACE.ownMove;
    });
  return seconds.reduce((sum, one) => sum + one, 0) / 60;
}
