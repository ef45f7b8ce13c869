import type { Standing } from '@spielstube/table';
import { type BoardProps, Btn, type GameUi, IconBtn } from '@spielstube/ui';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { keyed } from '../keys/keyed.ts';
import { type Deeds, useKeys } from '../keys/use-keys.ts';
import { Pick } from '../parts/pick.tsx';
import { useWords } from '../settings/settings.store.ts';
import { Positions } from './positions.tsx';
import styles from './replay-bar.module.css';
import { stepsFrom } from './replay-steps.ts';
import type { TableStore } from './table.store.ts';

/** How long a move is shown at the usual speed, in milliseconds. */
const STEP = 900;
const SPEEDS = ['0.5', '1', '2', '4'] as const;
type ReplaySpeed = (typeof SPEEDS)[number];

export interface ReplayBarProps {
  readonly store: TableStore;
  readonly move: number;
  readonly total: number;
  readonly standings: readonly Standing[];
  readonly ui: GameUi;
  readonly props: BoardProps;
  end(): void;
}

/** Steps through a finished game; from every move on it can be played differently. */
export default function ReplayBar({ store, move, total, standings, ui, props, end }: ReplayBarProps) {
  const words = useWords().replay;
  const [, go] = useLocation();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>('1');
  const steps = useMemo(() => stepsFrom(move, total, standings), [move, total, standings]);
  const show = store.showMove;
  const deeds = useMemo((): Deeds<'replay'> => {
    const by = (step: number) => () => {
      const other = SPEEDS[SPEEDS.indexOf(speed) + step];
      if (other !== undefined) setSpeed(other);
    };
    return { 'replay.slower': by(-1), 'replay.faster': by(1) };
  }, [speed]);
  useKeys('replaying', deeds);

  useEffect(() => {
    if (!playing) return;
    if (move >= total) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => store.showMove(move + 1), STEP / Number(speed));
    return () => window.clearTimeout(timer);
  }, [playing, speed, move, total, store]);

  return (
    <section className={styles.bar} aria-label={words.title}>
      <div className={styles.buttons}>
        <IconBtn
          glyph="ui-first"
          label={words.first}
          onClick={() => show(0)}
          disabled={move === 0}
          {...keyed('replay', 'first')}
        />
        <IconBtn
          glyph="ui-turn-back"
          label={words.turnBack}
          onClick={() => show(steps.turnBack)}
          disabled={move === 0}
          {...keyed('replay', 'turnBack')}
        />
        <IconBtn
          glyph="ui-back"
          label={words.back}
          onClick={() => show(steps.back)}
          disabled={move === 0}
          {...keyed('replay', 'back')}
        />
        <IconBtn
          glyph={playing ? 'ui-pause' : 'ui-play'}
          label={playing ? words.pause : words.play}
          onClick={() => setPlaying(!playing)}
          {...keyed('replay', 'play')}
        />
        <IconBtn
          glyph="ui-forward"
          label={words.forward}
          onClick={() => show(steps.forward)}
          disabled={move === total}
          {...keyed('replay', 'forward')}
        />
        <IconBtn
          glyph="ui-turn-forward"
          label={words.turnForward}
          onClick={() => show(steps.turnForward)}
          disabled={move === total}
          {...keyed('replay', 'turnForward')}
        />
        <IconBtn
          glyph="ui-last"
          label={words.last}
          onClick={() => show(total)}
          disabled={move === total}
          {...keyed('replay', 'last')}
        />
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
      <Pick<ReplaySpeed>
        label={words.speed}
        value={speed}
        choices={SPEEDS.map((value) => ({ value, words: words.times(Number(value)) }))}
        onPick={setSpeed}
      />
      <Positions store={store} ui={ui} text={props.text} seats={props.seats} move={move} />
      <span className={styles.move}>{words.move(move, total)}</span>
      <Btn
        kind="bone"
        glyph="ui-fork"
        aria-label={words.fork}
        disabled={move === total}
        {...keyed('replay', 'fork')}
        onClick={() => {
          store.fork(move).then(
            (id) => go(`/table/${id}`),
            () => end(),
          );
        }}
      >
        <span>{words.fork}</span>
      </Btn>
      <Btn kind="go" glyph="ui-trophy" aria-label={words.end} onClick={end} {...keyed('replay', 'end')}>
        <span>{words.end}</span>
      </Btn>
    </section>
  );
}
