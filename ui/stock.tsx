import { Count } from './count.tsx';
import type { Explanation } from './desk.ts';
import { Explain } from './explain.tsx';
import { Glyph, type SpriteId } from './glyph.tsx';
import styles from './stock.module.css';
import { Target, type TargetProps } from './target.tsx';

export interface StockProps {
  readonly sign: SpriteId;
  readonly count: number;
  /** In a panel, where it is no target. */
  readonly about?: Explanation;
  /** How many there were before the others moved: see `Count`. */
  readonly was?: number | undefined;
}

/** A sign and how many there are; none at all is pale. `--stock` and `--figure` are their sizes. */
export function Stock({ sign, count, was, about }: StockProps) {
  const drawn = (
    <>
      <Glyph id={sign} />
      <b>
        <Count value={count} was={was} />
      </b>
    </>
  );
  const attributes = { className: styles.stock ?? '', 'data-none': count === 0, 'aria-hidden': true };
  if (about === undefined) return <span {...attributes}>{drawn}</span>;
  return (
    <Explain about={about} {...attributes}>
      {drawn}
    </Explain>
  );
}

export type StockTargetProps = Omit<StockProps, 'about'> & Omit<TargetProps, 'children'>;

/** A stock that explains itself, and lights up where something can be done with it. */
export function StockTarget({ sign, count, was, ...target }: StockTargetProps) {
  return (
    <Target {...target}>
      <Stock sign={sign} count={count} was={was} />
    </Target>
  );
}
