import { Glyph } from '@spielstube/ui';
import { listed } from '../text/figures.ts';
import type { SeatProps } from './board.ts';
import { slotAt } from './space.tsx';
import styles from './tower-slots.module.css';
import type { Hands } from './use-hands.ts';
import { Waiting } from './waiting.tsx';

interface TowerSlotsProps extends SeatProps {
  readonly hands: Hands | null;
  readonly room: number;
}

/** Those who wait in the Gunpowder Tower, on its own card. */
export function TowerSlots({ board, seat, hands, room }: TowerSlotsProps) {
  const kinds = listed(board.view.tower);
  return Array.from({ length: room }, (_, n) => (
    <span key={n} className={styles.slot} style={slotAt(n, room)}>
      {kinds[n] === undefined ? (
        <Glyph id="o-slot-market" />
      ) : (
        <Waiting board={board} seat={seat} kind={kinds[n]} from="tower" hands={hands} />
      )}
    </span>
  ));
}
