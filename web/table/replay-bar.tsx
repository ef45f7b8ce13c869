import { Btn, IconBtn } from '@spielstube/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../settings/settings.store.ts';
import styles from './replay-bar.module.css';
import type { TableStore } from './table.store.ts';

const STEP = 900;

export interface ReplayBarProps {
  readonly store: TableStore;
  readonly move: number;
  readonly total: number;
  end(): void;
}

/** Steps through a finished game; from every move on it can be played differently. */
export function ReplayBar({ store, move, total, end }: ReplayBarProps) {
  const words = useWords().replay;
  const [, go] = useLocation();
  const [playing, setPlaying] = useState(false);
  const show = (to: number): void => store.showMove(Math.max(0, Math.min(total, to)));

  useEffect(() => {
    if (!playing) return;
    if (move >= total) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => store.showMove(move + 1), STEP);
    return () => window.clearTimeout(timer);
  }, [playing, move, total, store]);

  return (
    <section className={styles.bar} aria-label={words.title}>
      <div className={styles.buttons}>
        <IconBtn glyph="ui-first" label={words.first} onClick={() => show(0)} disabled={move === 0} />
        <IconBtn glyph="ui-back" label={words.back} onClick={() => show(move - 1)} disabled={move === 0} />
        <IconBtn
          glyph={playing ? 'ui-pause' : 'ui-play'}
          label={playing ? words.pause : words.play}
          onClick={() => setPlaying(!playing)}
        />
        <IconBtn
          glyph="ui-forward"
          label={words.forward}
          onClick={() => show(move + 1)}
          disabled={move === total}
        />
        <IconBtn glyph="ui-last" label={words.last} onClick={() => show(total)} disabled={move === total} />
      </div>
      <input
        type="range"
        min={0}
        max={total}
        value={move}
        aria-label={words.slider}
        aria-valuetext={words.move(move, total)}
        onChange={(event) => show(Number(event.target.value))}
      />
      <span className={styles.move}>{words.move(move, total)}</span>
      <Btn
        kind="bone"
        glyph="ui-fork"
        aria-label={words.fork}
        disabled={move === total}
        onClick={() => {
          store.fork(move).then(
            (id) => go(`/table/${id}`),
            () => end(),
          );
        }}
      >
        <span>{words.fork}</span>
      </Btn>
      <Btn kind="go" glyph="ui-trophy" aria-label={words.end} onClick={end}>
        <span>{words.end}</span>
      </Btn>
    </section>
  );
}
