import { Crest, crestOf, Glyph } from '@spielstube/ui';
import { LEVELS } from '../games/levels.ts';
import { Pick } from '../parts/pick.tsx';
import { Segments } from '../parts/segments.tsx';
import { useWords } from '../settings/settings.store.ts';
import type { Place, Sitter } from './plan.ts';
import styles from './setup.module.css';

export interface PlaceRowProps {
  readonly number: number;
  readonly place: Place;
  sit(sitter: Sitter): void;
  change(change: Partial<Place>): void;
}

/** A place at the table: crest, name, and who sits there. */
export function PlaceRow({ number, place, sit, change }: PlaceRowProps) {
  const all = useWords();
  const words = all.setup;
  const seat = words.seat(number + 1);
  const empty = place.sitter === 'nobody';
  const kinds: readonly { value: Sitter; words: string }[] = [
    { value: 'you', words: words.you },
    { value: 'friend', words: words.friend },
    { value: 'bot', words: words.bot },
    { value: 'nobody', words: words.nobody },
  ];
  return (
    <li className={`${styles.place} ${empty ? styles.empty : ''}`}>
      <Crest crest={crestOf(number)} className={styles.crest ?? ''} />
      <input
        className={styles.name}
        aria-label={`${words.name}, ${seat}`}
        value={empty ? '' : place.name}
        placeholder={empty ? '—' : words.name}
        maxLength={24}
        disabled={empty}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Segments label={`${words.kind}, ${seat}`} value={place.sitter} choices={kinds} onPick={sit} />
      <span className={styles.level}>
        {place.sitter === 'bot' ? (
          <Pick
            label={`${words.level}, ${seat}`}
            glyph="ui-bot"
            value={place.level}
            choices={LEVELS.map((level) => ({ value: level, words: all.level[level] }))}
            onPick={(level) => change({ level })}
          />
        ) : (
          !empty && <Glyph id="ui-person" />
        )}
      </span>
    </li>
  );
}
