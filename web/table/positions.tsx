import type { GameText } from '@spielstube/engine/text';
import { type GameUi, IconBtn, type SeatInfo } from '@spielstube/ui';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { keyed } from '../keys/keyed.ts';
import { useDifferenceWords } from './difference-words.ts';
import styles from './replay-bar.module.css';
import type { TableStore } from './table.store.ts';

const DifferencesDialog = lazy(() => import('./differences-dialog.tsx'));

export interface PositionsProps {
  readonly store: TableStore;
  readonly ui: GameUi;
  readonly text: GameText;
  readonly seats: readonly SeatInfo[];
  /** The position on the board. */
  readonly move: number;
}

/** `?against=12`: somebody comes to compare a moment with another one. */
function wantedMark(search: string): number | null {
  const move = new URLSearchParams(search).get('against');
  return move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null;
}

/** Buttons of a replay: remember a position as A, see what is different now, and switch the board between the two. */
export function Positions({ store, ui, text, seats, move }: PositionsProps) {
  const words = useDifferenceWords();
  const wanted = wantedMark(useSearch());
  const [mark, setMark] = useState(wanted);
  /** The last position that was looked at besides A. */
  const [other, setOther] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(wanted !== null);
  if (words === null) return null;
  const b = move === mark ? (other ?? move) : move;
  const swap = (): void => {
    if (mark === null) return;
    setOther(b);
    store.showMove(move === mark ? b : mark);
  };
  return (
    <>
      <span className={styles.positions}>
        <button
          type="button"
          className="ib"
          aria-label={words.mark}
          title={words.mark}
          aria-pressed={mark === move}
          onClick={() => {
            setMark(move);
            setOther(null);
          }}
          {...keyed('replay', 'mark')}
        >
          A
        </button>
        <IconBtn
          glyph="ui-chart"
          label={words.compare}
          disabled={mark === null}
          onClick={() => setOpen(true)}
          {...keyed('replay', 'differences')}
        />
        <IconBtn
          glyph="ui-again"
          label={words.swap}
          disabled={mark === null}
          onClick={swap}
          {...keyed('replay', 'swap')}
        />
      </span>
      {isOpen && mark !== null && (
        <Suspense>
          <DifferencesDialog
            store={store}
            ui={ui}
            text={text}
            seats={seats}
            words={words}
            a={mark}
            b={b}
            shown={move}
            swap={swap}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
