import { Explain, Target } from '@spielstube/ui';
import { aboutServed } from './about.ts';
import type { SeatProps } from './board.ts';
import { customerPiece } from './drawings.ts';
import { aboutCustomer } from './market.tsx';
import styles from './served.module.css';
import { Tile } from './tile.tsx';

/** The customers whom a seat has served, laid over each other, and what they bring. */
export function Served({ board, seat }: SeatProps) {
  const words = board.text.words.labels;
  const { customers } = board.view.players[seat];
  const sheet = board.scores.find((one) => one.seat === seat);
  const worth = sheet?.lines.find(({ source }) => source === 'customers')?.points ?? 0;
  return (
    <div className={styles.served}>
      <div className={styles.tiles} style={{ '--tiles': customers.length }}>
        {customers.map((tile, n) => (
          <Target
            key={tile}
            about={aboutCustomer(board, tile)}
            className={styles.tile}
            style={{ '--n': n, rotate: `${n % 2 === 0 ? -3 : 3}deg` }}
            piece={customerPiece(tile)}
          >
            <Tile tile={tile} at="stall" />
          </Target>
        ))}
      </div>
      <Explain as="p" about={aboutServed(board.text, customers.length)}>
        {words.atTheEnd(worth)}
      </Explain>
    </div>
  );
}
