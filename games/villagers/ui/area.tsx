import { Explain, Target } from '@spielstube/ui';
import { jobOf } from '../rules/knowledge.ts';
import styles from './area.module.css';
import { playerAt, type SeatProps } from './board.ts';
import { CardFace } from './card.tsx';
import { HandOfOther } from './hand.tsx';
import { Limits } from './limits.tsx';
import { BronzeNow, Gold, MarketNow } from './supply.tsx';
import { Village } from './village.tsx';

/** Everything that lies before a seat. */
export function Area({ board, seat }: SeatProps) {
  const { words } = board.text;
  const part = { board, seat };
  if (seat >= board.view.seats) return <CountessArea {...part} />;
  const { hand, drafted } = playerAt(board, seat);
  return (
    <div className={styles.area}>
      <div className={styles.wealth}>
        <Gold {...part} />
        <MarketNow {...part} />
        <BronzeNow {...part} />
      </div>
      <Limits {...part} />
      <p className="label">{words.village}</p>
      <Village {...part} />
      <Explain as="p" about={{ title: words.labels.handCards(hand.length) }} className="label">
        {words.hand} <b>{hand.length}</b>
      </Explain>
      <HandOfOther {...part} />
      {drafted.length > 0 && (
        <>
          <p className="label">{words.drafted}</p>
          <ul className={styles.drafted}>
            {drafted.map((card, n) => (
              <li key={n}>
                <Target about={words.notes.card(jobOf(card))}>
                  <CardFace job={jobOf(card)} words={words} isShort />
                </Target>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function CountessArea({ board, seat }: SeatProps) {
  const { words } = board.text;
  return (
    <div className={styles.area}>
      <div className={styles.wealth}>
        <MarketNow board={board} seat={seat} />
      </div>
      <p className="label">{words.village}</p>
      <Village board={board} seat={seat} />
    </div>
  );
}
