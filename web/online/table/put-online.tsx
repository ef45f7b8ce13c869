import type { JoinBy, SeatPlan } from '@spielstube/table';
import { Btn, Dialog } from '@spielstube/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Pick } from '../../parts/pick.tsx';
import { useWords } from '../../settings/settings.store.ts';
import type { TableStore } from '../../table/table.store.ts';
import { askHouse, type HouseProblem, problemOf } from '../house.ts';
import { ProblemLine } from '../house-page.tsx';
import { comeIn } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import { PacePicks } from '../opening/pace-picks.tsx';
import { ownZone, paceOf, USUAL_PACE } from '../opening/plan.ts';
import styles from './put-online.module.css';

export interface PutOnlineProps {
  readonly store: TableStore;
  readonly seats: readonly SeatPlan[];
  onClose(): void;
}

/** A game of this browser comes to a table of the house, just as it stands. */
export default function PutOnline({ store, seats, onClose }: PutOnlineProps) {
  const words = useOnlineWords();
  const { close } = useWords().settings;
  const [, go] = useLocation();
  const people = seats.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ seat, name }] : []));
  const [seat, setSeat] = useState(people[0]?.seat ?? 0);
  const [pace, setPace] = useState(USUAL_PACE);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<HouseProblem | null>(null);

  async function put(): Promise<void> {
    setBusy(true);
    try {
      await comeIn(words.guest);
      const join: JoinBy = 'link';
      const { id } = await askHouse('POST /api/tables/from-record', {
        send: {
          record: await store.record(),
          seat,
          title: '',
          join,
          watch: true,
          pace: paceOf(pace, ownZone()),
          timeUp: pace.timeUp,
        },
      });
      go(`/table/${id}`);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.opening.fromRecord} closeLabel={close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void put();
        }}
      >
        <p>{words.opening.fromRecordText}</p>
        {people.length > 1 && (
          <p className={styles.who}>
            <span>{words.opening.whoAreYou}</span>
            <Pick
              label={words.opening.whoAreYou}
              glyph="ui-person"
              value={`${seat}`}
              choices={people.map((person) => ({ value: `${person.seat}`, words: person.name }))}
              onPick={(picked) => setSeat(Number(picked))}
            />
          </p>
        )}
        <PacePicks pace={pace} change={(change) => setPace({ ...pace, ...change })} />
        <p>
          <Btn kind="primary" glyph="ui-check" type="submit" disabled={busy}>
            {words.opening.lay}
          </Btn>
        </p>
        <ProblemLine problem={problem} />
      </form>
    </Dialog>
  );
}
