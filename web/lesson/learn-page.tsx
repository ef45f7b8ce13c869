import { loadSprite } from '@spielstube/art';
import { type Course, type LessonWords, lessonMinutes } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { Btn, Glyph, Sheet, type SpriteId } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { StoredLesson } from '../cellar/stored-lesson.ts';
import { fetchPart } from '../games/away.ts';
import { useLessonWords } from '../games/texts.ts';
import { Murr } from '../murr/murr.tsx';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings, useWords } from '../settings/settings.store.ts';
import type { LessonKitWords } from '../text/lesson/words.ts';
import { Classroom } from './classroom.tsx';
import styles from './learn-page.module.css';
import { useLessonKit } from './lesson-words.ts';
import { startLesson } from './lessons.ts';
import { placeLeft, useProgress } from './progress.ts';
import { useCourse } from './use-course.ts';

/** The chapters of a guided first game: what is done, and where Murr sleeps. */
export default function LearnPage({ gameId }: { gameId: string }) {
  const words = useWords().error;
  const manifest = manifestOf(gameId);
  const kit = useLessonKit();
  if (manifest === undefined) return <Mishap title={words.noGame} text={words.noGameText} />;
  if (kit === null) return <Laying />;
  if (manifest.lesson === undefined) return <Mishap title={kit.learn} text={kit.page.none} />;
  return <Contents manifest={manifest} kit={kit} />;
}

/** The signs of the chapters are those of the game. */
function useSignsOf(manifest: GameManifest): void {
  useEffect(() => {
    fetchPart(manifest.id, async () => {
      const { sprites = [] } = await manifest.board({});
      await Promise.all(sprites.map(loadSprite));
    }).catch(() => {
      // The contents can be read without signs.
    });
  }, [manifest]);
}

function Contents({ manifest, kit }: { manifest: GameManifest; kit: LessonKitWords }) {
  const course = useCourse(manifest.id);
  const words = useLessonWords(manifest.id);
  const stored = useProgress(manifest.id);
  useSignsOf(manifest);
  if (course === null || words === null || stored === undefined) return <Laying />;
  return <Chapters manifest={manifest} kit={kit} course={course} words={words} stored={stored} />;
}

interface ChaptersProps {
  readonly manifest: GameManifest;
  readonly kit: LessonKitWords;
  readonly course: Course<SpriteId>;
  readonly words: LessonWords;
  readonly stored: StoredLesson | null;
}

function Chapters({ manifest, kit, course, words, stored }: ChaptersProps) {
  const house = useWords();
  const { lang, name } = useSettings();
  const [, go] = useLocation();
  const [isLaying, setLaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const here = placeLeft(course, stored);
  const { page } = kit;

  const begin = async (chapter: number): Promise<void> => {
    setLaying(true);
    try {
      const pupil = name === '' ? house.setup.youName : name;
      go(`/table/${await startLesson(manifest.id, course, chapter, pupil)}`);
    } catch {
      setFailed(true);
      setLaying(false);
    }
  };
  const isDone = (key: string): boolean => stored?.done.includes(key) === true;
  const allDone = course.chapters.every(({ key }) => isDone(key));
  return (
    <Classroom
      game={manifest.id}
      bar={
        <TopBar title={page.title(manifest.short[lang])} short={page.short}>
          <Link
            className="ib"
            href={`/rules/${manifest.id}`}
            aria-label={house.setup.rules}
            title={house.setup.rules}
          >
            <Glyph id="ui-rules" />
          </Link>
        </TopBar>
      }
      title={page.iAm}
      says={page.how}
      mood={allDone ? 'glad' : 'speaks'}
      wayOn={
        <>
          {here === null || stored === null ? (
            <Btn kind="primary" glyph="ui-arrow" disabled={isLaying} onClick={() => void begin(0)}>
              {allDone ? page.onceMore : page.begin}
            </Btn>
          ) : (
            <>
              <Link className="btn primary" href={`/table/${stored.table}`}>
                <Glyph id="ui-arrow" />
                {page.goOn(here.chapter + 1)}
              </Link>
              <p>
                {page.left(
                  Math.round(lessonMinutes(course, words, stored.step)),
                  house.home.ago(Date.now() - stored.updated),
                )}
              </p>
            </>
          )}
          {failed && <p role="alert">{page.failed}</p>}
        </>
      }
    >
      <Sheet className={styles.path} aria-labelledby="chapters">
        <header>
          <h2 id="chapters">{page.chapters(course.chapters.length)}</h2>
          <span>{page.minutes(Math.round(lessonMinutes(course, words)))}</span>
        </header>
        <ol>
          {course.chapters.map(({ key, sign, steps }, n) => {
            const isHere = here?.chapter === n;
            const done = isDone(key);
            return (
              <li key={key} data-state={isHere ? 'here' : done ? 'done' : 'open'}>
                <span className={styles.number}>
                  {done && !isHere ? <Glyph id="ui-check" label={page.done} /> : n + 1}
                </span>
                <Glyph id={sign} className={styles.sign ?? ''} />
                <span className={styles.title}>
                  <b>{words.chapters[key].title}</b>
                  <small>{words.chapters[key].about}</small>
                </span>
                {isHere && <Murr mood="sleeps" className={styles.nap ?? ''} />}
                {isHere && here !== null ? (
                  <em>{page.step(here.step + 1, steps.length)}</em>
                ) : (
                  <button
                    type="button"
                    disabled={isLaying}
                    aria-label={`${words.chapters[key].title}: ${done ? page.again : page.jump}`}
                    onClick={() => void begin(n)}
                  >
                    {done ? page.again : page.jump}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        <p className={styles.hint}>
          <Glyph id="ui-info" />
          {page.hint}
        </p>
      </Sheet>
    </Classroom>
  );
}
