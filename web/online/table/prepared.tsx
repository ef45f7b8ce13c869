import { manifestOf } from '@spielstube/games';
import type { RoomLook, SeatPlan } from '@spielstube/table';
import { Btn, type OpenChoice } from '@spielstube/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useGameText } from '../../games/texts.ts';
import { keyed } from '../../keys/keyed.ts';
import { useSettings } from '../../settings/settings.store.ts';
import { castOf, choicesIn } from '../../table/board-props.ts';
import cards from '../../table/cards.module.css';
import { questionOf } from '../../table/question.ts';
import type { TableState, TableStore } from '../../table/table.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './request-cards.module.css';

export interface PreparedProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly seats: readonly SeatPlan[];
}

/**
 * A move can be prepared while others decide: from what was offered when one's last turn began. It is made as soon as one
 * is asked and may; otherwise it is dropped with a word.
 */
export function Prepared({ store, state, seats }: PreparedProps) {
  const words = useOnlineWords().prepared;
  const { look } = state;
  const offered = useOffered(state, seats);
  const [prepared, setPrepared] = useState<OpenChoice | null>(null);
  const [gone, setGone] = useState<OpenChoice | null>(null);
  useEffect(() => {
    const decision = look?.decision ?? null;
    if (prepared === null || look === null || decision === null) return;
    setPrepared(null);
    if (decision.choices.some(({ notation }) => notation === prepared.notation)) {
      void store.choose({ ...prepared, question: questionOf(look) });
    } else {
      setGone(prepared);
    }
  }, [look, prepared, store]);
  if (gone !== null) {
    return (
      <section className={`${cards.card} ${styles.slip}`} aria-label={words.title} role="status">
        <p>{words.gone(gone.words)}</p>
        <p className={styles.ways}>
          <Btn onClick={() => setGone(null)} {...keyed('company', 'drop')}>
            {words.close}
          </Btn>
        </p>
      </section>
    );
  }
  if (prepared !== null) {
    return (
      <section className={`${cards.card} ${styles.slip}`} aria-label={words.title} role="status">
        <p>{words.waits(prepared.words)}</p>
        <p className={styles.ways}>
          <Btn onClick={() => setPrepared(null)} {...keyed('company', 'drop')}>
            {words.drop}
          </Btn>
        </p>
      </section>
    );
  }
  const isWaiting = look !== null && look.viewer !== null && look.decision === null && look.result === null;
  if (!isWaiting || offered.length === 0) return null;
  return (
    <details className={`${cards.card} ${styles.prepare}`}>
      <summary {...keyed('company', 'prepare')}>{words.title}</summary>
      <p className={cards.small}>{words.hint}</p>
      <div className={styles.list}>
        {offered.map((choice) => (
          <button type="button" key={choice.notation} onClick={() => setPrepared(choice)}>
            {choice.words}
          </button>
        ))}
      </div>
    </details>
  );
}

const NOTHING: readonly OpenChoice[] = [];

/** What could be chosen when the viewer's last turn began. */
function useOffered(
  { look, ui, game, options }: TableState,
  seats: readonly SeatPlan[],
): readonly OpenChoice[] {
  const { lang } = useSettings();
  const text = useGameText(game, options);
  const before = useRef<RoomLook | null>(null);
  const [begun, setBegun] = useState<RoomLook | null>(null);
  useEffect(() => {
    if (look !== null && look.decision !== null && (before.current?.decision ?? null) === null)
      setBegun(look);
    before.current = look;
  }, [look]);
  return useMemo(() => {
    if (begun === null || ui === null || text === null) return NOTHING;
    const rival = manifestOf(game)?.rival?.[lang] ?? null;
    return choicesIn(begun, text, ui, castOf(seats, rival, begun.viewer));
  }, [begun, ui, text, game, lang, seats]);
}
