import {
  CREST_DIAL,
  CREST_QUILL,
  DIAL_SPACES,
  dialSpot,
  dialTurn,
  dialWedge,
  FARM_DIAL,
  FARM_QUILL,
} from '@spielstube/art/village/dial.ts';
import type { Seat } from '@spielstube/engine';
import { crestAt, publicFrame, Target } from '@spielstube/ui';
import { LIFE_TRACK } from '../data/pieces.ts';
import type { Board, SeatProps } from './board.ts';
import styles from './dial.module.css';
import { place, seatColours } from './drawings.ts';

const SPACES = Array.from({ length: DIAL_SPACES }, (_, space) => space);
const MARKER = 27;
const HOURGLASS = 16;

/** Whether the time of a seat has passed the quill, and somebody must die for it. VIL-DEATH-01 */
function isCrossed({ view }: Board, seat: Seat): boolean {
  const frame = publicFrame(view);
  return frame?.kind === 'death' && frame.seat === seat;
}

/** The life-time dial of a farm: time that has passed, time that is left, and the quill at the top. */
export function Dial({ board, seat }: SeatProps) {
  const words = board.text.words.labels;
  const { life } = board.view.players[seat];
  const crossed = isCrossed(board, seat);
  const left = LIFE_TRACK - life;
  const [x, y] = dialSpot(FARM_DIAL, life);
  const [above, below] = words.lifeLeft;
  return (
    <Target
      about={{ title: words.dial(left), lines: [words.dialAbout], rule: 'VIL-TIME-01' }}
      className={`${styles.dial} ${crossed ? styles.crossed : ''}`}
      anchor={place.dial(seat)}
    >
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <use href="#v-dial" width="160" height="160" />
        {SPACES.filter((space) => space < life).map((space) => (
          <use
            key={space}
            href="#v-dial-past"
            width="160"
            height="160"
            transform={`rotate(${dialTurn(space)} 80 80)`}
          />
        ))}
        <path className={styles.now} d={dialWedge(FARM_DIAL, life)} />
        <use href="#v-dial-lines" width="160" height="160" />
        {SPACES.filter((space) => space > life).map((space) => {
          const [tx, ty] = dialSpot(FARM_DIAL, space);
          return (
            <use
              key={space}
              href="#v-time"
              x={tx - HOURGLASS / 2}
              y={ty - HOURGLASS / 2}
              width={HOURGLASS}
              height={HOURGLASS}
            />
          );
        })}
        <g className={styles.marker} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle className={styles.shade} cy="1.5" r="14" />
          <use
            href={`#seat-${crestAt(board, seat)}`}
            x={-MARKER / 2}
            y={-MARKER / 2}
            width={MARKER}
            height={MARKER}
          />
        </g>
        <g className={styles.quill}>
          <use href="#v-quill" x={FARM_QUILL.x} y={FARM_QUILL.y} width={FARM_QUILL.w} height={FARM_QUILL.h} />
        </g>
        <text className={styles.small} x="80" y={below === '' ? 71 : 68}>
          {above}
        </text>
        <text className={styles.left} data-above={below === ''} x="80" y={below === '' ? 101 : 95}>
          {left}
        </text>
        <text className={styles.small} x="80" y="110">
          {below}
        </text>
      </svg>
    </Target>
  );
}

/** The same ring around the crest of an opponent. */
export function CrestDial({ board, seat }: SeatProps) {
  const { life } = board.view.players[seat];
  const crest = crestAt(board, seat);
  const crossed = isCrossed(board, seat);
  return (
    <svg
      className={`${styles.ring} ${crossed ? styles.crossed : ''}`}
      viewBox="0 0 64 64"
      style={seatColours(crest)}
      aria-hidden="true"
    >
      {SPACES.map((space) => (
        <path
          key={space}
          data-when={space < life ? 'past' : space === life ? 'now' : 'to come'}
          d={dialWedge(CREST_DIAL, space)}
        />
      ))}
      <use href={`#seat-${crest}`} x="17.5" y="17" width="29" height="29" />
      <use href="#v-quill" x={CREST_QUILL.x} y={CREST_QUILL.y} width={CREST_QUILL.w} height={CREST_QUILL.h} />
    </svg>
  );
}
