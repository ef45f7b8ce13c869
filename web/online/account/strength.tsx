import { manifestOf } from '@spielstube/games';
import type { OwnRating } from '@spielstube/table';
import { Glyph, Sheet } from '@spielstube/ui';
import { useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings.store.ts';
import { askHouse } from '../house.ts';
import { useMe } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './profile.module.css';

/** How strong one has shown oneself to be, by game and number of seats. */
export function Strength() {
  const words = useOnlineWords().profile;
  const me = useMe();
  const [ratings, setRatings] = useState<readonly OwnRating[]>([]);
  const id = me?.kind === 'account' ? me.id : null;
  useEffect(() => {
    if (id === null) setRatings([]);
    else askHouse('GET /api/me/ratings', {}).then(setRatings, () => {});
  }, [id]);
  return (
    <Sheet className={styles.list} aria-labelledby="strength">
      <h2 id="strength">{words.strength}</h2>
      <ol>
        {ratings.map((rating) => (
          <Rated key={`${rating.game} ${rating.seats}`} rating={rating} />
        ))}
      </ol>
      <p className={styles.none}>{id === null ? words.noKey : words.whatCounts}</p>
    </Sheet>
  );
}

function Rated({ rating }: { rating: OwnRating }) {
  const words = useOnlineWords().profile;
  const { lang } = useSettings();
  const manifest = manifestOf(rating.game);
  return (
    <li data-game={rating.game} className={styles.rated}>
      <span className={styles.dot}>{manifest !== undefined && <Glyph id={manifest.emblem} />}</span>
      <span className={styles.what}>
        <b>{words.atSeats(manifest?.short[lang] ?? rating.game, rating.seats)}</b>
        <small>{words.summary(rating.games, rating.won)}</small>
      </span>
      {rating.rating === null ? (
        <small>{words.missing(rating.missing)}</small>
      ) : (
        <>
          <span className={styles.reached}>
            <b className={styles.rating}>{rating.rating}</b>
            <span data-worse={rating.change < 0} className={styles.change}>
              {rating.change < 0 ? `−${-rating.change}` : `+${rating.change}`}
            </span>
          </span>
          <Curve points={rating.curve} />
        </>
      )}
    </li>
  );
}

/** The way so far, without numbers. */
function Curve({ points }: { points: readonly number[] }) {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const path = points.map((point, n) => {
    const x = (96 * n) / (points.length - 1);
    const y = most === least ? 12 : 22 - (20 * (point - least)) / (most - least);
    return `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg className={styles.curve} viewBox="0 0 96 24" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}
