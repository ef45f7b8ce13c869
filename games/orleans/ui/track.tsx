import { Count, Explain, type Explanation, Glyph, Steps, whenOf } from '@spielstube/ui';
import { COPIES, EVENT_KEYS, ROUNDS } from '../data/hourglass.ts';
import { PHASES } from '../rules/rounds.ts';
import type { Board } from './board.ts';
import { PHASE_SIGNS, place } from './drawings.ts';
import { EventTile } from './event-tile.tsx';
import styles from './track.module.css';

/** The events to come: how many of each, and no order. */
export function aboutHourglass({ view, text }: Board): Explanation {
  const toCome = EVENT_KEYS.map((_, event) => COPIES - view.past.filter((past) => past === event).length);
  return text.words.notes.hourglass(toCome);
}

const ALL_PHASES = Array.from({ length: PHASES }, (_, n) => n + 1);

/** Where the game stands: round, phase, the event that is coming, and the bank. */
export function Track(board: Board) {
  const { view, text, before } = board;
  const { words } = text;
  return (
    <div className={styles.track}>
      <Explain about={words.notes.round(view.round)} className={styles.now ?? ''}>
        <b>{words.labels.round(view.round)}</b>
        <Steps count={ROUNDS} now={view.round - 1} className={styles.rounds ?? ''} />
      </Explain>
      <ol className={styles.phases}>
        {ALL_PHASES.map((phase) => (
          <li key={phase} data-when={whenOf(phase, view.phase)}>
            <Explain about={words.notes.phase(phase)} role="img" aria-label={words.phase(phase)}>
              <Glyph id={PHASE_SIGNS[phase]} />
              {phase === view.phase && <b>{words.phase(phase)}</b>}
            </Explain>
          </li>
        ))}
      </ol>
      {view.past.length > 0 && (
        <Explain about={words.notes.event(view.event)} className={styles.event ?? ''}>
          <EventTile event={view.event} light={view.round === 1} />
          <span>
            <small>{words.labels.eventTime(view.event)}</small>
            <b>{words.event(view.event)}</b>
          </span>
        </Explain>
      )}
      <Explain about={words.notes.bank(view.bank)} className={styles.bank ?? ''} data-anchor={place.bank}>
        <Glyph id="o-purse" />
        <b>
          <Count value={view.bank} was={before?.bank} />
        </b>
        <small>{words.bank}</small>
      </Explain>
    </div>
  );
}
