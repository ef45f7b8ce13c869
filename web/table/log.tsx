import { NOBODY, type Seat } from '@spielstube/engine';
import type { RoomLook, TableEvent } from '@spielstube/table';
import { type BoardProps, Glyph, type SeatInfo, SeatSign, type SpriteId } from '@spielstube/ui';
import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import { useMotionFactor, useSettings, useWords } from '../settings/settings.store.ts';
import styles from './log.module.css';
import { type Chapter, type Line, logOf } from './log-lines.ts';
import notation from './notation.module.css';
import { NotationButtons } from './notation-buttons.tsx';
import type { TableStore } from './table.store.ts';
import { useNextPicture } from './use-next-picture.ts';
import { useNoted } from './use-noted.ts';

export interface LogProps {
  readonly written: {
    readonly look: RoomLook;
    readonly events: readonly TableEvent[];
    readonly props: BoardProps;
  };
  readonly store: TableStore;
  /** The move that is shown on the board, null: now. */
  readonly shown: number | null;
  /** Of a rival without a seat. */
  readonly rivalSign: SpriteId | undefined;
  showMove(move: number): void;
}

/**
 * What has happened, in sentences, the latest first; a click on a line shows that moment on the board. It is written one
 * picture after the choices.
 */
export function Log({ written, store, shown, rivalSign, showMove }: LogProps) {
  const { look, events, props } = useNextPicture(written, useMotionFactor() > 0);
  const words = useWords().table;
  const { logDensity, notation: isNoted } = useSettings();
  const { text, cast, seats } = props;
  const chapters = useMemo(
    () => logOf(events, look.moments, { event: (event) => text.event(event, cast), moment: text.moment }),
    [events, look.moments, text, cast],
  );
  const noted = useNoted(store, chapters, isNoted);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = list.current;
    if (section === null) return;
    const follow = (): void => {
      // Whoever comes back to now wants to read what is new.
      if (shown === null) section.scrollTo({ top: 0 });
      else section.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    };
    follow();
    if (section.clientHeight > 0) return;
    // Put away, as on small screens, it cannot be scrolled: it follows when it is opened.
    const opening = new ResizeObserver(() => {
      if (section.clientHeight === 0) return;
      opening.disconnect();
      follow();
    });
    opening.observe(section);
    return () => opening.disconnect();
  }, [shown]);
  return (
    <>
      <header className={styles.head}>
        <h2>{words.log}</h2>
        <NotationButtons store={store} />
      </header>
      <section
        ref={list}
        className={styles.scroll}
        data-density={logDensity}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.log}
      >
        {chapters.length === 0 && <p className={styles.none}>{words.logEmpty}</p>}
        {chapters.map((chapter) => (
          <ChapterView
            key={chapter.key}
            chapter={chapter}
            seats={seats}
            rivalSign={rivalSign}
            noted={noted}
            shown={
              chapter.turns.some((turn) => turn.lines.some((line) => line.move === shown)) ? shown : null
            }
            showMove={showMove}
          />
        ))}
        <p className={styles.seal}>{words.seal(look.commitment.slice(0, 16))}</p>
        {look.corrections !== '' && <p className={styles.seal}>{words.corrections(look.corrections)}</p>}
      </section>
    </>
  );
}

interface ChapterViewProps {
  readonly chapter: Chapter;
  readonly seats: readonly SeatInfo[];
  readonly rivalSign: SpriteId | undefined;
  /** The notation beside lines, by their keys. */
  readonly noted: ReadonlyMap<number, string>;
  readonly shown: number | null;
  showMove(move: number): void;
}

/** A stretch of the log. Former ones no longer change: they are not drawn again. */
const ChapterView = memo(
  function ChapterView({ chapter, seats, rivalSign, noted, shown, showMove }: ChapterViewProps) {
    return (
      <section className={styles.chapter}>
        <h3 className="label">{chapter.title}</h3>
        <ol>
          {chapter.turns.map((turn) => (
            <li key={turn.key} className={styles.turn}>
              <TurnSign seat={turn.seat} seats={seats} rivalSign={rivalSign} />
              <div>
                {turn.lines.map((line) => (
                  <Fragment key={line.key}>
                    <button
                      type="button"
                      className={line.move === shown ? styles.shown : ''}
                      aria-current={line.move === shown ? 'step' : undefined}
                      onClick={() => showMove(line.move)}
                    >
                      <Sentence
                        line={line}
                        name={turn.seat === NOBODY ? '' : (seats[turn.seat]?.name ?? '')}
                      />
                    </button>
                    {noted.has(line.key) && <code className={notation.code}>{noted.get(line.key)}</code>}
                  </Fragment>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </section>
    );
  },
  (before, now) =>
    before.shown === now.shown &&
    before.showMove === now.showMove &&
    before.noted === now.noted &&
    before.chapter.title === now.chapter.title &&
    lastWords(before.chapter) === lastWords(now.chapter),
);

/** Chapters with the same number of lines and the same last line are the same. */
function lastWords({ turns }: Chapter): string {
  const lines = turns.reduce((sum, turn) => sum + turn.lines.length, 0);
  return `${lines} ${turns[0]?.lines.at(-1)?.words ?? ''}`;
}

/** The sign of whoever did it. */
function TurnSign({
  seat,
  seats,
  rivalSign,
}: { seat: Seat } & Pick<ChapterViewProps, 'seats' | 'rivalSign'>) {
  const info = seats[seat];
  return (
    <span className={styles.sign}>
      {info !== undefined && <SeatSign info={info} />}
      {info === undefined && seat !== NOBODY && rivalSign !== undefined && (
        <Glyph id={rivalSign} className="crest" />
      )}
    </span>
  );
}

/** A sentence with the name in front in bold. */
function Sentence({ line, name }: { line: Line; name: string }) {
  if (name === '' || !line.words.startsWith(`${name} `)) return line.words;
  return (
    <>
      <b>{name}</b>
      {line.words.slice(name.length)}
    </>
  );
}
