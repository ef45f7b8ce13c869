import { anchor, Explain, Glyph, OwnHead, ownSeat, Sheet, useDesk } from '@spielstube/ui';
import { DRAFT_PHASE } from '../rules/state.ts';
import { Answers } from './answers.tsx';
import type { Board, SeatProps } from './board.ts';
import { place } from './drawings.ts';
import { Drafted, Hand } from './hand.tsx';
import { isBuilding, Limits } from './limits.tsx';
import { MarketLine } from './market-day.tsx';
import styles from './own.module.css';
import { BronzeNow, GoCard, Gold, MarketNow } from './supply.tsx';
import { Village } from './village.tsx';

/** What lies before the viewer: gold and limits, the village, the hand, and what was taken in this round. */
export function Own(board: Board) {
  const info = ownSeat(board);
  const { motion } = useDesk();
  if (info === undefined) return null;
  const { words } = board.text;
  const part = { board, seat: info.seat };
  return (
    <Sheet
      className={styles.own}
      aria-label={words.labels.sheets.village}
      data-moves={motion.factor > 0}
      data-drafting={board.view.phase === DRAFT_PHASE}
      {...anchor(place.seat(info.seat))}
    >
      <div className={styles.me}>
        <OwnHead info={info} {...doingOf(board, info.seat)}>
          <GoCard {...part} />
        </OwnHead>
        <Gold {...part} />
        <p className={styles.soon}>
          <MarketNow {...part} />
          <BronzeNow {...part} />
        </p>
        <Limits {...part} />
        {board.view.tinner && isBuilding(board, info.seat) && (
          <Explain as="p" about={words.notes.tinner()} className={styles.tinner ?? ''}>
            <Glyph id="v-unlock" />
            {words.labels.tinnerWorks}
          </Explain>
        )}
      </div>
      <div className={styles.village}>
        <div className={styles.heading}>
          <p className="label">{words.labels.ownVillage}</p>
          <MarketLine board={board} />
        </div>
        <svg className={styles.frieze} viewBox="0 0 600 64" aria-hidden="true">
          <use href="#b-frieze" width="600" height="64" />
        </svg>
        <Village {...part} />
      </div>
      <div className={styles.tray}>
        <Hand {...part} />
        <Drafted {...part} />
      </div>
      <Answers board={board} />
    </Sheet>
  );
}

/** What one is doing, where there is more to say than whether one is to move. */
function doingOf(board: Board, seat: SeatProps['seat']): { readonly doing?: string } {
  if (!board.seats[seat].deciding) return {};
  const { status } = board.text.words.labels;
  if (isBuilding(board, seat)) return { doing: status.building };
  return board.view.phase === DRAFT_PHASE ? { doing: status.drafting } : { doing: status.choosing };
}
