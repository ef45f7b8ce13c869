import type { GameText } from '@spielstube/engine/text';
import type { Standing } from '@spielstube/table';
import type { GameUi, SeatInfo } from '@spielstube/ui';
import { useRef } from 'react';
import { useSize } from '../parts/use-size.ts';
import { useWords } from '../settings/settings.store.ts';
import { niceStep, spreadEnds, timeline } from './axis.ts';
import styles from './charts.module.css';

export interface OverTimeProps {
  readonly ui: GameUi;
  readonly text: GameText;
  readonly standings: readonly Standing[];
  readonly seats: readonly SeatInfo[];
}

const LEFT = 30;
const RIGHT = 62;
const TOP = 10;
const BOTTOM = 32;
/** The size of chapters' names, where there is room for it, and how broad a letter is at most, with some air. */
const LETTERS = 20;
const LETTER_WIDTH = 0.52;

/** The points of all seats in the course of the game: a line a seat, marked with its crest. */
export function OverTime({ ui, text, standings, seats }: OverTimeProps) {
  const words = useWords().closing;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const chapters = ui.chapters(text.words);
  const most = Math.max(1, ...standings.flatMap((standing) => standing.totals));
  const step = niceStep(most);
  const top = Math.ceil((most * 1.04) / step) * step;
  const times = timeline(standings);
  const x = (time: number): number => LEFT + time * (width - LEFT - RIGHT);
  const y = (points: number): number => height - BOTTOM - (points / top) * (height - TOP - BOTTOM);
  const last = standings[standings.length - 1];
  const ends = spreadEnds(
    seats.map((_, seat) => y(last?.totals[seat] ?? 0)),
    Math.min(22, (height - TOP) / Math.max(1, seats.length)),
    TOP,
    height - BOTTOM + 12,
  );
  const longest = Math.max(...chapters.map(({ name }) => name.length));
  const letters = Math.min(LETTERS, (width - LEFT - RIGHT) / chapters.length / longest / LETTER_WIDTH);
  const ticks = Array.from({ length: Math.floor(top / step) }, (_, n) => (n + 1) * step);
  const at = (time: number): Standing | undefined => standings[times.findLastIndex((one) => one <= time)];

  return (
    <section className={`sheet ${styles.chart}`} aria-labelledby="over-time">
      <h2 id="over-time">{words.overTime}</h2>
      <div className={styles.drawing} ref={box}>
        {width > 0 && last !== undefined && (
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.overTime}>
            {ticks.map((tick) => (
              <g key={tick}>
                <path className={styles.grid} d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
                <text className={styles.axis} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            {chapters.map((chapter, n) => {
              const from = n === 0 ? 0 : chapters[n - 1].end;
              return (
                <g key={chapter.name}>
                  {n < chapters.length - 1 && (
                    <path className={styles.grid} d={`M${x(chapter.end)} ${TOP}V${height - BOTTOM}`} />
                  )}
                  <text
                    className={styles.chapterName}
                    fontSize={letters}
                    x={(x(from) + x(chapter.end)) / 2}
                    y={height - 8}
                    textAnchor="middle"
                  >
                    {chapter.name}
                  </text>
                </g>
              );
            })}
            <path className={styles.frame} d={`M${LEFT} ${TOP}V${height - BOTTOM}H${width - RIGHT + 4}`} />
            {seats.map((info, seat) => {
              const path = standings
                .map(({ totals }, n) => `${n === 0 ? 'M' : 'L'}${x(times[n])} ${y(totals[seat])}`)
                .join('');
              return (
                <g key={info.name}>
                  <path className={styles.lineRim} d={path} />
                  <path className={styles.line} d={path} stroke={`var(--seat-${info.crest})`} />
                </g>
              );
            })}
            {chapters
              .slice(0, -1)
              .map((chapter) =>
                seats.map((info, seat) => (
                  <use
                    key={`${chapter.name} ${info.name}`}
                    href={`#seat-${info.crest}`}
                    x={x(chapter.end) - 7}
                    y={y(at(chapter.end)?.totals[seat] ?? 0) - 7}
                    width={14}
                    height={14}
                  />
                )),
              )}
            {seats.map((info, seat) => (
              <g key={info.name}>
                <use
                  href={`#seat-${info.crest}`}
                  x={width - RIGHT + 10}
                  y={ends[seat] - 10}
                  width={20}
                  height={20}
                />
                <text className={styles.end} x={width - RIGHT + 35} y={ends[seat] + 6}>
                  {last.totals[seat]}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
    </section>
  );
}
