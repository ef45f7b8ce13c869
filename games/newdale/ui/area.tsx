import { Explain } from '@spielstube/ui';
import styles from './area.module.css';
import { Areas } from './areas.tsx';
import { Mission, Prisoners, Specials, Tiles } from './bits.tsx';
import { playerAt, type SeatProps } from './board.ts';
import { CardBack } from './card.tsx';
import { Holdings, Progress, Stones } from './me.tsx';
import { GoodsOf } from './rival.tsx';

/** Everything that lies before a seat. */
export function Area({ board, seat }: SeatProps) {
  const { words } = board.text;
  const part = { board, seat };
  const { hand } = playerAt(board, seat);
  return (
    <div className={styles.area}>
      <div className={styles.wealth}>
        <Stones {...part} />
        <Progress {...part} />
        <Holdings {...part} />
        <Explain about={words.notes.hand(board.cast.name(seat), hand.length)} className={styles.hand ?? ''}>
          <CardBack sort="building" />
          <b>{hand.length}</b>
        </Explain>
        <Mission {...part} />
      </div>
      <GoodsOf {...part} />
      <p className="label">{words.areas}</p>
      <Areas {...part} />
      <Specials {...part} />
      <Tiles {...part} />
      <Prisoners {...part} />
    </div>
  );
}
