import { Btn, Crest, crestOf } from '@spielstube/ui';
import styles from './chronicle.module.css';
import { type Book, chapterIn, numberOf } from './journal.ts';

interface PageProps {
  readonly book: Book;
  readonly result: Book['results'][number];
}

/** The pages that are written: the story of each chapter, what was tried in vain, and the way to each scoring. */
export function Pages({ book }: { book: Book }) {
  const { labels } = book.text.words;
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{labels.pages}</h2>
      {book.results.map((result, n) =>
        result.winners.length > 0 ? (
          <Page key={`${n + 1}`} book={book} result={result} />
        ) : (
          <Attempt key={`${n + 1}`} book={book} result={result} />
        ),
      )}
    </section>
  );
}

function Page({ book, result }: PageProps) {
  const { words } = book.text;
  const { before, after } = words.stories[chapterIn(result.options)];
  return (
    <details className={styles.written}>
      <summary>
        <Heading book={book} result={result} />
        {result.winners.map((seat) => (
          <Crest key={seat} crest={crestOf(seat)} label={book.names[seat]} />
        ))}
      </summary>
      {[...before, ...after].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ToScoring book={book} result={result} />
    </details>
  );
}

/** Alone a chapter may be tried in vain: it has no end to tell of, but it was played. NEW-SOLO-11 */
function Attempt({ book, result }: PageProps) {
  const { words } = book.text;
  return (
    <details className={styles.written} data-failed>
      <summary>
        <Heading book={book} result={result} />
        <i>{words.labels.failed}</i>
      </summary>
      <p>{result.scores.map((score) => words.points(score)).join(' · ')}</p>
      <ToScoring book={book} result={result} />
    </details>
  );
}

function Heading({ book, result }: PageProps) {
  const chapter = chapterIn(result.options);
  return (
    <>
      <b>{chapter}</b> {book.text.words.chapterTitle(numberOf(chapter))}
    </>
  );
}

function ToScoring({ book, result }: PageProps) {
  return (
    <p className={styles.buttons}>
      <Btn onClick={() => book.lookAt(book.results.indexOf(result))}>{book.text.words.labels.seeScoring}</Btn>
    </p>
  );
}
