import { cubes as spotsOfCubes } from '@spielstube/art/orleans/anchors.ts';
import { boxAt, type Explanation, Glyph, type SeatInfo, type Spot, Target } from '@spielstube/ui';
import type { Open } from './board.ts';
import { cubeSign } from './drawings.ts';
import styles from './pieces.module.css';
import { onBoard } from './spot.ts';

interface CubesProps {
  /** Whose cubes stand here. */
  readonly seats: readonly SeatInfo[];
  /** The middle of them all. */
  readonly at: Spot;
  readonly size: number;
  about(info: SeatInfo): Explanation;
  piece(info: SeatInfo): string;
  open?(info: SeatInfo): readonly Open[];
}

/** The cubes of one field, two by two. */
export function Cubes({ seats, at, size, about, piece, open }: CubesProps) {
  const spots = spotsOfCubes([at[0], at[1]], size, seats.length);
  return seats.map((info, n) => (
    <Target
      key={info.seat}
      about={about(info)}
      open={open?.(info) ?? []}
      piece={piece(info)}
      className={styles.piece}
      style={onBoard(boxAt(spots[n], size, size))}
    >
      <Glyph id={cubeSign(info.crest)} />
    </Target>
  ));
}
