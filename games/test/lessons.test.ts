import {
  type Course,
  type CourseStep,
  type LessonWords,
  lessonMinutes,
  stepReached,
  stepsOf,
} from '@spielstube/engine';
import { CoursePlay, followsCourse, PUPIL, type SeatPlan } from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import { manifests } from '../index.ts';

/** A person reads as much at once, and no more. */
const MOST_WORDS = 40;
const LANGS = ['de', 'en'] as const;
const CHAPTERS = [5, 7] as const;
const DECISIONS = [30, 90] as const;
const MINUTES = [10, 14.5] as const;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const seatsOf = ({ seats }: Course): SeatPlan[] =>
  Array.from({ length: seats }, (_, n) => ({ kind: 'person', name: `Seat ${n + 1}` }));

/** What is said at a step; null where nothing is. */
const saidAt = (step: CourseStep, words: LessonWords) =>
  'show' in step ? words.shows[step.show] : 'try' in step ? words.tries[step.try] : null;

for (const manifest of manifests) {
  const { lesson: load } = manifest;
  if (load === undefined) continue;
  describe(`the lesson of ${manifest.id}`, async () => {
    const lesson = await load();
    const course: Course = lesson.course;
    const steps = stepsOf(course);
    const game = await manifest.rules(course.options);
    const { options, seed } = course;
    const play = (): CoursePlay => new CoursePlay(game, { seats: seatsOf(course), options, seed }, course);

    test('can be played to its end with the rules as they are, step by step', () => {
      const playing = play();
      for (const place of steps) {
        const { step, chapter, number } = place;
        const where = `chapter ${chapter + 1} (${course.chapters[chapter].key}), step ${number + 1}`;
        const { decision } = playing.table.look(PUPIL);
        if ('move' in step) {
          const open = decision?.choices.map(({ notation }) => notation) ?? [];
          expect(open, `${where}: the pupil is asked for "${step.move}"`).toContain(step.move);
        }
        playing.play(place);
        expect(playing.table.isOver(), `${where}: the game goes on`).toBe(false);
      }
      expect(playing.table.deciding(), 'at the end the pupil is asked').toContain(PUPIL);
      const { moves } = playing.table.record();
      expect(moves.map(({ notation }) => notation)).toEqual(
        steps.flatMap(({ step }) => ('move' in step ? [step.move] : 'others' in step ? step.others : [])),
      );
      expect(followsCourse(moves, course)).toBe(true);
    });

    test('is gone on with from any number of moves', () => {
      for (const [at, { from, step }] of steps.entries()) {
        const expected = steps.findIndex(
          ({ to, step: other }, n) => n >= at && ('show' in other || to > from),
        );
        expect(stepReached(steps, at, from)).toBe('show' in step ? at : expected);
      }
      expect(stepReached(steps, steps.length, steps.at(-1)?.to ?? 0)).toBe(steps.length);
    });

    test('has chapters that end with a word of praise, and the length of a lesson', async () => {
      const [fewest, most] = CHAPTERS;
      expect(course.chapters.length).toBeGreaterThanOrEqual(fewest);
      expect(course.chapters.length).toBeLessThanOrEqual(most);
      expect(new Set(course.chapters.map(({ key }) => key)).size).toBe(course.chapters.length);
      for (const { key, steps: own } of course.chapters)
        expect(own.at(-1), `the last step of ${key}`).toMatchObject({ glad: true });
      const decisions = steps.filter(({ step }) => 'move' in step).length;
      expect(decisions).toBeGreaterThanOrEqual(DECISIONS[0]);
      expect(decisions).toBeLessThanOrEqual(DECISIONS[1]);
      for (const lang of LANGS) {
        // Two hundred words a minute, a look at what is pointed at, and time for every move: see `lessonMinutes`.
        const minutes = lessonMinutes(course, await lesson.words[lang]());
        expect(minutes, `minutes in ${lang}`).toBeGreaterThanOrEqual(MINUTES[0]);
        expect(minutes, `minutes in ${lang}`).toBeLessThanOrEqual(MINUTES[1]);
      }
    });

    test.each(LANGS)('says everything in %s, and nothing else, in few words', async (lang) => {
      const words = await lesson.words[lang]();
      const said = {
        chapters: course.chapters.map(({ key }) => key),
        shows: steps.flatMap(({ step }) => ('show' in step ? [step.show] : [])),
        tries: steps.flatMap(({ step }) => ('try' in step ? [step.try] : [])),
      };
      for (const part of ['chapters', 'shows', 'tries'] as const)
        expect(Object.keys(words[part]).toSorted(), part).toEqual([...new Set(said[part])].toSorted());
      for (const { step, chapter, number } of steps) {
        const speech = saidAt(step, words);
        if (speech === null) continue;
        const where = `chapter ${chapter + 1}, step ${number + 1}`;
        const texts = [`${speech.title} ${speech.text}`, 'other' in speech ? `${speech.other}` : ''];
        for (const text of texts) {
          expect(countWords(text), `${where}: ${text}`).toBeLessThanOrEqual(MOST_WORDS);
          expect(text.split('*').length % 2, `${where}: stars come in pairs: ${text}`).toBe(1);
          expect(text, `${where}: long dashes`).not.toMatch(/[–—]/);
        }
      }
    });
  });
}
