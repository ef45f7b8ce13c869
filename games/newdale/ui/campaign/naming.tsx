import { Btn } from '@spielstube/ui';
import { useState } from 'react';
import { placesToName } from '../../campaign.ts';
import { CHAPTER_ROWS } from '../../data/chapters.ts';
import styles from './chronicle.module.css';
import { type Book, chapterIn, numberOf } from './journal.ts';

const LONGEST = 40;

/** The winner may name one of the places that nobody has named. */
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
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') book.give({ place, name: name.trim() });
      }}
    >
      <small>{labels.namePlaceAbout}</small>
      <select
        value={place}
        aria-label={words.board(CHAPTER_ROWS[numberOf(chapterIn(result.options))].board)}
        onChange={(event) => setPlace(event.target.value)}
      >
        {places.map((key) => (
          <option key={key}>{key}</option>
        ))}
      </select>
      <input
        value={name}
        maxLength={LONGEST}
        aria-label={labels.namePlace}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Btn type="submit" glyph="ui-check" disabled={name.trim() === ''}>
        {labels.namePlace}
      </Btn>
    </form>
  );
}
