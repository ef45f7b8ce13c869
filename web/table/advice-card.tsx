import type { GameText } from '@spielstube/engine/text';
import type { Advised } from '@spielstube/table';
import { IconBtn, type OpenChoice } from '@spielstube/ui';
import { lazy, Suspense } from 'react';
import { Murr } from '../murr/murr.tsx';
import { useWords } from '../settings/settings.store.ts';
import styles from './cards.module.css';

const MurrWhy = lazy(() => import('./murr-why.tsx'));

const MOST_MOVES = 3;

/** The moves to which the adviser gave most of its attention, ordered by what it expects of them. */
export function bestMoves(advice: readonly Advised[]): Advised[] {
  const worth = ({ value }: Advised): number => value ?? Number.NEGATIVE_INFINITY;
  return advice.slice(0, MOST_MOVES).sort((one, other) => {
    const [first, second] = [worth(one), worth(other)];
    return first === second ? 0 : second - first;
  });
}

/** How long the bar under a move is, 0 to 1: the last of them has half of the first one's. */
function lengthOf({ value }: Advised, moves: readonly Advised[]): number {
  const [most, least] = [moves[0]?.value ?? 0, moves[moves.length - 1]?.value ?? 0];
  return most === least ? 1 : 1 - (most - (value ?? least)) / (2 * (most - least));
}

export interface AdviceCardProps {
  readonly advice: readonly Advised[] | 'thinking';
  readonly open: readonly OpenChoice[];
  readonly text: GameText;
  /** Null where a former moment is shown: there is nothing to choose any more. */
  readonly choose: ((notation: string) => void) | null;
  close(): void;
}

/** The best moves as Murr rates them, and why. */
export function AdviceCard({ advice, open, text, choose, close }: AdviceCardProps) {
  const words = useWords().table;
  const moves = advice === 'thinking' ? [] : bestMoves(advice);
  const [best, second] = moves;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.card} aria-label={words.hintTitle} aria-live="polite" tabIndex={0}>
      <header>
        <Murr mood={advice === 'thinking' ? 'thinks' : 'speaks'} className={styles.murr ?? ''} />
        <h3>{words.hintTitle}</h3>
        <IconBtn glyph="ui-close" label={words.hintClose} className={styles.close ?? ''} onClick={close} />
      </header>
      {advice === 'thinking' && <p className={styles.small}>{words.hintThinking}</p>}
      <ol className={styles.picks}>
        {moves.map((move) => {
          const choice = open.find((one) => one.notation === move.notation);
          return (
            choice !== undefined && (
              <li key={move.notation}>
                <button type="button" disabled={choose === null} onClick={() => choose?.(move.notation)}>
                  <kbd>{choice.key.toUpperCase()}</kbd>
                  <b>{choice.words}</b>
                  {move.value !== null && <small>{words.hintValue(move.value)}</small>}
                  <i style={{ '--length': lengthOf(move, moves) }} />
                </button>
              </li>
            )
          );
        })}
      </ol>
      {best?.parts !== undefined && second?.parts !== undefined && (
        <Suspense>
          <MurrWhy best={best.parts} second={second.parts} text={text} />
        </Suspense>
      )}
    </section>
  );
}
