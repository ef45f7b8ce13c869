import { anchor, BoardRoom, Sheet } from '@spielstube/ui';
import { DICE } from '../data/cards.ts';
import type { Board } from './board.ts';
import { Bought } from './bought.tsx';
import styles from './display.module.css';
import { place } from './drawings.ts';
import { Lane } from './lane.tsx';
import { PhaseCard } from './phase-card.tsx';
import { Piles } from './piles.tsx';
import { AllSeven, Seals } from './seals.tsx';
import { SupplyStacks } from './supply-stacks.tsx';

/** The middle of the table: the display with everything that lies around it. */
export function Display(board: Board) {
  const { words } = board.text;
  return (
    <BoardRoom board={board}>
      <Sheet className={styles.board} aria-label={words.sheets.board}>
        <div className={styles.left}>
          <PhaseCard board={board} />
          <Piles board={board} />
        </div>
        <div className={styles.middle}>
          {board.view.bought.length > 0 ? <Bought board={board} /> : <Seals board={board} />}
          <div className={styles.lanes} {...anchor(place.display)}>
            {DICE.map((row) => (
              <Lane key={row} board={board} row={row} />
            ))}
          </div>
        </div>
        <div className={styles.right}>
          <AllSeven board={board} />
          <SupplyStacks board={board} supply="goods" />
          <SupplyStacks board={board} supply="animal" />
        </div>
      </Sheet>
    </BoardRoom>
  );
}
