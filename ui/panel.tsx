import type { Seat } from '@spielstube/engine';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { SeatInfo } from './board.ts';
import { IconBtn } from './button.tsx';
import { CopyContext } from './copy.ts';
import { Count } from './count.tsx';
import { type Explanation, useDesk, useKitWords } from './desk.ts';
import { Dialog } from './dialog.tsx';
import { Explain } from './explain.tsx';
import { anchor } from './flights.tsx';
import { Glyph, type SpriteId } from './glyph.tsx';
import styles from './panel.module.css';
import { useSeatMarks } from './seat-marks.ts';
import { Sheet } from './sheet.tsx';
import { seatPlace } from './travels.ts';

export interface PanelProps {
  readonly seat: Seat;
  readonly deciding?: boolean;
  /** What is written over the drawer, and the sign before it. */
  readonly title: string;
  readonly sign: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Everything that lies before this seat, for the drawer. Nothing there can be chosen: see `useIsCopy`. */
  whole(): ReactNode;
}

/** The parchment of an opponent. A click anywhere on it opens a drawer with everything they have. */
export function Panel({ seat, deciding = false, title, sign, className = '', children, whole }: PanelProps) {
  const words = useKitWords();
  const desk = useDesk();
  const marks = useSeatMarks();
  const [open, setOpen] = useState(false);
  const onClickCapture = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('.target.lit') !== null) return;
    // Things on it explain themselves on hover and long-press; a note pinned by a click would cover the drawer.
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <Sheet
      className={`${styles.panel} ${className}`}
      data-deciding={deciding}
      {...anchor(seatPlace.seat(seat))}
    >
      <div role="presentation" onClickCapture={onClickCapture}>
        {children}
      </div>
      {marks.foot(seat)}
      {open && (
        <Dialog
          place="wide"
          title={title}
          sign={sign}
          buttons={
            <IconBtn
              glyph="ui-people"
              label={words.compare}
              data-target=""
              onClick={() => {
                setOpen(false);
                desk.compare();
              }}
            />
          }
          closeLabel={words.close}
          onClose={() => setOpen(false)}
        >
          <CopyContext value={true}>{whole()}</CopyContext>
        </Dialog>
      )}
    </Sheet>
  );
}

/** The name on a panel: the button that opens it. */
export function PanelName({ name }: { name: string }) {
  const words = useKitWords();
  return (
    <button
      type="button"
      className={styles.name}
      data-part="name"
      aria-label={words.look(name)}
      aria-haspopup="dialog"
      data-target=""
    >
      {name}
    </button>
  );
}

export interface PanelHeadProps {
  readonly info: SeatInfo;
  readonly sign?: ReactNode;
  /** To move, next, later: whatever a game has to say of the order. */
  readonly status?: string;
  readonly points: number;
  /** The points before the others moved: see `Count`. */
  readonly was?: number | undefined;
  /** What the points are counted in, where it is not obvious. */
  readonly unit?: SpriteId;
  /** What the points are. */
  readonly about?: Explanation;
  readonly className?: string | undefined;
  /** Marks that a seat may have, such as the start player's. */
  readonly children?: ReactNode;
}

/** The first line of a panel. A board that lays it out in another way finds its parts by `data-part`. */
export function PanelHead({
  info,
  sign,
  status,
  points,
  was,
  unit,
  about,
  className = '',
  children,
}: PanelHeadProps) {
  const words = useKitWords();
  const marks = useSeatMarks();
  const pointsAbout = about ?? { title: words.points(info.name, points), lines: [words.pointsAbout] };
  return (
    <header className={`${styles.head} ${className}`}>
      {sign !== undefined && (
        <Explain about={{ title: info.name, lines: marks.lines(info.seat) }} className={styles.sign}>
          {sign}
          {marks.sign(info.seat)}
        </Explain>
      )}
      <PanelName name={info.name} />
      {info.kind === 'bot' && (
        <Explain about={{ title: words.bot }} className={styles.bot} data-part="bot">
          <Glyph id="ui-bot" label={words.bot} />
        </Explain>
      )}
      {children}
      {status !== undefined && (
        <span className={styles.status} data-part="status">
          {status}
        </span>
      )}
      {marks.head(info.seat)}
      <Explain as="b" about={pointsAbout} className={styles.points} data-part="points">
        <Count value={points} was={was} />
      </Explain>
      {unit !== undefined && (
        <Explain about={pointsAbout} className={styles.unit} data-part="unit">
          <Glyph id={unit} />
        </Explain>
      )}
    </header>
  );
}
