import type { OwnCard, SeatClock } from '@spielstube/table';
import { Glyph } from '@spielstube/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { useOnlineWords } from '../online-words.ts';
import styles from './marks.module.css';

const SECOND = 1000;
/** From here on time is short. */
const SHORT = 60 * SECOND;

export interface Ticking {
  readonly clock: SeatClock;
  /** When the card with this clock came. */
  readonly since: number;
}

export const leftOn = ({ clock, since }: Ticking): number =>
  Math.max(0, clock.runs ? clock.left - (performance.now() - since) : clock.left);

/** What is left now; looked at every second while the clock runs. */
export function useLeft(ticking: Ticking): number {
  const [, tick] = useState(0);
  const { runs } = ticking.clock;
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => tick((times) => times + 1), SECOND);
    return () => window.clearInterval(timer);
  }, [runs]);
  return leftOn(ticking);
}

/** An hourglass and what is left. */
export function ClockFace({ ticking, className }: { ticking: Ticking; className?: string | undefined }) {
  const words = useOnlineWords();
  const left = useLeft(ticking);
  return (
    <span className={`${styles.clock} ${className ?? ''}`} data-part="clock" data-short={left < SHORT}>
      <Glyph id="ui-hourglass" />
      {words.left(left)}
    </span>
  );
}

/** The sand that is left, as a line. */
export function Sand({ ticking, bank }: { ticking: Ticking; bank: number }) {
  const left = useLeft(ticking);
  const style: CSSProperties = { '--part': Math.min(1, left / bank) };
  return <span className={styles.sand} data-short={left < SHORT} style={style} />;
}

/** The bank of a table with clocks; 0 without. */
export const bankOf = ({ pace }: OwnCard): number => (pace.kind === 'free' ? 0 : pace.bank);
