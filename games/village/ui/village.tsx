import '@spielstube/art/village/village.css';
import { useDesk } from '@spielstube/ui';
import { useRef } from 'react';
import { BareBoard } from './bare-board.tsx';
import { Castles } from './castles.tsx';
import { Chooser } from './chooser.tsx';
import { Chronicle } from './chronicle.tsx';
import { Church } from './church.tsx';
import { Council } from './council.tsx';
import { Crafts } from './crafts.tsx';
import { Cubes } from './cubes.tsx';
import { Lettering } from './lettering.tsx';
import { Market } from './market.tsx';
import { Obituary } from './obituary.tsx';
import { Outlook } from './outlook.tsx';
import { People } from './people.tsx';
import { Prestige } from './prestige.tsx';
import { Ribbons } from './ribbons.tsx';
import { Stage, stageOf, Veil } from './stage.tsx';
import type { TableProps } from './table.ts';
import { useTravels } from './travels.ts';
import styles from './village.module.css';

/** The village: the bare board, what is written on it, and above both everything that can be pointed at. */
export function VillageBoard(table: TableProps) {
  useTravels(table);
  const { motion } = useDesk();
  const scroller = useRef<HTMLDivElement>(null);
  const stage = stageOf(table);
  return (
    <div className={styles.area} data-moves={motion.factor > 0}>
      <div ref={scroller} className={styles.scroller}>
        <section className={styles.board} aria-label={table.text.words.labels.sheets.board}>
          <div className={styles.ground}>
            <BareBoard />
            <Lettering words={table.text.words} seats={table.view.seats} />
          </div>
          <div className={styles.layer}>
            <Chronicle table={table} />
            <Crafts table={table} />
            <Council table={table} />
            <Church table={table} />
            <Castles table={table} />
            <Market table={table} />
            <Ribbons table={table} />
            <Cubes table={table} />
            <People table={table} />
            <Prestige table={table} />
          </div>
          {stage !== null && <Veil stage={stage} />}
        </section>
      </div>
      <Outlook scroller={scroller} table={table} />
      {stage !== null && <Stage table={table} stage={stage} />}
      <Obituary table={table} below={stage !== null} />
      <Chooser table={table} />
    </div>
  );
}
