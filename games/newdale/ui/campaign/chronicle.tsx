import '@spielstube/art/newdale/newdale.css';
import { Btn, Crest, crestOf } from '@spielstube/ui';
import { campaignWinners, cupHolder, standings } from '../../campaign.ts';
import { CHAPTER_KEYS, type ChapterKey } from '../../data/chapters.ts';
import styles from './chronicle.module.css';
import { type Book, chapterIn, numberOf, writtenIn } from './journal.ts';
import { Journey } from './journey.tsx';
import { Naming } from './naming.tsx';
import { NextChapter } from './next-chapter.tsx';
import { Pages } from './pages.tsx';

/** The chronicle of a campaign: the map of the journey on the left, what was and what comes on the right. */
export function Chronicle(book: Book) {
  const { labels } = book.text.words;
  return (
    <div className={styles.book}>
      <section className={styles.page} aria-labelledby="journey">
        <h2 id="journey">{labels.chronicle}</h2>
        <p className={styles.hint}>
          {writtenIn(book).length === 0 ? labels.chronicleAbout : labels.written(writtenIn(book).length)}
        </p>
        <Journey book={book} />
      </section>
      <section className={styles.page}>
        <Told book={book} />
        <Coming book={book} />
        {isOver(book) && <Scores book={book} />}
        {book.results.length > 0 && <Pages book={book} />}
        {book.results.length > 0 && !isOver(book) && <Scores book={book} />}
      </section>
    </div>
  );
}

/** Nothing comes any more. */
const isOver = ({ running, next }: Book): boolean => running === null && next.length === 0;

/** How the last chapter went out. */
function Told({ book }: { book: Book }) {
  const { labels, stories } = book.text.words;
  const last = book.results.at(-1);
  if (last === undefined || last.winners.length === 0 || book.running !== null) return null;
  return (
    <section className={styles.told} aria-labelledby="told">
      <h3 id="told">{labels.after}</h3>
      {stories[chapterIn(last.options)].after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {book.mayName && <Naming book={book} result={last} />}
    </section>
  );
}

/** The game under way, the chapter that comes next or the ways to choose from; or who has won it all. */
function Coming({ book }: { book: Book }) {
  const { running, next, results, names, goOn } = book;
  const { labels, chapterTitle } = book.text.words;
  if (running !== null) {
    return (
      <section>
        <h2>{chapterTitle(numberOf(chapterIn(running)))}</h2>
        <p className={styles.buttons}>
          <Btn kind="go" glyph="ui-arrow" onClick={goOn}>
            {labels.goOn}
          </Btn>
        </p>
      </section>
    );
  }
  if (isOver(book)) {
    const winners = campaignWinners(results, names.length);
    const { chapters, points } = standings(results, names.length)[winners[0]];
    return (
      <section className={styles.won}>
        <span>
          {winners.map((seat) => (
            <Crest key={seat} crest={crestOf(seat)} />
          ))}
        </span>
        <h2>{labels.campaignWon}</h2>
        <p>
          {names.length === 1
            ? labels.campaignDone(points)
            : labels.campaignWinner(
                winners.map((seat) => names[seat]),
                chapters,
                points,
              )}
        </p>
      </section>
    );
  }
  const holder = cupHolder(results);
  return (
    <section>
      {next.length > 1 && (
        <>
          <h2>{labels.chooseWay}</h2>
          {holder !== null && <p className={styles.hint}>{labels.cupHolder(names[holder])}</p>}
        </>
      )}
      <div className={styles.ways}>
        {next.map((options) => (
          <NextChapter key={chapterIn(options)} book={book} options={options} />
        ))}
      </div>
    </section>
  );
}

/** A place of the journey at which two chapters lie is one line. */
const LINES: readonly (readonly ChapterKey[])[] = [
  ['I'],
  ['II'],
  ['IIIa', 'IIIb'],
  ['IVa', 'IVb'],
  ['V'],
  ['VI'],
  ['VII'],
  ['VIII'],
];

function Scores({ book }: { book: Book }) {
  const { names, results } = book;
  const { words } = book.text;
  const written = writtenIn(book);
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          <th scope="col">{words.labels.chapterColumn}</th>
          {names.map((name, seat) => (
            <th key={name} scope="col">
              <Crest crest={crestOf(seat)} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((chapters) => {
          const result = written.find(({ options }) => chapters.includes(chapterIn(options)));
          const shown = result === undefined ? chapters : [chapterIn(result.options)];
          return (
            <tr key={chapters[0]}>
              <th scope="row">
                <b>{shown.length === 1 ? shown[0] : shown[0].replace(/[ab]$/, '')}</b>
                {shown.map((chapter) => words.chapterTitle(CHAPTER_KEYS.indexOf(chapter))).join(' / ')}
              </th>
              {names.map((name, seat) => (
                <td key={name} data-won={result?.winners.includes(seat) ?? false}>
                  {result?.scores[seat] ?? '·'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.labels.wonThenSum}</th>
          {standings(results, names.length).map(({ chapters, points }, seat) => (
            <td key={names[seat]}>
              {chapters} · {points}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
