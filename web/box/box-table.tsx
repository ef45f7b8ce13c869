import type { BoxTable as Table } from '@spielstube/engine';
import { type BoxSigns, Glyph, type SpriteId } from '@spielstube/ui';
import { type ReactNode, useContext, useMemo } from 'react';
import styles from './box.module.css';
import { BoxDraft } from './box-draft.ts';
import { type BoxPart, boxTree, drafted, isRow, nameOf, wholeName } from './box-tree.ts';
import { BoxValue } from './box-value.tsx';
import { useBoxWords } from './box-words.ts';
import type { OpenedBox } from './opened-box.ts';

/** A table of the box with everything that stands in it. */
export function BoxTable({ table }: { table: Table }) {
  const { box } = useContext(BoxDraft);
  const words = useBoxWords();
  const tree = useMemo(() => boxTree(table), [table]);
  const pictureOf = usePictures();
  const heading = `table-${table.key}`;
  const unsure = table.values.filter(({ reconstructed }) => reconstructed).length;
  const isPlain = isRow(tree) && tree.parts.every((part) => pictureOf(part) === null);
  return (
    <section className={styles.table} aria-labelledby={heading}>
      <h3 id={heading}>
        {box.text.boxTable(table.key)}
        {unsure === table.values.length && <small>{words.reconstructed}</small>}
      </h3>
      {isPlain ? (
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

/** What the game draws for a part, with the values that are shown; null: nothing of its own. */
function usePictures(): (part: BoxPart) => ReactNode {
  const { box, values } = useContext(BoxDraft);
  const known = useMemo(
    () => new Map(box.tables.flatMap((table) => table.values).map((value) => [value.path, value])),
    [box],
  );
  return (part) =>
    box.ui?.picture?.({
      table: tableOf(part),
      row: part.path.slice(tableOf(part).length + 1),
      words: box.text.words,
      shown: (path) => {
        const value = known.get(path);
        return value === undefined ? null : drafted(value, values);
      },
    }) ?? null;
}

/** A row, or a group of rows. */
function Row({ part, above }: { part: BoxPart; above: BoxPart }) {
  const { box } = useContext(BoxDraft);
  const name = above.isList ? `${Number(part.key) + 1}.` : nameOf(box.names, part);
  const sign = above.isList ? undefined : signOf(box.signs, part);
  const picture = usePictures()(part);
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
const labelOf = ({ names, text }: OpenedBox, part: BoxPart): string =>
  wholeName(names, text.boxTable(tableOf(part)), part.path);
const signOf = (signs: BoxSigns, part: BoxPart): SpriteId | undefined =>
  signs[`${tableOf(part)}.${part.key}`] ?? signs[part.key];

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
  const sign = signOf(box.signs, part);
  const name = nameOf(box.names, part);
  return (
    <span className={styles.cellName}>
      {sign !== undefined && <Glyph id={sign} />}
      <small>{name}</small>
    </span>
  );
}
