import { Glyph, Target } from '@spielstube/ui';
import { RING_PIECE, START_PIECE } from './drawings.ts';
import styles from './marks.module.css';
import type { SeatProps } from './table.ts';

/** The marker of the starting player and the ring of the next one, if this seat has them. */
export function Marks({ table, seat }: SeatProps) {
  const { startPlayer, nextStart, conny } = table.view;
  const names = table.text.words;
  const words = table.text.words.labels;
  return (
    <span className={styles.marks}>
      {startPlayer === seat && conny === null && (
        <Target about={{ title: names.startPlayer, lines: [words.startAbout] }} piece={START_PIECE}>
          <Glyph id="v-start" />
        </Target>
      )}
      {nextStart === seat && (
        <Target
          about={{ title: names.nextStart, lines: [words.ringAbout(conny !== null)] }}
          piece={RING_PIECE}
        >
          <Glyph id="v-ring" />
        </Target>
      )}
    </span>
  );
}
