import { Glyph } from '@spielstube/ui';
import styles from './refused.module.css';
import type { Closed, PartProps } from './table.ts';

/** Inside of a note: what does not come with a choice that is open all the same, why not, and by which rule. */
export function Refused({ table, closed }: PartProps & { closed: Closed }) {
  const { rule } = closed.refusal;
  return (
    <span className={styles.refused}>
      <Glyph id="ui-lock" />
      <span>
        {closed.why}{' '}
        {rule !== '' && (
          <button type="button" onClick={() => table.openRule(rule)}>
            {rule}
          </button>
        )}
      </span>
    </span>
  );
}
