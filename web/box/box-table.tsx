import type { BoxTable as Table } from '@spielstube/engine';
import { Glyph } from '@spielstube/ui';
import { useContext, useMemo } from 'react';
import styles from './box.module.css';
import { BoxDraft } from './box-draft.ts';
import { type BoxPart, boxTree, drafted, isRow, nameOf, wholeName } from './box-tree.ts';
import { BoxValue } from './box-value.tsx';
import { useBoxWords } from './box-words.ts';

/** A table of the box with everything that stands in it. */
export function BoxTable({ table }: { table: Table }) {
  const { box } = useContext(BoxDraft);
  const words = useBoxWords();
  const tree = useMemo(() => boxTree(table), [table]);
  const heading = `table-${table.key}`;
  const unsure = table.values.filter(({ reconstructed }) => reconstructed).length;
  return (
    <section className={styles.table} aria-labelledby={heading}>
      <h3 id={heading}>
        {box.text.boxTable(table.key)}
        {unsure === table.values.length && <small>{words.reconstructed}</small>}
      </h3>
      {isRow(tree) ? (
        <ul className={styles.cells}>
          <Cells part={tree} />
        </ul>
      ) : (
        <ul className={styles.rows}>
          {tree.parts.map((part) => (
            <Row key={part.path} part={part} above={tree} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A row, or a group of rows. */
function Row({ part, above }: { part: BoxPart; above: BoxPart }) {
  const { box, values } = useContext(BoxDraft);
  const name = above.isList ? `${Number(part.key) + 1}.` : nameOf(box.names, part);
  const sign = above.isList ? undefined : (box.signs[`${tableOf(part)}.${part.key}`] ?? box.signs[part.key]);
  const known = useMemo(
    () => new Map(box.tables.flatMap((table) => table.values).map((value) => [value.path, value])),
    [box],
  );
  const picture =
    box.ui?.picture?.({
      table: tableOf(part),
      row: part.path.slice(tableOf(part).length + 1),
      words: box.text.words,
      shown: (path) => {
        const value = known.get(path);
        return value === undefined ? null : drafted(value, values);
      },
    }) ?? null;
  return (
    <li className={picture === null ? styles.row : styles.component}>
      <span className={styles.rowName}>
        {picture ?? (sign !== undefined && <Glyph id={sign} />)}
        <span>{name}</span>
      </span>
      {part.value !== null ? (
        <BoxValue value={part.value} label={labelOf(box, part)} />
      ) : isRow(part) ? (
        <ul className={styles.cells}>
          <Cells part={part} />
        </ul>
      ) : (
        <ul className={styles.rows}>
          {part.parts.map((one) => (
            <Row key={one.path} part={one} above={part} />
          ))}
        </ul>
      )}
    </li>
  );
}

const tableOf = ({ path }: BoxPart): string => path.split('.')[0];
const labelOf = (
  box: { names: Parameters<typeof wholeName>[0]; text: { boxTable(key: string): string } },
  part: BoxPart,
) => wholeName(box.names, box.text.boxTable(tableOf(part)), part.path);

/** Values side by side. */
function Cells({ part }: { part: BoxPart }) {
  const { box } = useContext(BoxDraft);
  return part.parts.map(
    (cell) =>
      cell.value !== null && (
        <li key={cell.path} className={styles.cell}>
          {!part.isList && <CellName part={cell} />}
          <BoxValue value={cell.value} label={labelOf(box, cell)} />
        </li>
      ),
  );
}

function CellName({ part }: { part: BoxPart }) {
  const { box } = useContext(BoxDraft);
  const sign = box.signs[`${tableOf(part)}.${part.key}`] ?? box.signs[part.key];
  const name = nameOf(box.names, part);
  return (
    <span className={styles.cellName}>
      {sign !== undefined && <Glyph id={sign} />}
      <small>{name}</small>
    </span>
  );
}
