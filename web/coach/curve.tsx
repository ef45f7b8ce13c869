import { TURNING_KINDS } from '@spielstube/bots/coach';
import { figures, signed } from '@spielstube/engine/text';
import { Crest, IconBtn, type SpriteId } from '@spielstube/ui';
import { useId, useRef } from 'react';
import { niceStep } from '../closing/axis.ts';
import { keyed } from '../keys/keyed.ts';
import { Segments } from '../parts/segments.tsx';
import { useSize } from '../parts/use-size.ts';
import type { ReplaySteps } from '../table/replay-steps.ts';
import type { CoachWords } from '../text/coach/words.ts';
import type { CoachStore } from './coach.store.ts';
import styles from './curve.module.css';
import { Diamond } from './diamond.tsx';
import type { Playback } from './playback.ts';
import { type Spot, turnAt, turnSpot } from './spot.ts';
import { spreadMarks } from './spread-marks.ts';
import type { Told, ToldTurn } from './told.ts';

const LEFT = 46;
const RIGHT = 36;
const TOP = 12;
const BOTTOM = 34;
/** The least that the axis goes up and down, in points. */
const LEAST = 2;

export interface CurveProps {
  readonly told: Told;
  readonly words: CoachWords;
  readonly shown: Spot | null;
  readonly store: CoachStore;
  readonly playback: Playback;
}

/** The expected lead over all moves, with the turning points; it grows from the left while the coach thinks. */
export function Curve({ told, words, shown, store, playback }: CurveProps) {
  const { seats, seat, alone } = told;
  const people = seats.filter(({ kind }) => kind !== 'rival');
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="curve">
      <header>
        <h2 id="curve">{alone ? words.curveAlone : words.curve}</h2>
        {people.length > 1 && (
          <Segments
            label={words.whose}
            value={`${seat.seat}`}
            choices={people.map(({ seat: number, crest, name }) => ({
              value: `${number}`,
              words: (
                <>
                  <Crest crest={crest} />
                  <b className={number === seat.seat ? '' : 'vh'}>{name}</b>
                </>
              ),
            }))}
            onPick={(value) => void store.show(Number(value))}
          />
        )}
      </header>
      <Drawing told={told} words={words} shown={shown} pick={playback.show} />
      <ul className={styles.legend}>
        {TURNING_KINDS.map((kind) => (
          <li key={kind}>
            <Diamond kind={kind} />
            {words.kind[kind]}
          </li>
        ))}
        <li className={styles.steps}>
          <Steps told={told} words={words} shown={shown} playback={playback} />
        </li>
      </ul>
    </section>
  );
}

/** Plays the game, and steps through it by decisions and by turning points. */
function Steps({ told, words, shown, playback }: Omit<CurveProps, 'store'>) {
  const { playing, steps, toggle, show } = playback;
  const step = (act: keyof ReplaySteps, glyph: SpriteId, label: string) => (
    <IconBtn
      glyph={glyph}
      label={label}
      disabled={steps[act] === null}
      onClick={() => {
        const to = steps[act];
        if (to !== null) show(to);
      }}
      {...keyed('coach', act)}
    />
  );
  return (
    <>
      {step('turnBack', 'ui-turn-back', words.previousTurn)}
      {step('back', 'ui-back', words.previous)}
      <IconBtn
        glyph={playing ? 'ui-pause' : 'ui-play'}
        label={playing ? words.pause : words.play}
        disabled={!playing && steps.forward === null}
        onClick={toggle}
        {...keyed('coach', 'play')}
      />
      {step('forward', 'ui-forward', words.next)}
      {step('turnForward', 'ui-turn-forward', words.nextTurn)}
      <b>{words.move((shown?.move ?? 0) + 1, told.about.moves)}</b>
    </>
  );
}

interface DrawingProps extends Pick<CurveProps, 'told' | 'words' | 'shown'> {
  pick(spot: Spot): void;
}

function Drawing({ told, words, shown, pick }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { width, height } = useSize(box);
  const { curve, times, turns, ui, text, alone, seats, seat, about } = told;
  const leads = curve.map(({ lead }) => lead);
  const most = Math.max(LEAST, ...leads);
  const least = alone ? 0 : Math.min(-LEAST, ...leads);
  const step = niceStep(most - least);
  const [top, bottom] = [Math.ceil(most / step) * step, Math.floor(least / step) * step];
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, n) => bottom + n * step);
  const x = (move: number): number =>
    LEFT + (times[Math.min(move, times.length - 1)] ?? 0) * (width - LEFT - RIGHT);
  const y = (lead: number): number => TOP + ((top - lead) / (top - bottom)) * (height - TOP - BOTTOM);
  const along = (time: number): number => LEFT + time * (width - LEFT - RIGHT);
  const path = curve.map(({ move, lead }, n) => `${n === 0 ? 'M' : 'L'}${x(move)} ${y(lead)}`).join('');
  const first = curve[0];
  const last = curve[curve.length - 1];
  const chapters = ui.chapters(text.words);
  const crest = seats[seat.seat]?.crest ?? 1;
  const current = turnAt(turns, shown);
  const isLuck = current?.kind === 'luck';
  const isWhole = last !== undefined && last.move === about.moves;
  const area =
    first === undefined || last === undefined
      ? ''
      : `${path}L${x(last.move)} ${y(0)}L${x(first.move)} ${y(0)}Z`;
  return (
    <div className={styles.drawing} ref={box}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={alone ? words.curveAlone : words.curve}
        >
          <defs>
            <clipPath id={`${id}up`}>
              <rect width={width} height={y(0)} />
            </clipPath>
            <clipPath id={`${id}down`}>
              <rect y={y(0)} width={width} height={height} />
            </clipPath>
            <Hatching id={`${id}good`} className={styles.up} turn={45} />
            <Hatching id={`${id}bad`} className={styles.down} turn={-45} />
          </defs>
          {chapters.map((chapter, n) => {
            const from = n === 0 ? 0 : chapters[n - 1].end;
            return (
              <g key={chapter.name}>
                {n < chapters.length - 1 && (
                  <path className={styles.grid} d={`M${along(chapter.end)} ${TOP}V${height - BOTTOM}`} />
                )}
                <text
                  className={styles.chapter}
                  x={(along(from) + along(chapter.end)) / 2}
                  y={height - 9}
                  textAnchor="middle"
                >
                  {chapter.name}
                </text>
              </g>
            );
          })}
          {ticks.map((tick) => (
            <g key={tick}>
              <path className={styles.grid} d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
              <text className={styles.axis} x={LEFT - 8} y={y(tick) + 4.5} textAnchor="end">
                {alone ? figures(tick) : signed(tick)}
              </text>
            </g>
          ))}
          <path d={area} fill={`url(#${id}good)`} clipPath={`url(#${id}up)`} />
          <path d={area} fill={`url(#${id}bad)`} clipPath={`url(#${id}down)`} />
          <path
            className={styles.frame}
            d={`M${LEFT} ${TOP}V${height - BOTTOM}M${LEFT} ${y(0)}H${width - RIGHT}`}
          />
          <path className={styles.rim} d={path} />
          <path className={styles.line} d={path} stroke={`var(--seat-${crest})`} />
          {shown !== null && (
            <path
              className={styles.cursor}
              d={`M${x(isLuck ? shown.move : shown.move + 1)} ${TOP - 4}V${height - BOTTOM}`}
            />
          )}
          {isWhole && (
            <use href={`#seat-${crest}`} x={width - RIGHT + 6} y={y(last.lead) - 13} width={26} height={26} />
          )}
        </svg>
      )}
      {width > 0 &&
        spreadMarks(
          turns.map((turn) => ({
            turn,
            x: x(turn.kind === 'luck' ? turn.move : turn.move + 1),
            y: y(leadAt(turn, told)),
          })),
          [TOP, height - BOTTOM],
        ).map(({ turn, ...at }) => (
          <Mark
            key={turn.number}
            turn={turn}
            {...at}
            words={words}
            isOn={turn === current}
            pick={() => pick(turnSpot(turn))}
          />
        ))}
    </div>
  );
}

function leadAt({ kind, decision }: ToldTurn, { seat }: Told): number {
  if (decision === null) return seat.lead;
  return kind === 'luck' ? decision.judgement.best.lead : decision.judgement.played.lead;
}

function Hatching({ id, className, turn }: { id: string; className: string | undefined; turn: number }) {
  return (
    <pattern
      id={id}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
      className={className}
    >
      <rect width="7" height="7" />
      <path d="M0 0V7" />
    </pattern>
  );
}

interface MarkProps {
  readonly turn: ToldTurn;
  /** In pixels of the design, ten of which are a rem. */
  readonly x: number;
  readonly y: number;
  readonly words: CoachWords;
  readonly isOn: boolean;
  pick(): void;
}

/** A turning point on the curve. */
function Mark({ turn: { kind, number, move, points, decision }, x, y, words, isOn, pick }: MarkProps) {
  const label = `${number}: ${words.moveShort(move + 1)}, ${words.kind[kind]}, ${words.change(points)}`;
  return (
    <button
      type="button"
      className={styles.mark}
      style={{ left: `${x / 10}rem`, top: `${y / 10}rem` }}
      aria-label={label}
      aria-current={isOn}
      title={label}
      disabled={decision === null}
      onClick={pick}
    >
      <Diamond kind={kind} number={number} />
    </button>
  );
}
