import { Crest, crestAt, Glyph } from '@spielstube/ui';
import type { Board, PartProps } from './board.ts';
import { marketSign } from './drawings.ts';
import styles from './market-day.module.css';

/** What everybody got at the market day that has just been held, by seat. */
function gainsOf({
  news,
  seats,
}: Board): { readonly market: number; readonly gains: readonly number[] } | null {
  const held = news.events.findLast((event) => event.what === 'marketHeld');
  if (held?.what !== 'marketHeld') return null;
  const after = news.events.slice(news.events.indexOf(held));
  const gains = seats.map(({ seat }) =>
    after.reduce(
      (sum, event) =>
        event.seat === seat && (event.what === 'earned' || event.what === 'collectedCoins')
          ? sum + event.gold
          : sum,
      0,
    ),
  );
  return { market: held.market, gains };
}

/** A banner over the road: a market day has been held, and this is what it brought. */
export function MarketDay({ board }: PartProps) {
  const day = gainsOf(board);
  if (day === null) return null;
  return (
    <div className={styles.day}>
      <Glyph id={marketSign(day.market)} />
      <p>
        <b>{board.text.words.market(day.market)}</b>
        <span>
          {day.gains.map((gain, n) => (
            <i key={n}>
              <Crest crest={crestAt(board, n)} />+{gain}
            </i>
          ))}
        </span>
      </p>
    </div>
  );
}
