import { Explain, ownSeat } from '@spielstube/ui';
import { mixOf } from '../rules/mix.ts';
import { titleFor, titlesFrom } from '../rules/scoring.ts';
import type { PartProps } from './board.ts';
import styles from './titles.module.css';

/** Alone: the titles with their points, and the one that it would be now. VIL-SOLO-56 */
export function Titles({ board }: PartProps) {
  const { text, view } = board;
  const { labels, title } = text.words;
  const mix = mixOf(view);
  const total = ownSeat(board)?.total ?? 0;
  const from = titlesFrom(mix);
  const now = titleFor(total, mix);
  return (
    <div>
      <p className="label">{labels.yourTitle}</p>
      <Explain
        as="div"
        about={{ title: title(total, mix), lines: [`${labels.endNow} ${total}`], rule: 'VIL-SOLO-56' }}
      >
        <ol className={styles.titles}>
          {from.map((least, n) => (
            <li key={least} aria-current={n === now ? 'true' : undefined}>
              {title(least, mix)}
              <b>{n + 1 < from.length ? `${least}–${from[n + 1] - 1}` : `${least}+`}</b>
            </li>
          ))}
        </ol>
      </Explain>
    </div>
  );
}
