import { Crest, crestAt, Glyph, publicFrame } from '@spielstube/ui';
import { EVENT_PHASE } from '../rules/rounds.ts';
import type { PartProps } from './board.ts';
import { EventTile } from './event-tile.tsx';
import styles from './stage.module.css';
import { stagedEvent, stageOf } from './staged.ts';

/** The banner over the board that says what is going on: the event of the round, or torture. */
export function Stage({ board }: PartProps) {
  const stage = stageOf(board);
  if (stage === null) return null;
  return (
    <div className={styles.stage} data-stage={stage}>
      {stage === 'torture' ? <Torture board={board} /> : <Event board={board} />}
    </div>
  );
}

function Event({ board }: PartProps) {
  const { words } = board.text;
  const event = stagedEvent(board);
  const note = words.notes.event(event);
  return (
    <>
      <EventTile event={event} />
      <p>
        <b>{words.event(event)}</b>
        <span>{note.lines[0]}</span>
      </p>
    </>
  );
}

/** Whoever cannot pay gives things instead, one for each coin. */
function Torture({ board }: PartProps) {
  const { view, text, cast } = board;
  const frame = publicFrame(view);
  if (frame === undefined) return null;
  return (
    <>
      {view.phase === EVENT_PHASE ? (
        <EventTile event={view.event} />
      ) : (
        <Glyph id="o-coin" className={styles.sign} />
      )}
      <p>
        <b>{text.words.labels.torture}</b>
        <span>{text.words.labels.owes(cast.name(frame.seat), frame.count)}</span>
      </p>
      <Crest crest={crestAt(board, frame.seat)} className={styles.who ?? ''} />
    </>
  );
}
