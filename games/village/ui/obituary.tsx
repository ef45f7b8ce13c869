import { crestAt, type News, useDesk } from '@spielstube/ui';
import { useEffect, useState } from 'react';
import type { VillageEvent } from '../rules/events.ts';
import type { VillageTexts } from '../text/types.ts';
import type { PartProps } from './board.ts';
import { Figure } from './figure.tsx';
import styles from './obituary.module.css';

type Death = Extract<VillageEvent, { what: 'died' }>;

/** Who has died since the picture before. */
export const deathsIn = ({ events }: News<VillageTexts>): Death[] =>
  events.filter((event): event is Death => event.what === 'died');

interface ObituaryProps extends PartProps {
  /** Whether the banner of a stage hangs above it. */
  readonly below: boolean;
}

/** Says who has been laid to rest and where, and fades by itself: dying is a moment, whoever does it. VIL-DEATH-07 */
export function Obituary({ board, below }: ObituaryProps) {
  const { move, events } = useLastDeath(board.news);
  const { motion } = useDesk();
  if (motion.factor === 0) return null;
  return events.map((death) => (
    <div
      key={`${move} ${death.from} ${death.member}`}
      className={styles.obituary}
      data-below={below}
      aria-hidden="true"
    >
      <span className={styles.dead}>
        <Figure crest={crestAt(board, death.seat)} kind={death.member} lying />
      </span>
      <p>{board.text.event(death, board.cast)}</p>
    </div>
  ));
}

interface LastDeath {
  readonly move: number;
  readonly events: readonly Death[];
}

/** Moves may follow each other faster than a sentence can be read: the last death outlives its own picture. */
function useLastDeath(news: News<VillageTexts>): LastDeath {
  const [last, setLast] = useState<LastDeath>({ move: 0, events: [] });
  useEffect(() => {
    const events = deathsIn(news);
    if (events.length > 0) setLast({ move: news.move, events });
  }, [news]);
  return last;
}
