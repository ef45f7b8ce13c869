import type { ScoreSheet, Seat } from '@spielstube/engine';
import { capital } from '@spielstube/engine/text';
import type { SeatInfo, TargetLine } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import type { Words } from '../text/words.ts';
import styles from './closing.module.css';
import { isMet, Targets } from './targets.tsx';
import { nextTitle, type Title, Titles } from './titles.tsx';

export interface VictoryProps {
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly ScoreSheet[];
  readonly winners: readonly Seat[];
  readonly rival: string | null;
  /** Alone: what points are called, where that is all there is to win. */
  readonly titles: readonly Title[];
  /** Alone: what had to be reached, where targets decide. */
  readonly targets: readonly TargetLine[];
  /** True if nothing is to move. */
  readonly still: boolean;
}

/** Who has won, in a wreath and a sentence. */
export function Victory({ seats, scores, winners, rival, titles, targets, still }: VictoryProps) {
  const words = useWords().closing;
  const [{ total }] = scores;
  const title = titles.findLast(({ from }) => from <= total);
  const lost = winners.length === 0 && title === undefined;
  const crowned = lost ? seats[seats.length - 1] : seats[winners[0] ?? 0];
  return (
    <section className={styles.win}>
      <span className={`${styles.wreath} ${still ? '' : styles.crowning}`}>
        <svg viewBox="0 0 180 180" aria-hidden="true">
          <use href="#deco-laurel" width="180" height="180" />
          <use href={`#seat-${crowned.crest}`} x="48" y="42" width="84" height="84" />
        </svg>
      </span>
      <div>
        <h2>{title?.name ?? headline(words, seats, winners, rival)}</h2>
        <p>
          {title === undefined
            ? summary(words, seats, scores, winners, targets)
            : words.summaryAlone(total, nextTitle(titles, total))}
        </p>
      </div>
      {title !== undefined && <Titles titles={titles} points={total} />}
      {targets.length > 0 && <Targets targets={targets} />}
    </section>
  );
}

function headline(
  words: Words['closing'],
  seats: readonly SeatInfo[],
  winners: readonly Seat[],
  rival: string | null,
): string {
  if (winners.length === 0) return rival === null ? words.notReached : words.lost(capital(rival));
  if (winners.length === 1 && seats[winners[0]].you) return words.youWin;
  return words.wins(winners.map((seat) => seats[seat].name));
}

/** How close it was. */
function summary(
  words: Words['closing'],
  seats: readonly SeatInfo[],
  scores: readonly ScoreSheet[],
  winners: readonly Seat[],
  targets: readonly TargetLine[],
): string {
  if (targets.length > 0)
    return words.summaryTargets(scores[0].total, targets.filter(isMet).length, targets.length);
  const solo = scores.findIndex((sheet) => sheet.rival);
  if (solo >= 0) return words.summaryRival(scores[0].total, scores[solo].total, seats[solo].name);
  const best = scores[winners[0]];
  if (winners.length > 1) return words.summaryTie(best.total);
  const others = scores.filter((sheet) => !winners.includes(sheet.seat));
  if (others.length === 0) return '';
  const most = Math.max(...others.map(({ total }) => total));
  const seconds = others.filter(({ total }) => total === most).map(({ seat }) => seats[seat].name);
  return words.summary(best.total, best.total - most, seconds);
}
