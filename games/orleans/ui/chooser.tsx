import { openChoices, Target } from '@spielstube/ui';
import type { OrleansAction } from '../rules/moves.ts';
import type { Open, PartProps } from './board.ts';
import styles from './chooser.module.css';
import { choiceSign } from './signs.tsx';

const isDrawn = ({ do: what }: OrleansAction): boolean =>
  what === 'pay' || what === 'coin' || what === 'step' || what === 'shield' || what === 'endure';

/** Rewards, payments and the shield, drawn on a small parchment that lies on the board while they are asked for. */
export function Chooser({ board }: PartProps) {
  const open: readonly Open[] = openChoices(board, isDrawn);
  if (open.length === 0 || board.frame === null) return null;
  // The asking line has the question; here stands what it is about.
  const { title, hint } = board.text.question(board.view, board.frame);
  return (
    <section className={`sheet ${styles.chooser}`} aria-label={title}>
      <p>{hint}</p>
      <div className={styles.ways}>
        {open.map((choice) => (
          <Target
            key={choice.notation}
            about={{ title: choice.words }}
            open={[choice]}
            className={styles.way}
          >
            <span aria-hidden="true">
              {choiceSign(board, choice.action)}
              {choice.words}
            </span>
          </Target>
        ))}
      </div>
    </section>
  );
}
