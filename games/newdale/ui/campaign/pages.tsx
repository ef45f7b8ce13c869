import { Btn, Crest, crestOf } from '@spielstube/ui';
import styles from './chronicle.module.css';
import { type Book, chapterIn, numberOf, writtenIn } from './journal.ts';

/** The pages that are written: the story of each chapter, and the way to its scoring. */
export function Pages({ book }: { book: Book }) {
  const { labels } = book.text.words;
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{labels.pages}</h2>
      {writtenIn(book).map((result) => (
        <Page key={chapterIn(result.options)} book={book} result={result} />
      ))}
    </section>
  );
}

function Page({ book, result }: { book: Book; result: Book['results'][number] }) {
  const { words } = book.text;
  const { labels } = words;
  const chapter = chapterIn(result.options);
  const { before, after } = words.stories[chapter];
  return (
    <details className={styles.written}>
      <summary>
        <b>{chapter}</b> {words.chapterTitle(numberOf(chapter))}
        {result.winners.map((seat) => (
          <Crest key={seat} crest={crestOf(seat)} label={book.names[seat]} />
        ))}
      </summary>
      {[...before, ...after].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.buttons}>
        <Btn onClick={() => book.lookAt(book.results.indexOf(result))}>{labels.seeScoring}</Btn>
      </p>
    </details>
  );
}
