import { ANCHORS, BOARD } from '@spielstube/art/newdale/anchors.ts';
import { BareBoard, Btn } from '@spielstube/ui';
import { useState } from 'react';
import { placesToName } from '../../campaign.ts';
import { CHAPTER_ROWS } from '../../data/chapters.ts';
import { BOARD_NAMES } from '../drawings.ts';
import styles from './chronicle.module.css';
import { type Book, chapterIn, numberOf } from './journal.ts';

/** Longer names run over what else is on the map. */
const LONGEST = 20;

/** The winner may name one of the places that nobody has named: the map shows where they are. NEW-CAMP-07 */
export function Naming({ book, result }: { book: Book; result: Book['results'][number] }) {
  const { words } = book.text;
  const { labels } = words;
  const places = placesToName(
    result,
    book.given.map(({ place }) => place),
  );
  const [place, setPlace] = useState(places[0] ?? '');
  const [name, setName] = useState('');
  if (places.length === 0) return null;
  const { board } = CHAPTER_ROWS[numberOf(chapterIn(result.options))];
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') book.give({ place, name: name.trim() });
      }}
    >
      <small>{labels.namePlaceAbout(book.names[result.winners[0]])}</small>
      <NamelessPlaces board={board} places={places} chosen={place} choose={setPlace} />
      <select
        value={place}
        aria-label={words.board(board)}
        onChange={(event) => setPlace(event.target.value)}
      >
        {places.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <input
        value={name}
        maxLength={LONGEST}
        aria-label={labels.namePlace}
        autoComplete="off"
        onChange={(event) => setName(event.target.value.trimStart())}
      />
      <Btn type="submit" glyph="ui-check" disabled={name.trim() === ''}>
        {labels.namePlace}
      </Btn>
    </form>
  );
}

interface NamelessPlacesProps {
  readonly board: number;
  readonly places: readonly string[];
  readonly chosen: string;
  choose(place: string): void;
}

/** The list beside it does the same for whoever does not use a pointer. */
function NamelessPlaces({ board, places, chosen, choose }: NamelessPlacesProps) {
  const anchors = ANCHORS[BOARD_NAMES[board]].places;
  return (
    <div className={styles.nameless} aria-hidden="true">
      <BareBoard picture={`newdale/board-${BOARD_NAMES[board]}`} />
      <svg viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
        {places.map((key) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it has the same for keyboards and readers
          <g
            key={key}
            transform={`translate(${anchors[key].at.join(' ')})`}
            data-chosen={key === chosen}
            onClick={() => choose(key)}
          >
            <circle r={26} />
            <text fontSize={22}>{key}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}
