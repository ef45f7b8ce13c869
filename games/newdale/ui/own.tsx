import { anchor, ownSeat, Sheet, useDesk } from '@spielstube/ui';
import type { FrameKind } from '../rules/state.ts';
import { Answers, OVER_OWN } from './answers.tsx';
import { Areas } from './areas.tsx';
import { Mission, Prisoners, Specials, Tiles } from './bits.tsx';
import type { Board, SeatProps } from './board.ts';
import { place } from './drawings.ts';
import { Hand } from './hand.tsx';
import { Me } from './me.tsx';
import styles from './own.module.css';
import { Payment } from './payment.tsx';

const ABOUT_HAND: readonly FrameKind[] = [
  'layAside',
  'handCards',
  'build',
  'buildPhase',
  'buildNow',
  'chain',
  'feed',
  'discard',
  'nate',
  'halve',
];

/** The viewer's own board. */
export function Own(board: Board) {
  const info = ownSeat(board);
  if (info === undefined) return null;
  return <OwnBoard board={board} seat={info.seat} />;
}

/** Whether it is a card of the hand that is chosen. */
const isAboutHand = ({ frame }: Board): boolean => frame !== null && ABOUT_HAND.includes(frame.kind);

function OwnBoard({ board, seat }: SeatProps) {
  const { motion } = useDesk();
  const part = { board, seat };
  const isPaying = board.frame?.kind === 'pay';
  return (
    <Sheet
      className={styles.own}
      aria-label={board.text.words.labels.sheets.own}
      data-moves={motion.factor > 0}
      data-asked={isAboutHand(board) ? 'hand' : 'board'}
      {...anchor(place.seat(seat))}
    >
      <Me {...part} />
      <Areas {...part} />
      <div className={styles.rest} data-paying={isPaying}>
        <Payment {...part} />
        <Hand {...part} />
        <div className={styles.bits}>
          <Specials {...part} />
          <Tiles {...part} />
          <div className={styles.few}>
            <Mission {...part} />
            <Prisoners {...part} />
          </div>
        </div>
      </div>
      <Answers board={board} among={OVER_OWN} />
    </Sheet>
  );
}
