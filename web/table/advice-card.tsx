import type { GameText } from '@spielstube/engine/text';
import type { Advised } from '@spielstube/table';
import { Glyph, IconBtn, type OpenChoice } from '@spielstube/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useCoachWords } from '../coach/coach-words.ts';
import { Murr } from '../murr/murr.tsx';
import { goThere, type OpenSheet, Pointer } from '../murr/pointer.tsx';
import { useWords } from '../settings/settings.store.ts';
import styles from './advice-card.module.css';
import { bestMoves } from './best-moves.ts';
import cards from './cards.module.css';
import { ChoiceWords } from './choice-words.tsx';

const MurrWhy = lazy(() => import('./murr-why.tsx'));

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
  readonly choose: ((choice: OpenChoice) => void) | null;
  readonly openSheet: OpenSheet;
  close(): void;
}

/** The best moves as Murr rates them, and why; his paw points at what the first one is made with. */
export default function AdviceCard({ advice, open, text, choose, openSheet, close }: AdviceCardProps) {
  const words = useWords().table;
  const moves = advice === 'thinking' ? [] : bestMoves(advice);
  const [best, second] = moves;
  return (
    <section
      className={`${cards.card} ${styles.advice}`}
      aria-label={words.hintTitle}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <header>
        <Murr mood={advice === 'thinking' ? 'thinks' : 'speaks'} className={styles.murr ?? ''} />
        <h3>{words.hintTitle}</h3>
        <IconBtn glyph="ui-close" label={words.hintClose} className={cards.close ?? ''} onClick={close} />
      </header>
      {advice === 'thinking' && <p className={cards.small}>{words.hintThinking}</p>}
      <ol className={styles.picks}>
        {moves.map((move) => {
          const choice = open.find((one) => one.notation === move.notation);
          return (
            choice !== undefined && (
              <li key={move.notation}>
                <button type="button" disabled={choose === null} onClick={() => choose?.(choice)}>
                  <kbd>{choice.key.toUpperCase()}</kbd>
                  <span className={styles.words}>
                    <ChoiceWords words={choice.words} />
                  </span>
                  {move.value !== null && <small>{words.hintValue(move.value)}</small>}
                  <i style={{ '--length': lengthOf(move, moves) }} />
                </button>
              </li>
            )
          );
        })}
      </ol>
      <div className={styles.reasons}>
        {best?.parts !== undefined && second?.parts !== undefined && (
          <Suspense>
            <MurrWhy best={best.parts} second={second.parts} text={text} />
          </Suspense>
        )}
        {choose !== null && best !== undefined && <OnBoard move={best.notation} openSheet={openSheet} />}
      </div>
    </section>
  );
}

/** The paw on the board. On small screens it lies on another sheet, to which the button leads. */
function OnBoard({ move, openSheet }: { move: string; openSheet: OpenSheet }) {
  const words = useCoachWords();
  const pointed = useMemo(() => ({ places: [], move }), [move]);
  return (
    <>
      <Pointer pointed={pointed} how="hinting" open={null} />
      {words !== null && (
        <button type="button" className={styles.onBoard} onClick={() => goThere(pointed, openSheet)}>
          <Glyph id="ui-eye" />
          <span>{words.onBoard}</span>
        </button>
      )}
    </>
  );
}
