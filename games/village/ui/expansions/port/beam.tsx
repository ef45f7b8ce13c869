import { useDesk } from '@spielstube/ui';
import { lighthouseOf } from '../../../data/places.ts';
import type { PartProps } from '../../board.ts';
import { boxAround, onBoard } from '../../spot.ts';
import styles from './beam.module.css';

interface BeamProps extends PartProps {
  readonly island: number;
  /** Where the keeper stands. */
  readonly foot: readonly [number, number];
}

/** Of the lamp from the keeper's feet. */
const LAMP = { x: -4, y: -38 } as const;
const REACH = 110;
const HEIGHT = 36;

/** When somebody comes to keep a lighthouse, its light sweeps over the sea once. */
export function Beam({ board, island, foot: [x, y] }: BeamProps) {
  const { motion } = useDesk();
  const { events, move } = board.news;
  const isNew = events.some((event) => event.what === 'moved' && lighthouseOf(event.to) === island);
  if (!isNew || motion.factor === 0) return null;
  return (
    <svg
      key={move}
      className={styles.beam}
      style={onBoard(boxAround([x + LAMP.x, y + LAMP.y], 2 * REACH, HEIGHT))}
      viewBox={`${-REACH} ${-HEIGHT / 2} ${2 * REACH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path d={`M0 -2L${REACH} ${-HEIGHT / 2}V${HEIGHT / 2}L0 2Z`} />
      <path d={`M0 -2L${-REACH} ${-HEIGHT / 2}V${HEIGHT / 2}L0 2Z`} />
    </svg>
  );
}
