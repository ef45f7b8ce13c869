import { Btn } from '@spielstube/ui';
import { keyed } from '../keys/keyed.ts';
import { Bubble } from '../murr/bubble.tsx';
import { Murr } from '../murr/murr.tsx';
import type { CoachWords } from '../text/coach/words.ts';
import styles from './coach.module.css';
import type { CoachState, CoachStore } from './coach.store.ts';
import { Diamond } from './diamond.tsx';
import type { Speech } from './murr-says.ts';
import { type Spot, turnAt, turnSpot } from './spot.ts';
import type { Told, ToldTurn } from './told.ts';

export interface SaysProps {
  readonly told: Told;
  readonly words: CoachWords;
  readonly says: Speech;
  readonly state: CoachState;
  readonly store: CoachStore;
  readonly shown: Spot | null;
  pick(spot: Spot): void;
}

/** Murr, what he says, the turning points, and how the decisions were altogether. */
export function Says({ told, words, says, state, store, shown, pick }: SaysProps) {
  const { turns, tally, decisions } = told;
  const current = turnAt(turns, shown);
  const worlds = Math.max(0, ...decisions.map(({ judgement }) => judgement.worlds));
  return (
    <aside className={styles.says}>
      <Murr mood={says.mood} className={styles.murr ?? ''} />
      <Bubble className={styles.speech} title={says.big} live="status">
        <p>{says.small}</p>
        {state.pace === 'thinking' && (
          <Btn glyph="ui-pause" onClick={store.stop} {...keyed('coach', 'think')}>
            {words.stop}
          </Btn>
        )}
        {state.pace === 'stopped' && (
          <Btn glyph="ui-play" onClick={store.goOn} {...keyed('coach', 'think')}>
            {words.goOn}
          </Btn>
        )}
      </Bubble>
      {turns.length > 0 && (
        <section className={`sheet ${styles.turns}`} aria-label={words.turningPoints}>
          <ol>
            {turns.map((turn) => (
              <li key={turn.number}>
                <TurnButton
                  turn={turn}
                  words={words}
                  current={turn === current}
                  pick={() => pick(turnSpot(turn))}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {decisions.length > 0 && (
        <section className={`sheet ${styles.tally}`}>
          <p>{words.tally(tally.even, decisions.length, tally.little, tally.much)}</p>
          <div className={styles.meter} aria-hidden="true">
            {decisions.map(({ move, grade }) => (
              <i key={move} data-grade={grade} />
            ))}
          </div>
          <p className={styles.small}>{words.how(worlds)}</p>
        </section>
      )}
    </aside>
  );
}

interface TurnButtonProps {
  readonly turn: ToldTurn;
  readonly words: CoachWords;
  readonly current: boolean;
  pick(): void;
}

function TurnButton({
  turn: { kind, number, move, points, decision },
  words,
  current,
  pick,
}: TurnButtonProps) {
  return (
    <button type="button" aria-current={current} disabled={decision === null} onClick={pick}>
      <Diamond kind={kind} number={number} label={words.kind[kind]} />
      <span>
        <b>
          {words.moveShort(move + 1)}
          {decision !== null && ` · ${decision.heading}`}
        </b>
        <small>{kind === 'luck' || decision === null ? words.luckShort : decision.played}</small>
      </span>
      <em data-kind={kind}>{words.change(points)}</em>
    </button>
  );
}
