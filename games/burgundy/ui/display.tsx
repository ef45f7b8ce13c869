import { Sheet, useDesk } from '@spielstube/ui';
import { DICE } from '../data/cards.ts';
import { Bought } from './bought.tsx';
import styles from './display.module.css';
import { Lane } from './lane.tsx';
import { PhaseCard } from './phase-card.tsx';
import { Piles } from './piles.tsx';
import { AllSeven, Seals } from './seals.tsx';
import { SupplyStacks } from './supply-stacks.tsx';
import type { TableProps } from './table.ts';
import { useTravels } from './travels.ts';

/** The middle of the table: the display with everything that lies around it. */
export function Display(table: TableProps) {
  useTravels(table);
  const { motion } = useDesk();
  const { words } = table.text;
  return (
    <Sheet className={styles.board} aria-label={words.sheets.board} data-moves={motion.factor > 0}>
      <div className={styles.left}>
        <PhaseCard table={table} />
        <Piles table={table} />
      </div>
      <div className={styles.middle}>
        {table.view.bought.length > 0 ? <Bought table={table} /> : <Seals table={table} />}
        <div className={styles.lanes}>
          {DICE.map((row) => (
            <Lane key={row} table={table} row={row} />
          ))}
        </div>
      </div>
      <div className={styles.right}>
        <AllSeven table={table} />
        <SupplyStacks table={table} supply="goods" />
        <SupplyStacks table={table} supply="animal" />
      </div>
    </Sheet>
  );
}
