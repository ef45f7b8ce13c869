import type { Advised } from '@spielstube/table';
import { Glyph, IconBtn, type OpenChoice } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './cards.module.css';

const MOST_MOVES = 3;

/** The moves to which the adviser gave most of its attention, ordered by what it expects of them. */
export function bestMoves(advice: readonly Advised[]): Advised[] {
  const worth = ({ value }: Advised): number => value ?? Number.NEGATIVE_INFINITY;
  return advice.slice(0, MOST_MOVES).sort((one, other) => {
    const [first, second] = [worth(one), worth(other)];
    return first === second ? 0 : second - first;
  });
}

export interface AdviceCardProps {
  readonly advice: readonly Advised[] | 'thinking';
  readonly open: readonly OpenChoice[];
  /** Null where a former moment is shown: there is nothing to choose any more. */
  readonly choose: ((notation: string) => void) | null;
  close(): void;
}

/** The best moves as a strong bot rates them. */
export function AdviceCard({ advice, open, choose, close }: AdviceCardProps) {
  const words = useWords().table;
  const moves = advice === 'thinking' ? [] : bestMoves(advice);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.card} aria-label={words.hintTitle} aria-live="polite" tabIndex={0}>
      <header>
        <Glyph id="ui-hint" />
        <h3>{words.hintTitle}</h3>
        <IconBtn glyph="ui-close" label={words.hintClose} className={styles.close ?? ''} onClick={close} />
      </header>
      {advice === 'thinking' && <p className={styles.small}>{words.hintThinking}</p>}
      <ol>
        {moves.map((move) => {
          const choice = open.find((one) => one.notation === move.notation);
          return (
            choice !== undefined && (
              <li key={move.notation}>
                <button type="button" disabled={choose === null} onClick={() => choose?.(move.notation)}>
                  <b>{choice.words}</b>
                  {move.value !== null && <small>{words.hintValue(move.value)}</small>}
                </button>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
