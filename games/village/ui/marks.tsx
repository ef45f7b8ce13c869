import { Glyph, Target } from '@spielstube/ui';
import type { SeatProps } from './board.ts';
import { RING_PIECE, START_PIECE } from './drawings.ts';
import styles from './marks.module.css';

/** The marker of the starting player and the ring of the next one, if this seat has them. */
export function Marks({ board, seat }: SeatProps) {
  const { startPlayer, nextStart, conny } = board.view;
  const names = board.text.words;
  const words = board.text.words.labels;
  return (
    <span className={styles.marks}>
      {startPlayer === seat && conny === null && (
        <Target about={{ title: names.startPlayer, lines: [words.startAbout] }} piece={START_PIECE}>
          <Glyph id="v-start" />
        </Target>
      )}
      {nextStart === seat && (
        <Target
          about={{ title: names.nextStart, lines: [words.ringAbout(conny !== null)], rule: 'VIL-COUNCIL-10' }}
          piece={RING_PIECE}
        >
          <Glyph id="v-ring" />
        </Target>
      )}
    </span>
  );
}
