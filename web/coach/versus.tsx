import { Btn, Crest } from '@spielstube/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import charts from '../closing/charts.module.css';
import { keyed } from '../keys/keyed.ts';
import { type Deeds, useKeys } from '../keys/use-keys.ts';
import { Murr } from '../murr/murr.tsx';
import { Segments } from '../parts/segments.tsx';
import type { CoachWords } from '../text/coach/words.ts';
import type { CoachStore } from './coach.store.ts';
import type { Hidden } from './coach-asks.ts';
import { Diamond } from './diamond.tsx';
import { isYou, partsIn, type Told, type ToldDecision, type ToldPart, type ToldTurn } from './told.ts';
import styles from './versus.module.css';

const PATTERNS = 8;
const HIDDEN: readonly Hidden[] = ['same', 'other'];

export interface VersusProps {
  readonly told: Told;
  readonly words: CoachWords;
  readonly shown: ToldDecision;
  /** The turning point that it is looked at for. */
  readonly turn: ToldTurn | undefined;
  readonly store: CoachStore;
}

/** What was played beside what Murr would have played, where the difference comes from, and the way into that position. */
export function Versus({ told, words, shown, turn, store }: VersusProps) {
  const { judgement, played, best, isBest, move } = shown;
  const { seats, seat, ui, alone } = told;
  const player = seats[seat.seat];
  const next = told.decisions.find((later) => later.move > move)?.move ?? told.about.moves;
  const unit = alone ? words.leadAlone : words.lead;
  return (
    <section className={`sheet ${styles.versus}`} aria-labelledby="versus">
      <header>
        <h2 id="versus">
          {turn !== undefined && (
            <Diamond kind={turn.kind} number={turn.number} label={words.kind[turn.kind]} />
          )}
          <span>
            {words.moveShort(move + 1)} · {shown.heading}
          </span>
        </h2>
      </header>
      <div className={styles.duel} data-one={isBest}>
        <Side
          sign={<Crest crest={player?.crest ?? 1} />}
          who={words.played(player?.name ?? '', isYou(told))}
          what={played}
          piece={ui.choiceSign(shown.board, judgement.played.action)}
          lead={words.change(judgement.played.lead)}
          unit={unit}
          better={isBest}
        />
        {!isBest && (
          <Side
            sign={<Murr mood="speaks" />}
            who={words.murrPlayed}
            what={best}
            piece={ui.choiceSign(shown.board, judgement.best.action)}
            lead={words.change(judgement.best.lead)}
            unit={unit}
            better
          />
        )}
      </div>
      <div className={styles.because}>
        {turn?.kind === 'luck' && <p className={styles.lead}>{words.luck(turn.points)}</p>}
        {isBest ? (
          <p className={styles.lead}>
            {words.asMurr}. {words.agreed(turn?.kind === 'strong' ? judgement.gain : 0)}
          </p>
        ) : (
          <Because told={told} words={words} shown={shown} />
        )}
        <Ways words={words} move={move} next={next} store={store} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly sign: ReactNode;
  readonly who: string;
  readonly what: string;
  readonly piece: ReactNode;
  readonly lead: string;
  readonly unit: string;
  readonly better: boolean;
}

function Side({ sign, who, what, piece, lead, unit, better }: SideProps) {
  return (
    <figure data-better={better}>
      <figcaption>
        {sign}
        <span>
          <small>{who}</small>
          <b>{what}</b>
        </span>
      </figcaption>
      <span className={styles.piece}>{piece}</span>
      <strong>{lead}</strong>
      <small>{unit}</small>
    </figure>
  );
}

/** A bar for each source: yours above, Murr's below. */
function Because({ told, words, shown }: Pick<VersusProps, 'told' | 'words' | 'shown'>) {
  const parts = partsIn(shown, told.text, words);
  const player = told.seats[told.seat.seat];
  const most = Math.max(1, ...parts.flatMap(({ played, best }) => [Math.abs(played), Math.abs(best)]));
  const named = parts.map(({ name, played, best }) => ({ name, more: best - played }));
  return (
    <>
      <p className={`label ${styles.label}`}>
        <span>{words.whereFrom(words.points(shown.judgement.loss))}</span>
        <span>{words.columns(player?.name ?? '', isYou(told))}</span>
      </p>
      <ul className={styles.parts}>
        {parts.map((part, n) => (
          <Bar
            key={part.name}
            part={part}
            pattern={charts[`source${n % PATTERNS}`] ?? ''}
            most={most}
            words={words}
          />
        ))}
      </ul>
      <p className={styles.lead}>{words.because(named)}</p>
    </>
  );
}

interface BarProps {
  readonly part: ToldPart;
  readonly pattern: string;
  readonly most: number;
  readonly words: CoachWords;
}

function Bar({ part: { name, played, best }, pattern, most, words }: BarProps) {
  const width = (points: number): string => `${(Math.abs(points) / most) * 100}%`;
  return (
    <li>
      <span>
        <i className={pattern} />
        {name}
      </span>
      <b>{words.points(played)}</b>
      <div aria-hidden="true">
        <i className={pattern} style={{ width: width(played) }} />
        <i className={`${pattern} ${styles.ghost}`} style={{ width: width(best) }} />
      </div>
      <b data-more={best > played}>{words.points(best)}</b>
    </li>
  );
}

interface WaysProps {
  readonly words: CoachWords;
  readonly move: number;
  /** The seat's next decision, or the end of the game. */
  readonly next: number;
  readonly store: CoachStore;
}

function Ways({ words, move, next, store }: WaysProps) {
  const [, go] = useLocation();
  const [hidden, setHidden] = useState<Hidden>('same');
  const [failed, setFailed] = useState(false);
  const deeds = useMemo(
    (): Deeds<'coach'> => ({ 'coach.hidden': () => setHidden(hidden === 'same' ? 'other' : 'same') }),
    [hidden],
  );
  useKeys('coach', deeds);
  return (
    <div className={styles.ways}>
      <div>
        <Segments<Hidden>
          label={words.hidden}
          value={hidden}
          choices={HIDDEN.map((value) => ({ value, words: words.hiddens[value] }))}
          onPick={setHidden}
        />
        <Btn
          kind="primary"
          glyph="ui-fork"
          disabled={failed}
          {...keyed('coach', 'fork')}
          onClick={() => {
            store.fork(move, hidden).then(
              (id) => go(`/table/${id}?from=${store.id}.${move + 1}`),
              () => setFailed(true),
            );
          }}
        >
          {words.tryIt}
        </Btn>
      </div>
      <div>
        <Btn
          glyph="ui-replay"
          onClick={() => go(`/table/${store.id}?move=${move}`)}
          {...keyed('coach', 'table')}
        >
          {words.onTable}
        </Btn>
        <Btn
          glyph="ui-chart"
          onClick={() => go(`/table/${store.id}?move=${next}&against=${move}`)}
          {...keyed('coach', 'differences')}
        >
          {words.changed}
        </Btn>
      </div>
      <small>{words.tryHint}</small>
    </div>
  );
}
