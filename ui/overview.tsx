import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { OpenChoice } from './board.ts';
import { useDesk, useKitWords } from './desk.ts';
import { Glyph } from './glyph.tsx';
import styles from './overview.module.css';
import {
  ALL_IN_SIGHT,
  isBefore,
  isBeyond,
  type Outlook,
  type Point,
  type Spot,
  type Stretch,
  stretchOf,
  toBeShown,
} from './sight.ts';

interface OverviewProps {
  /** The room that scrolls. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** What can be chosen: with it, what is lit changes. */
  readonly open: readonly OpenChoice[];
  /** The anchor of what the question is about. */
  readonly about: string | undefined;
  readonly scale: number;
  /** On a phone it is a strip below the board, with a way to either side. */
  readonly isStrip: boolean;
  /** What stands in that strip instead. */
  readonly tabs: ((sight: BoardSight) => ReactNode) | undefined;
}

/** What of a board is in sight from its left edge (0) to its right one (1), and a way to move there. */
export interface BoardSight {
  readonly across: Stretch;
  show(x: number): void;
}

/** A step to the side, as a share of the room. */
const STEP = 0.7;
const percent = (share: number): string => `${share * 100}%`;

/** A board that is larger than its room, small: the part in sight, and what is lit. */
export function Overview({ room, open, about, scale, isStrip, tabs }: OverviewProps) {
  const { motion } = useDesk();
  const words = useKitWords();
  const [{ across, down, lit }, setOutlook] = useState(ALL_IN_SIGHT);
  const look = useCallback((): void => {
    if (room.current !== null) setOutlook(outlookOf(room.current));
  }, [room]);

  // What is asked must be in sight: the board moves to all that is lit where its room holds it, to the nearest of it if
  // nothing is in sight, or to what the question is about.
  const isAsked = useRef(false);
  const showAsked = useCallback((): void => {
    const element = room.current;
    if (element === null) return;
    const outlook = outlookOf(element);
    const asked = outlook.lit.length > 0 ? outlook.lit : spotsOf(element, `[data-anchor="${about}"]`);
    const point = isAsked.current ? toBeShown({ ...outlook, lit: asked }) : undefined;
    if (point !== undefined) {
      show(element, point);
      showSheet(element, point);
    }
    look();
  }, [room, about, look]);
  useEffect(() => {
    isAsked.current = open.length > 0;
    showAsked();
  }, [open, showAsked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that has grown is seen anew
  useEffect(look, [look, scale]);

  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    // Also when a phone is turned.
    const resized = new ResizeObserver(showAsked);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [room, look, showAsked]);

  const go = (side: 1 | -1): void => {
    const element = room.current;
    element?.scrollBy({
      left: side * element.clientWidth * STEP,
      behavior: motion.factor > 0 ? 'smooth' : 'instant',
    });
  };
  /** The part of the board under the finger comes into sight, also while it is dragged. */
  const point = (event: PointerEvent<HTMLElement>): void => {
    if (room.current === null || event.buttons === 0) return;
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
    show(room.current, { x: (event.clientX - x) / width, y: (event.clientY - y) / height });
  };
  const showAcross = (x: number): void => {
    if (room.current !== null) show(room.current, { x, y: 0.5 });
  };
  const left = lit.filter(({ x }) => isBefore(x, across)).length;
  const right = lit.filter(({ x }) => isBeyond(x, across)).length;
  return (
    <div
      className={styles.overview}
      data-grown={scale > 1}
      data-strip={isStrip}
      data-tabs={tabs !== undefined}
    >
      {tabs?.({ across, show: showAcross })}
      <button
        type="button"
        className={styles.way}
        data-lit={left > 0}
        disabled={across.from <= 0}
        aria-label={words.litToTheLeft(left)}
        onClick={() => go(-1)}
      >
        <Glyph id="ui-left" />
        {left > 0 && left}
      </button>
      <div className={styles.map} role="presentation" onPointerDown={point} onPointerMove={point}>
        <i
          className={styles.window}
          style={{
            left: percent(across.from),
            width: percent(across.to - across.from),
            top: percent(down.from),
            height: percent(down.to - down.from),
          }}
        />
        {lit.map(({ x, y }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
          <i key={n} className={styles.dot} style={{ left: percent(x), top: percent(y) }} />
        ))}
      </div>
      <button
        type="button"
        className={styles.way}
        data-lit={right > 0}
        disabled={across.to >= 1}
        aria-label={words.litToTheRight(right)}
        onClick={() => go(1)}
      >
        {right > 0 && right}
        <Glyph id="ui-left" className={styles.turned} />
      </button>
    </div>
  );
}

function outlookOf(room: HTMLElement): Outlook {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = room;
  if (getComputedStyle(room).overflowX === 'visible') return ALL_IN_SIGHT;
  return {
    across: stretchOf(scrollLeft, clientWidth, scrollWidth),
    down: stretchOf(scrollTop, clientHeight, scrollHeight),
    lit: spotsOf(room, '.target.lit'),
  };
}

/** Where on the board such things are, as shares of it. */
function spotsOf(room: HTMLElement, selector: string): Spot[] {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = room;
  const { left, top } = room.getBoundingClientRect();
  return [...room.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        x: (x + width / 2 - left + scrollLeft) / scrollWidth,
        y: (y + height / 2 - top + scrollTop) / scrollHeight,
        reach: { x: width / 2 / scrollWidth, y: height / 2 / scrollHeight },
      };
    });
}

/** Brings a point of the board into the middle of its room. */
function show(room: HTMLElement, { x, y }: Point): void {
  room.scrollTo({
    left: x * room.scrollWidth - room.clientWidth / 2,
    top: y * room.scrollHeight - room.clientHeight / 2,
    behavior: 'instant',
  });
}

/** What is narrower than the room comes into sight whole: the parchment that holds a point which has just been shown. */
function showSheet(room: HTMLElement, { x }: Point): void {
  const { left, right, width } = room.getBoundingClientRect();
  const at = left + x * room.scrollWidth - room.scrollLeft;
  const sheet = [...room.querySelectorAll('.sheet')]
    .map((element) => element.getBoundingClientRect())
    .find((box) => box.left <= at && at <= box.right && box.width <= width);
  if (sheet === undefined) return;
  const beyond = Math.max(0, sheet.right - right);
  const before = Math.min(0, sheet.left - left);
  room.scrollBy({ left: beyond + before, behavior: 'instant' });
}
