import type { Course, LessonWords } from '@spielstube/engine';
import { Btn, Glyph, useDesk } from '@spielstube/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { ActOf } from '../keys/key-table.ts';
import { keyed } from '../keys/keyed.ts';
import { Bubble } from '../murr/bubble.tsx';
import { type Mood, Murr } from '../murr/murr.tsx';
import { goThere, type Pointed } from '../murr/pointer.tsx';
import type { LessonKitWords } from '../text/lesson/words.ts';
import styles from './murr-card.module.css';
import { Spoken } from './spoken.tsx';
import type { Lesson } from './use-lesson.ts';

export interface MurrCardProps {
  readonly game: string;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly kit: LessonKitWords['table'];
  readonly pointed: Pointed;
  /** Whoever moves now, if it is somebody else. */
  readonly mover: string;
}

/** The pointer has opened the sheet already. */
const openNothing = (): void => {};

interface Speech {
  readonly mood: Mood;
  readonly title: string;
  readonly text: string;
  readonly aside: string;
  /** The rule behind it, or ''. */
  readonly rule: string;
}

/** What Murr says now. */
function speechOf({ lesson, words, kit, mover }: MurrCardProps): Speech {
  const { step } = lesson.place;
  const none = { aside: '', rule: '' };
  if ('others' in step) return { mood: 'thinks', title: kit.watch(mover), text: kit.watchText, ...none };
  if ('show' in step)
    return { mood: step.glad === true ? 'glad' : 'speaks', ...words.shows[step.show], ...none };
  const { title, text, other } = words.tries[step.try];
  const { wrong } = lesson;
  if (wrong === null) return { mood: 'speaks', title, text, ...none };
  const aside = kit.tried(wrong.count);
  if (wrong.closed === null) return { mood: 'doubts', title: kit.other, text: other, aside, rule: '' };
  const { why, refusal } = wrong.closed;
  return { mood: 'doubts', title: kit.refused, text: why, aside, rule: refusal.rule };
}

/** The teacher: which chapter it is, what he says, and the way on. */
export function MurrCard(props: MurrCardProps) {
  const { game, course, lesson, words, kit } = props;
  const { chapter, number } = lesson.place;
  const { key, steps } = course.chapters[chapter];
  const speech = speechOf(props);
  const desk = useDesk();
  return (
    <section className={styles.lesson} aria-label={kit.card} data-step={lesson.at}>
      <header className={styles.head}>
        <Link className={`label ${styles.chapter}`} href={`/learn/${game}`} title={kit.chapters}>
          {kit.chapter(chapter + 1, course.chapters.length)}
        </Link>
        <Beads now={number} count={steps.length} label={kit.step(number + 1, steps.length)} />
        <h2>{words.chapters[key].title}</h2>
      </header>
      <Bubble className={styles.speech} title={speech.title} live="polite" scrolls>
        <p>
          <Spoken text={speech.text} />{' '}
          {speech.rule !== '' && (
            <button type="button" className={styles.rule} onClick={() => desk.openRule(speech.rule)}>
              {speech.rule}
            </button>
          )}
        </p>
        {speech.aside !== '' && <p className={styles.aside}>{speech.aside}</p>}
      </Bubble>
      <div className={styles.master}>
        <Murr mood={speech.mood} className={styles.murr ?? ''} />
      </div>
      <Controls {...props} />
    </section>
  );
}

function Beads({ now, count, label }: { now: number; count: number; label: string }) {
  return (
    <span className={styles.beads} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
        <i key={n} data-when={n < now ? 'past' : n === now ? 'now' : 'to come'} />
      ))}
    </span>
  );
}

/** The way on. It has the focus where nothing else has it, so that the space bar leads through what is shown. */
function Controls({ course, lesson, kit, pointed }: MurrCardProps) {
  const { step, chapter } = lesson.place;
  const way = useRef<HTMLButtonElement>(null);
  const { at } = lesson;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest(`.${styles.controls}`) != null) way.current?.focus();
  }, [at]);
  if ('others' in step) {
    return (
      <div className={styles.controls}>
        <Soft act={lesson.skip} as="skip">
          {kit.skip}
        </Soft>
      </div>
    );
  }
  if ('move' in step) {
    return (
      <div className={styles.controls}>
        <Btn glyph="ui-eye" onClick={() => goThere(pointed, openNothing)} {...keyed('lesson', 'back')}>
          {kit.showAgain}
        </Btn>
        <Soft act={lesson.skip} as="skip">
          {kit.skip}
        </Soft>
      </div>
    );
  }
  const isLast = lesson.isLastOfChapter && chapter === course.chapters.length - 1;
  return (
    <div className={styles.controls}>
      {lesson.back !== null && !lesson.isLastOfChapter && (
        <Btn
          className={styles.small ?? ''}
          glyph="ui-left"
          aria-label={kit.back}
          onClick={lesson.back}
          {...keyed('lesson', 'back')}
        />
      )}
      <Btn
        ref={way}
        kind="primary"
        glyph={isLast ? 'ui-play' : 'ui-arrow'}
        onClick={lesson.next}
        {...keyed('lesson', 'next')}
      >
        {isLast ? kit.playOn : lesson.isLastOfChapter ? kit.nextChapter(chapter + 2) : kit.next}
      </Btn>
      {lesson.isLastOfChapter ? (
        !isLast && (
          <Soft act={lesson.leave} as="leave">
            <Glyph id="ui-play" />
            {kit.playOn}
          </Soft>
        )
      ) : (
        <Soft act={lesson.skip} as="skip">
          {kit.skip}
        </Soft>
      )}
    </div>
  );
}

interface SoftProps {
  readonly as: ActOf<'lesson'>;
  readonly children: React.ReactNode;
  act(): void;
}

function Soft({ act, as, children }: SoftProps) {
  return (
    <button type="button" className={styles.soft} onClick={act} {...keyed('lesson', as)}>
      {children}
    </button>
  );
}
