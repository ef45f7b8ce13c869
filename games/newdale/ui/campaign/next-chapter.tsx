import type { Options } from '@spielstube/engine';
import { BareBoard, Btn, Glyph } from '@spielstube/ui';
import { CHAPTER_ROWS } from '../../data/chapters.ts';
import { GOOD_KEYS } from '../../data/goods.ts';
import { GoodSign } from '../good.tsx';
import styles from './chronicle.module.css';
import { type Book, chapterIn, figureOf, numberOf } from './journal.ts';

/** A chapter that may be begun: its scene, its story, what it asks for and what is new in it. */
export function NextChapter({ book, options }: { book: Book; options: Options }) {
  const { next, results, begin } = book;
  const { words } = book.text;
  const { labels } = words;
  const chapter = chapterIn(options);
  const number = numberOf(chapter);
  const row = CHAPTER_ROWS[number];
  // alone there are targets in place of points
  const levels =
    book.names.length === 1
      ? []
      : [
          [row.low, row.lowPoints],
          [row.high, row.highPoints],
        ];
  const isAgain = results.at(-1)?.winners.length === 0;
  const news = labels.news(chapter);
  return (
    <article className={styles.chapter} aria-labelledby={`chapter-${chapter}`}>
      <div className={styles.scene}>
        <BareBoard picture={`newdale/story-${figureOf(chapter)}`} />
      </div>
      <h3 id={`chapter-${chapter}`}>
        <b>{chapter}</b> {words.chapterTitle(number)}
      </h3>
      {words.stories[chapter].before.map((paragraph) => (
        <p key={paragraph} className={styles.story}>
          {paragraph}
        </p>
      ))}
      <div className={styles.task}>
        <p>{words.task(number)}</p>
        <p aria-hidden="true">
          {GOOD_KEYS.map((key, good) => (row.order[good] ? <GoodSign key={key} good={good} /> : null))}
          {levels.map(([coins, points]) => (
            <span key={coins}>
              <Glyph id="n-coin" /> {coins} <Glyph id="n-arrow" /> <Glyph id="vp" /> {points}
            </span>
          ))}
        </p>
      </div>
      {news.length > 0 && (
        <>
          <h4>{labels.newRules}</h4>
          <ul className={styles.news}>
            {news.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.buttons}>
        <Btn kind="go" glyph="ui-check" onClick={() => begin(options)}>
          {isAgain ? labels.tryAgain : next.length > 1 ? labels.way(chapter) : labels.begin}
        </Btn>
      </p>
    </article>
  );
}
