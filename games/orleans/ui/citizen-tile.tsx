import { Glyph, type SpotBox, Target } from '@spielstube/ui';
import type { PartProps } from './board.ts';
import { place } from './drawings.ts';
import styles from './pieces.module.css';
import { onBoard } from './spot.ts';

/** A citizen who still waits for somebody. */
export function CitizenTile({ board, citizen, box }: PartProps & { citizen: number; box: SpotBox }) {
  return (
    <Target
      about={board.text.words.notes.citizen(citizen)}
      piece={place.citizen(citizen)}
      className={styles.piece}
      style={onBoard(box)}
    >
      <Glyph id="o-citizen" />
    </Target>
  );
}
