import { Count } from './count.tsx';
import { Glyph, type SpriteId } from './glyph.tsx';
import styles from './stock.module.css';
import { Target, type TargetProps } from './target.tsx';

export interface StockProps {
  readonly sign: SpriteId;
  readonly count: number;
  /** How many there were before the others moved: see `Count`. */
  readonly was?: number | undefined;
}

/** A sign and how many there are; none at all is pale. `--stock` and `--figure` are their sizes. */
export function Stock({ sign, count, was }: StockProps) {
  return (
    <span className={styles.stock} data-none={count === 0} aria-hidden="true">
      <Glyph id={sign} />
      <b>
        <Count value={count} was={was} />
      </b>
    </span>
  );
}

export type StockTargetProps = StockProps & Omit<TargetProps, 'children'>;

/** A stock that explains itself, and lights up where something can be done with it. */
export function StockTarget({ sign, count, was, ...target }: StockTargetProps) {
  return (
    <Target {...target}>
      <Stock sign={sign} count={count} was={was} />
    </Target>
  );
}
