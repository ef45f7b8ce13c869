import { ConnyPanel } from './conny.tsx';
import { Rival } from './rival.tsx';
import styles from './rivals.module.css';
import { othersOf, type TableProps } from './table.ts';

/** The others at the table, in the order of their turns; alone it is Conny. */
export function Rivals(table: TableProps) {
  const others = othersOf(table);
  const { conny } = table.view;
  const count = others.length + (conny === null ? 0 : 1);
  return (
    <div
      className={styles.rivals}
      style={{ '--others': count }}
      data-others={count}
      data-solo={conny !== null}
    >
      {others.map((info) => (
        <Rival key={info.seat} table={table} info={info} />
      ))}
      {conny !== null && <ConnyPanel table={table} conny={conny} />}
    </div>
  );
}
