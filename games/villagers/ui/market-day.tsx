import { Crest, crestAt, Explain, Glyph } from '@spielstube/ui';
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

/** A banner over the road: a market day has been held, and this is what it brought. It never covers what is asked. */
export function MarketDay({ board }: PartProps) {
  const day = board.frame === null ? gainsOf(board) : null;
  if (day === null) return null;
  return (
    <div className={styles.day}>
      <Glyph id={marketSign(day.market)} />
      <p>
        <b>{board.text.words.market(day.market)}</b>
        <Gains board={board} gains={day.gains} />
      </p>
    </div>
  );
}

/** The same in one line above the own village, also for whoever is asked right after it. */
export function MarketLine({ board }: PartProps) {
  const day = gainsOf(board);
  if (day === null) return null;
  return (
    <p className={styles.line}>
      <b>{board.text.words.market(day.market)}</b>
      <Gains board={board} gains={day.gains} />
    </p>
  );
}

function Gains({ board, gains }: PartProps & { readonly gains: readonly number[] }) {
  const { notes } = board.text.words;
  return (
    <span className={styles.gains}>
      {gains.map((gain, n) => (
        <Explain key={n} about={notes.supply(board.seats[n].name, board.scores[n].total)}>
          {board.seats[n].kind === 'rival' ? <Glyph id="vp-countess" /> : <Crest crest={crestAt(board, n)} />}
          +{gain}
        </Explain>
      ))}
    </span>
  );
}
