import type { CrestNumber } from '@spielstube/ui';
import { hatchingOf, seatColour } from './drawings.ts';
import styles from './pieces.module.css';

type Sort = 'house' | 'stone' | 'ship' | 'marker';
const SIZES: Readonly<Record<Sort, readonly [w: number, h: number]>> = {
  house: [40, 41],
  stone: [48, 48],
  ship: [64, 64],
  marker: [40, 48],
};

interface PieceProps {
  readonly crest: CrestNumber;
  readonly className?: string | undefined;
}

/** A piece in the colour and the hatching of its seat. */
function Piece({
  crest,
  sort,
  number,
  className,
}: PieceProps & { readonly sort: Sort; readonly number?: number }) {
  const [w, h] = SIZES[sort];
  const layers = [`n-${sort}`, `n-${sort}-${hatchingOf(crest)}`, `n-${sort}-lines`];
  return (
    <svg
      className={className === undefined ? styles.piece : `${styles.piece} ${className}`}
      viewBox={`0 0 ${w} ${h}`}
      style={{ '--c': seatColour(crest) }}
      aria-hidden="true"
    >
      {layers.map((id) => (
        <use key={id} href={`#${id}`} width={w} height={h} />
      ))}
      {sort === 'marker' && <use href={`#seat-${crest}`} x={10.5} y={10} width={19} height={19} />}
      {number !== undefined && (
        <text x={24} y={33.6}>
          {number}
        </text>
      )}
    </svg>
  );
}

export const House = (props: PieceProps) => <Piece {...props} sort="house" />;
export const Ship = (props: PieceProps) => <Piece {...props} sort="ship" />;
export const Marker = (props: PieceProps) => <Piece {...props} sort="marker" />;
/** An action stone; they count from 0 inside. */
export const Stone = ({ stone, ...props }: PieceProps & { readonly stone: number }) => (
  <Piece {...props} sort="stone" number={stone + 1} />
);
