import { Glyph, useDesk } from '@spielstube/ui';
import type { Closed } from './board.ts';
import styles from './refused.module.css';

/** Inside of a note: what does not come with a choice that is open all the same, why not, and by which rule. */
export function Refused({ closed }: { closed: Closed }) {
  const { openRule } = useDesk();
  const { rule } = closed.refusal;
  return (
    <span className={styles.refused}>
      <Glyph id="ui-lock" />
      <span>
        {closed.why}{' '}
        {rule !== '' && (
          <button type="button" onClick={() => openRule(rule)}>
            {rule}
          </button>
        )}
      </span>
    </span>
  );
}
