import { Glyph } from '@spielstube/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import styles from './outlook.module.css';
import type { PartProps } from './table.ts';
import { wordsIn } from './words.ts';

interface OutlookProps extends PartProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
}
interface Sides {
  readonly left: number;
  readonly right: number;
}

/** Where the board is wider than the window: how much lies lit to the left and to the right, and the way there. */
export function Outlook({ scroller, table }: OutlookProps) {
  const words = wordsIn(table.lang);
  const [sides, setSides] = useState<Sides>({ left: 0, right: 0 });
  const look = useCallback((): void => {
    const room = scroller.current;
    if (room === null) return;
    const { left, right } = outOfSight(room);
    setSides((before) =>
      before.left === left.length && before.right === right.length
        ? before
        : { left: left.length, right: right.length },
    );
  }, [scroller]);

  // What is asked must be in sight: the board moves to the nearest lit thing if none is.
  const { open } = table;
  useEffect(() => {
    const room = scroller.current;
    if (room === null || open.length === 0) return;
    const { left, right, inside } = outOfSight(room);
    if (inside === 0)
      (right[0] ?? left[left.length - 1])?.scrollIntoView({ inline: 'center', block: 'nearest' });
    look();
  }, [open, scroller, look]);

  useEffect(() => {
    const room = scroller.current;
    if (room === null) return;
    room.addEventListener('scroll', look, { passive: true });
    return () => room.removeEventListener('scroll', look);
  }, [scroller, look]);

  const go = (side: 1 | -1): void => {
    const room = scroller.current;
    room?.scrollBy({
      left: side * room.clientWidth * 0.7,
      behavior: table.motion.factor > 0 ? 'smooth' : 'instant',
    });
  };
  return (
    <>
      {sides.left > 0 && (
        <button
          type="button"
          className={`${styles.way} ${styles.left}`}
          aria-label={words.litToTheLeft(sides.left)}
          onClick={() => go(-1)}
        >
          <Glyph id="ui-left" />
          {sides.left}
        </button>
      )}
      {sides.right > 0 && (
        <button
          type="button"
          className={`${styles.way} ${styles.right}`}
          aria-label={words.litToTheRight(sides.right)}
          onClick={() => go(1)}
        >
          {sides.right}
          <Glyph id="ui-left" />
        </button>
      )}
    </>
  );
}

interface Sight {
  readonly left: readonly Element[];
  readonly right: readonly Element[];
  readonly inside: number;
}

/** What is lit on the board, by where it lies. */
function outOfSight(room: HTMLElement): Sight {
  const { left: from, right: to } = room.getBoundingClientRect();
  const lit = [...room.querySelectorAll('.target.lit')];
  const middle = (element: Element): number => {
    const { x, width } = element.getBoundingClientRect();
    return x + width / 2;
  };
  const sorted = lit.toSorted((one, other) => middle(one) - middle(other));
  const left = sorted.filter((element) => middle(element) < from);
  const right = sorted.filter((element) => middle(element) > to);
  return { left, right, inside: lit.length - left.length - right.length };
}
