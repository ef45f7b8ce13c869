import { lessonMinutes } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import { Glyph, Sheet } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import { Link } from 'wouter';
import { useCovers } from '../games/sprites.ts';
import { useLessonWords } from '../games/texts.ts';
import { Thumb } from '../home/thumb.tsx';
import { Murr } from '../murr/murr.tsx';
import { Laying } from '../parts/laying.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings } from '../settings/settings.store.ts';
import type { LessonKitWords } from '../text/lesson/words.ts';
import { Classroom } from './classroom.tsx';
import { useLessonKit } from './lesson-words.ts';
import styles from './lessons-page.module.css';
import { placeLeft, useProgress } from './progress.ts';
import { useCourse } from './use-course.ts';

const TAUGHT = manifests.filter(({ lesson }) => lesson !== undefined);
const COVERS = TAUGHT.map(({ cover }) => cover);

/** Which game shall it be? Everything that Murr teaches: what one learns, how long it takes, how far one has come. */
export default function LessonsPage() {
  useCovers(COVERS);
  const kit = useLessonKit();
  if (kit === null) return <Laying />;
  const { choice } = kit;
  return (
    <Classroom
      bar={<TopBar title={kit.learn} short={kit.learn} />}
      title={choice.which}
      says={choice.how}
      mood="speaks"
    >
      <Sheet className={styles.games} aria-label={choice.games}>
        <ul>
          {TAUGHT.map((manifest) => (
            <li key={manifest.id} data-game={manifest.id}>
              <LessonOf manifest={manifest} kit={kit} />
            </li>
          ))}
        </ul>
      </Sheet>
    </Classroom>
  );
}

function LessonOf({ manifest, kit }: { manifest: GameManifest; kit: LessonKitWords }) {
  const { lang } = useSettings();
  const course = useCourse(manifest.id);
  const words = useLessonWords(manifest.id);
  const stored = useProgress(manifest.id);
  const isKnown = course !== null && words !== null && stored !== undefined;
  return (
    <Link href={`/learn/${manifest.id}`}>
      <Thumb cover={manifest.cover} />
      <span className={styles.about}>
        <b>{manifest.title[lang]}</b>
        <span>{words?.learns}</span>
        {isKnown && (
          <small>
            <Glyph id="ui-clock" />
            {kit.choice.length(course.chapters.length, Math.round(lessonMinutes(course, words)))}
          </small>
        )}
      </span>
      {isKnown && stored !== null && (
        <Progress
          chapters={course.chapters.map(({ key }) => stored.done.includes(key))}
          here={placeLeft(course, stored)?.chapter ?? null}
          kit={kit}
        />
      )}
      <Glyph id="ui-arrow" className={styles.arrow ?? ''} />
    </Link>
  );
}

interface ProgressProps {
  /** Whether each of them was gone through. */
  readonly chapters: readonly boolean[];
  /** The chapter in which the lesson was left. */
  readonly here: number | null;
  readonly kit: LessonKitWords;
}

/** A bead for each chapter, and where Murr sleeps. */
function Progress({ chapters, here, kit }: ProgressProps) {
  const done = chapters.filter(Boolean).length;
  if (done === 0 && here === null) return null;
  return (
    <span className={styles.progress}>
      {here !== null && <Murr mood="sleeps" className={styles.nap ?? ''} />}
      <span className={styles.beads} aria-hidden="true">
        {chapters.map((isDone, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters never change their order
          <i key={n} data-state={n === here ? 'here' : isDone ? 'done' : 'open'} />
        ))}
      </span>
      <em>{here === null ? kit.choice.done(done, chapters.length) : kit.page.goOn(here + 1)}</em>
    </span>
  );
}
