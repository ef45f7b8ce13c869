import { anchor, dropPlace, Explain, Glyph } from '@spielstube/ui';
import { MARKET_SPACES } from '../data/setup.ts';
import { sum } from '../rules/supply.ts';
import { listed } from '../text/figures.ts';
import type { SeatProps } from './board.ts';
import { place } from './drawings.ts';
import styles from './market.module.css';
import { dropNames, type Hands } from './use-hands.ts';
import { Waiting } from './waiting.tsx';

interface MarketProps extends SeatProps {
  readonly hands: Hands | null;
}

/** Those who wait on the market of a seat; the ones drawn in the Bathhouse meanwhile. */
export function Market({ board, seat, hands }: MarketProps) {
  const { view, text } = board;
  const { notes, labels, market } = text.words;
  const bath = hands === null || board.frame?.kind !== 'bathhouse' ? [] : listed(view.bath);
  const kinds = listed(view.players[seat].market);
  const room = Math.max(MARKET_SPACES, kinds.length);
  return (
    <div className={styles.market} {...anchor(place.market(seat))} {...dropPlace(dropNames.market)}>
      <Explain as="p" about={notes.market(kinds.length)} className={`label ${styles.label}`}>
        {bath.length > 0 ? labels.inTheBath : market}
        {bath.length === 0 && <span>{labels.waiting(sum(view.players[seat].market), MARKET_SPACES)}</span>}
      </Explain>
      {bath.length > 0 && (
        <div className={`${styles.spaces} ${styles.bath}`}>
          {bath.map((kind, n) => (
            <span key={`${kind} ${n}`} className={styles.space}>
              <Waiting
                board={board}
                seat={seat}
                kind={kind}
                from="bath"
                hands={hands}
                isFirst={bath.indexOf(kind) === n}
              />
            </span>
          ))}
        </div>
      )}
      <div className={styles.spaces}>
        {Array.from({ length: room }, (_, n) => (
          <span key={n} className={styles.space}>
            {kinds[n] === undefined ? (
              <Glyph id="o-slot-market" className={styles.free ?? ''} />
            ) : (
              <Waiting
                board={board}
                seat={seat}
                kind={kinds[n]}
                from="market"
                hands={hands}
                isFirst={kinds.indexOf(kinds[n]) === n}
              />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
