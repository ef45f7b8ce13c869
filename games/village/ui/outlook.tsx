import { Glyph, useDesk } from '@spielstube/ui';
import { type PointerEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import styles from './outlook.module.css';
import type { PartProps } from './table.ts';

interface OutlookProps extends PartProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The board from its left edge (0) to its right edge (1): the part in sight, and what is lit. */
interface Sight {
  readonly from: number;
  readonly to: number;
  readonly lit: readonly number[];
}

const STEP = 0.7;
/** What lies nearer to the edge of the window than this share of the board is cut off. */
const MARGIN = 0.02;
const percent = (share: number): string => `${share * 100}%`;

/**
 * Where the board is wider than the window: all of it as a strip below, with the part in sight and what is lit. The
 * strip lies beside the board and not on it, so that it covers nothing.
 */
export function Outlook({ scroller, table }: OutlookProps) {
  const { motion } = useDesk();
  const words = table.text.words.labels;
  const [{ from, to, lit }, setSight] = useState<Sight>({ from: 0, to: 1, lit: [] });
  const look = useCallback((): void => {
    if (scroller.current !== null) setSight(sightOf(scroller.current));
  }, [scroller]);

  // What is asked must be in sight: the board moves to the nearest lit thing if none is.
  const { open } = table;
  useEffect(() => {
    const room = scroller.current;
    if (room === null) return;
    const now = sightOf(room);
    if (open.length > 0 && now.lit.length > 0 && !now.lit.some((at) => isInSight(at, now))) {
      showAt(room, now.lit.find((at) => at > now.from) ?? now.lit[now.lit.length - 1]);
    }
    look();
  }, [open, scroller, look]);

  useEffect(() => {
    const room = scroller.current;
    if (room === null) return;
    const resized = new ResizeObserver(look);
    resized.observe(room);
    room.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      room.removeEventListener('scroll', look);
    };
  }, [scroller, look]);

  const go = (side: 1 | -1): void => {
    const room = scroller.current;
    room?.scrollBy({
      left: side * room.clientWidth * STEP,
      behavior: motion.factor > 0 ? 'smooth' : 'instant',
    });
  };
  /** The part of the board under the finger comes into sight, also while it is dragged. */
  const point = (event: PointerEvent<HTMLElement>): void => {
    const room = scroller.current;
    if (room === null || event.buttons === 0) return;
    const { x, width } = event.currentTarget.getBoundingClientRect();
    showAt(room, (event.clientX - x) / width);
  };
  const left = lit.filter((at) => at < from + MARGIN).length;
  const right = lit.filter((at) => at > to - MARGIN).length;
  return (
    <div className={styles.outlook}>
      <button
        type="button"
        className={styles.way}
        data-lit={left > 0}
        disabled={from <= 0}
        aria-label={words.litToTheLeft(left)}
        onClick={() => go(-1)}
      >
        <Glyph id="ui-left" />
        {left > 0 && left}
      </button>
      <div className={styles.strip} role="presentation" onPointerDown={point} onPointerMove={point}>
        <i className={styles.window} style={{ left: percent(from), width: percent(to - from) }} />
        {lit.map((at, n) => (
          <i key={n} className={styles.dot} style={{ left: percent(at) }} />
        ))}
      </div>
      <button
        type="button"
        className={styles.way}
        data-lit={right > 0}
        disabled={to >= 1}
        aria-label={words.litToTheRight(right)}
        onClick={() => go(1)}
      >
        {right > 0 && right}
        <Glyph id="ui-left" className={styles.turned} />
      </button>
    </div>
  );
}

const isInSight = (at: number, { from, to }: Sight): boolean => at >= from + MARGIN && at <= to - MARGIN;

/** At the edges a fraction of a pixel may be missing. */
const EDGE = 0.004;

function sightOf(room: HTMLElement): Sight {
  const { scrollLeft, scrollWidth, clientWidth } = room;
  const { left } = room.getBoundingClientRect();
  const lit = [...room.querySelectorAll('.target.lit')].map((element) => {
    const { x, width } = element.getBoundingClientRect();
    return (x + width / 2 - left + scrollLeft) / scrollWidth;
  });
  const to = (scrollLeft + clientWidth) / scrollWidth;
  return {
    from: scrollLeft / scrollWidth < EDGE ? 0 : scrollLeft / scrollWidth,
    to: to > 1 - EDGE ? 1 : to,
    lit: lit.sort((one, other) => one - other),
  };
}

function showAt(room: HTMLElement, at: number): void {
  room.scrollTo({ left: at * room.scrollWidth - room.clientWidth / 2, behavior: 'instant' });
}
