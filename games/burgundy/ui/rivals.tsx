import { EgonPanel } from './egon.tsx';
import { Rival } from './rival.tsx';
import styles from './rivals.module.css';
import { othersOf, type TableProps } from './table.ts';

/** The others at the table, side by side, in the order of their turns. */
export function Rivals(table: TableProps) {
  const others = othersOf(table);
  return (
    <div className={styles.rivals} style={{ '--others': others.length }} data-others={others.length}>
      {others.map((info) =>
        info.kind === 'rival' ? (
          <EgonPanel key={info.seat} table={table} info={info} />
        ) : (
          <Rival key={info.seat} table={table} info={info} />
        ),
      )}
    </div>
  );
}
