import type { ScoreSheet, Seat } from '@spielstube/engine';
import { figures, type GameText } from '@spielstube/engine/text';
import { type GameUi, type SeatInfo, SeatSign } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './score-pad.module.css';
import { pointsFrom, sourcesOf } from './sources.ts';

export interface ScorePadProps {
  readonly ui: GameUi;
  readonly text: GameText;
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly ScoreSheet[];
  readonly winners: readonly Seat[];
  /** How many lines are filled in; without it all of them are. The totals are the last one. */
  readonly written?: number;
}

/** The pad that comes with the box: a column a seat, a line a source. */
export function ScorePad({
  ui,
  text,
  seats,
  scores,
  winners,
  written = Number.POSITIVE_INFINITY,
}: ScorePadProps) {
  const words = useWords().closing;
  const sources = sourcesOf(scores);
  const columnClass = (sheet: ScoreSheet): string =>
    !sheet.rival && winners.includes(sheet.seat) ? (styles.winner ?? '') : '';
  const isWriting = written <= sources.length;
  return (
    <table className={`${styles.pad} ${isWriting ? styles.writing : ''}`}>
      <thead>
        <tr>
          <td />
          {scores.map((sheet, n) => (
            <th key={seats[n].name} scope="col" className={columnClass(sheet)}>
              <SeatSign info={seats[n]} />
              <span>{seats[n].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source, n) => (
          <tr key={source}>
            <th scope="row">
              <span className={styles.source}>
                <span className={styles.sign}>{ui.sourceSign(source)}</span>
                {text.scoreSource(source)}
              </span>
            </th>
            {scores.map((sheet, seat) => {
              const points = pointsFrom(sheet, source);
              const applies = sheet.lines.some((line) => line.source === source);
              return (
                <td
                  key={seats[seat].name}
                  className={`${columnClass(sheet)} ${points === 0 ? styles.zero : ''}`}
                >
                  {n < written && <span>{points === 0 ? applies && '–' : figures(points)}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {scores.map((sheet, seat) => (
            <td key={seats[seat].name} className={columnClass(sheet)}>
              {sources.length < written && <span>{sheet.total}</span>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
