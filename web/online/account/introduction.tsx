import type { CrestChoice, Me } from '@spielstube/table';
import { Btn, Crest } from '@spielstube/ui';
import { useState } from 'react';
import { useSettings } from '../../settings/settings.store.ts';
import { type HouseProblem, problemOf } from '../house.ts';
import { ProblemLine } from '../house-page.tsx';
import { introduce } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './account.module.css';

const CRESTS: readonly CrestChoice[] = [1, 2, 3, 4, 5];

/** Name and crest at all tables. */
export function Introduction({ me }: { me: Me | null }) {
  const words = useOnlineWords();
  const settings = useSettings();
  const [name, setName] = useState(me?.name ?? settings.name);
  const [crest, setCrest] = useState<CrestChoice>(me?.crest ?? 1);
  const [problem, setProblem] = useState<HouseProblem | null>(null);
  const isKnown = me !== null && me.name === name.trim() && me.crest === crest;
  return (
    <form
      className={styles.introduction}
      onSubmit={(event) => {
        event.preventDefault();
        introduce(name.trim() === '' ? words.guest : name.trim(), crest).then(
          () => setProblem(null),
          (error: unknown) => setProblem(problemOf(error)),
        );
      }}
    >
      <label>
        <span className="label">{words.account.name}</span>
        <input value={name} maxLength={24} onChange={(event) => setName(event.target.value)} />
      </label>
      <fieldset className={styles.crests}>
        <legend className="label">{words.account.crest}</legend>
        {CRESTS.map((each) => (
          <button
            type="button"
            key={each}
            aria-pressed={each === crest}
            aria-label={words.letter.crestOf(each)}
            onClick={() => setCrest(each)}
          >
            <Crest crest={each} />
          </button>
        ))}
      </fieldset>
      <Btn type="submit" glyph="ui-check" disabled={isKnown}>
        {words.account.keep}
      </Btn>
      <ProblemLine problem={problem} />
    </form>
  );
}
