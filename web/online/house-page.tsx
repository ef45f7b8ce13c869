import type { ReactNode } from 'react';
import { TopBar } from '../parts/top-bar.tsx';
import type { HouseProblem } from './house.ts';
import styles from './house-page.module.css';
import { useOnlineWords } from './online-words.ts';
import WhoChip from './who-chip.tsx';

export interface HousePageProps {
  readonly title: string;
  /** Beside the title, in a lower voice. */
  readonly about?: string;
  /** Buttons of this screen. */
  readonly buttons?: ReactNode;
  /** The game whose colours it has. */
  readonly game?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every page of the house but the table itself. */
export function HousePage({ title, about, buttons, game, children }: HousePageProps) {
  return (
    <div className={styles.page} data-game={game}>
      <TopBar title={title} track={about !== undefined && <i className={styles.about}>{about}</i>}>
        {buttons}
        <WhoChip />
      </TopBar>
      {children}
    </div>
  );
}

/** What the house did not do, where it was to be done. */
export function ProblemLine({ problem }: { problem: HouseProblem | null }) {
  const words = useOnlineWords();
  return (
    problem !== null && (
      <p className={styles.problem} role="alert">
        {words.problem[problem]}
      </p>
    )
  );
}
