import { STATIONS } from '@spielstube/art/newdale/story/stations.ts';
import { BareBoard, boxAround, Crest, crestOf, layingOn } from '@spielstube/ui';
import { type Book, chapterIn, chapterOfFigure, numberOf, openIn, writtenIn } from './journal.ts';
import styles from './journey.module.css';

/** The map of the journey, 560 × 560. */
const onMap = layingOn({ w: 560, h: 560 });
/** A seal hangs above its station. */
const ABOVE = 34;

/** The way from Longsdale to Newdale: red seals for chapters that are written, a ring around what comes next. */
export function Journey({ book }: { book: Book }) {
  const { words } = book.text;
  const open = openIn(book);
  return (
    <div className={styles.map}>
      <div className={styles.ground}>
        <BareBoard picture="newdale/journey" />
      </div>
      <ul>
        {STATIONS.map(({ chapter: figure, at: [x, y] }) => {
          const chapter = chapterOfFigure(figure);
          const written = writtenIn(book).find(({ options }) => chapterIn(options) === chapter);
          const state = written !== undefined ? 'written' : open.includes(chapter) ? 'open' : 'blank';
          return (
            <li
              key={figure}
              data-state={state}
              style={onMap(boxAround([x, y - ABOVE], 44, 34))}
              aria-label={words.chapterTitle(numberOf(chapter))}
              aria-current={state === 'open' ? 'step' : undefined}
            >
              <b>{chapter}</b>
              {written?.winners.map((seat) => (
                <Crest key={seat} crest={crestOf(seat)} label={book.names[seat]} />
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
