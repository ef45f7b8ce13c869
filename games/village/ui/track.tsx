import { anchor, Glyph, Steps } from '@spielstube/ui';
import { CUBE_KEYS } from '../data/pieces.ts';
import { SETUP_CARDS } from '../data/spaces.ts';
import type { Board } from './board.ts';
import { CUBE_SIGNS, place } from './drawings.ts';
import styles from './track.module.css';

/** Where the game stands: the round, its turns as bars that empty with the board, and the supply. */
export function Track({ view, text }: Board) {
  const words = text.words.labels;
  const names = text.words;
  const left = view.spaces.reduce((sum, cubes) => sum + cubes, 0);
  const all = Math.max(
    left,
    SETUP_CARDS[view.seats].spaces.reduce((sum, cubes) => sum + cubes, 0),
  );
  const inBag = view.bag.reduce((sum, cubes) => sum + cubes, 0);
  return (
    <div className={styles.track}>
      <b>{words.round(view.round)}</b>
      <Steps count={all} now={all - left} className={styles.turns ?? ''} />
      <span className={styles.words}>{words.turns(left)}</span>
      <span className={styles.left} aria-hidden="true">
        <Glyph id="v-any-cube" />
        {left}
      </span>
      <span className={styles.supply} {...anchor(place.supply)}>
        <span aria-hidden="true">{words.supply}</span>
        {CUBE_KEYS.map((key, kind) => (
          <span key={key} role="img" aria-label={words.inSupply(names.cube(kind), view.supply[kind])}>
            <Glyph id={CUBE_SIGNS[kind]} />
            {view.supply[kind]}
          </span>
        ))}
        <span role="img" aria-label={words.inGreenBag(inBag)}>
          <Glyph id="v-gbag" />
          {inBag}
        </span>
      </span>
    </div>
  );
}
