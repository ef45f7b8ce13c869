import type { GameTypes } from '@spielstube/engine';
import { type ReactNode, useRef } from 'react';
import type { BoardProps } from './board.ts';
import styles from './board-room.module.css';
import { IconBtn } from './button.tsx';
import { useDesk, useKitWords } from './desk.ts';
import { lieOf } from './lie.ts';
import { type BoardSight, Overview } from './overview.tsx';
import type { Size } from './sight.ts';
import { useZoom } from './use-zoom.ts';

export interface BoardRoomProps<G extends GameTypes> {
  readonly board: BoardProps<G>;
  /**
   * The proportions of a board that is one picture. It lies in the middle, as large as its place allows; on a phone it
   * is as high as its place and wider than the screen. Without them a board fills its place.
   */
  readonly shape?: Size;
  /** On a phone, where they differ because something beside the board is left out there. */
  readonly phoneShape?: Size;
  /** The anchor of what the question is about: brought into sight where nothing on the board is lit. */
  readonly about?: string | undefined;
  /** On a phone: a row below the board that leads to its parts, in place of the overview. */
  tabs?(sight: BoardSight): ReactNode;
  /** What lies above the board and neither moves nor grows with it. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The room in which a board lies. It can be zoomed (wheel, pinch, + − .) and, where it is larger than its room, moved
 * by hand; then an overview shows the part in sight and where something is lit.
 */
export function BoardRoom<G extends GameTypes>({
  board,
  shape,
  phoneShape = shape,
  about,
  tabs,
  over,
  children,
}: BoardRoomProps<G>) {
  const { motion } = useDesk();
  const words = useKitWords();
  const room = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const { scale, showWhole, comeCloser } = useZoom(room, ground);
  const isZoomed = scale > 1;
  return (
    <div
      className={styles.area}
      data-moves={motion.factor > 0}
      data-zoomed={isZoomed}
      data-shaped={shape !== undefined}
      data-tabs={tabs !== undefined}
      style={{ ...proportions('--shape', shape), ...proportions('--phone-shape', phoneShape) }}
    >
      <div ref={room} className={styles.room}>
        <div ref={ground} className={styles.ground} style={isZoomed ? { transform: `scale(${scale})` } : {}}>
          {shape === undefined ? children : <div className={styles.shaped}>{children}</div>}
        </div>
        {/* Browsers work out anew how far a room scrolls when a thing in it is laid out, not when it is transformed. */}
        {isZoomed && (
          <i className={styles.extent} style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }} />
        )}
      </div>
      <Overview
        room={room}
        open={board.open}
        about={about}
        scale={scale}
        isStrip={shape !== undefined}
        tabs={tabs}
      />
      {isZoomed ? (
        <IconBtn glyph="ui-search" label={words.whole} className={styles.whole ?? ''} onClick={showWhole} />
      ) : (
        lieOf(shape) === 'broad' && (
          <IconBtn
            glyph="ui-search"
            label={words.closer}
            className={styles.closer ?? ''}
            onClick={comeCloser}
          />
        )
      )}
      {over}
    </div>
  );
}

const proportions = (name: string, shape: Size | undefined) =>
  shape === undefined ? {} : { [name]: shape.width / shape.height };
