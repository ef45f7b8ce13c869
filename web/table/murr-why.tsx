import { partsOf } from '@spielstube/bots/coach';
import type { GameText } from '@spielstube/engine/text';
import type { Advised } from '@spielstube/table';
import charts from '../closing/charts.module.css';
import { useCoachWords } from '../coach/coach-words.ts';
import styles from './advice-card.module.css';

const PATTERNS = 8;
const MOST_PARTS = 4;

export interface MurrWhyProps {
  readonly best: NonNullable<Advised['parts']>;
  /** The next best. */
  readonly second: NonNullable<Advised['parts']>;
  readonly text: GameText;
}

/** Why the best move is better than the next one, by source. */
export default function MurrWhy({ best, second, text }: MurrWhyProps) {
  const words = useCoachWords();
  if (words === null) return null;
  const parts = partsOf({ played: second, best }).map((part) => ({
    name: part.what === 'source' ? text.scoreSource(part.source) : words[part.what],
    more: part.best - part.played,
  }));
  if (parts.length === 0) return <p className={styles.why}>{words.equal}</p>;
  return (
    <>
      <p className={styles.why}>
        <b>{words.why}</b> {words.whyBest(parts)}
      </p>
      <ul className={styles.bySource}>
        {parts.slice(0, MOST_PARTS).map(({ name, more }, n) => (
          <li key={name}>
            <i className={charts[`source${n % PATTERNS}`]} />
            {name}
            <b data-more={more > 0}>{words.change(more)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
