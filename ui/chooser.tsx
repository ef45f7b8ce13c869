import type { GameTypes } from '@spielstube/engine';
import type { ReactNode } from 'react';
import type { BoardProps, OpenChoice } from './board.ts';
import { openChoices } from './choices.ts';
import styles from './chooser.module.css';
import { Target } from './target.tsx';
import { unbroken } from './unbroken.ts';

export interface ChooserProps<G extends GameTypes> {
  readonly board: BoardProps<G>;
  /** Which choices are drawn on it. */
  fits(action: G['action']): boolean;
  /** How a choice is drawn; readers get its words. */
  draw(choice: OpenChoice<G>): ReactNode;
  /** Besides what it looks like everywhere. */
  readonly className?: string | undefined;
}

/** A small parchment for choices that belong to no thing on the table; it lies there while they are asked for. */
export function Chooser<G extends GameTypes>({ board, fits, draw, className = '' }: ChooserProps<G>) {
  const open = openChoices(board, fits);
  if (open.length === 0 || board.frame === null) return null;
  // The asking line has the question; here stands what it is about.
  const { title, hint } = board.text.question(board.view, board.frame);
  return (
    <section className={`sheet ${styles.chooser} ${className}`} aria-label={title}>
      <p>{unbroken(hint)}</p>
      <div className={styles.ways}>
        {open.map((choice) => (
          <Target
            key={choice.notation}
            about={{ title: choice.words }}
            open={[choice]}
            className={styles.way ?? ''}
          >
            <span aria-hidden="true">{draw(choice)}</span>
          </Target>
        ))}
      </div>
    </section>
  );
}
