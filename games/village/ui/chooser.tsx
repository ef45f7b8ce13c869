import { openChoices, PriceTag, Target } from '@spielstube/ui';
import type { VillageAction } from '../rules/moves.ts';
import type { PartProps } from './board.ts';
import styles from './chooser.module.css';

const isDrawn = ({ do: what }: VillageAction): boolean =>
  what === 'pay' ||
  what === 'payScroll' ||
  what === 'payCubes' ||
  what === 'payTime' ||
  what === 'giveRing' ||
  what === 'keepRing' ||
  what === 'takeCubes' ||
  what === 'takeGood';

/** Payments and gifts, drawn on a small parchment that lies on the board while they are asked for. */
export function Chooser({ board }: PartProps) {
  const open = openChoices(board, isDrawn);
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
              <PriceTag price={choice.price} />
            </span>
          </Target>
        ))}
      </div>
    </section>
  );
}
