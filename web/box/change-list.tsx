import type { Corrections } from '@spielstube/engine';
import { Glyph, IconBtn } from '@spielstube/ui';
import styles from './box.module.css';
import { wholeName } from './box-tree.ts';
import { useBoxWords } from './box-words.ts';
import type { OpenedBox } from './opened-box.ts';

interface ChangeListProps {
  readonly box: OpenedBox;
  readonly values: Corrections;
  takeBack?(path: string): void;
}

/** Every corrected value: what it was, what it is. */
export function ChangeList({ box, values, takeBack }: ChangeListProps) {
  const words = useBoxWords();
  const printed = new Map(
    box.tables.flatMap((table) => table.values).map(({ path, value }) => [path, value]),
  );
  return (
    <ul className={styles.changes}>
      {Object.entries(values).map(([path, value]) => {
        const [table] = path.split('.');
        const name = wholeName(box.names, box.text.boxTable(table), path);
        const keys = path.split('.').toReversed();
        const sign = keys
          .map((key) => box.signs[`${table}.${key}`] ?? box.signs[key])
          .find((id) => id !== undefined);
        return (
          <li key={path}>
            <Glyph id={sign ?? 'ui-corrected'} />
            <span>{name}</span>
            <s>{`${printed.get(path) ?? ''}`}</s>
            <b>{typeof value === 'boolean' ? (value ? words.yes : words.no) : value}</b>
            {takeBack !== undefined && (
              <IconBtn glyph="ui-undo" label={words.edit.takeBack(name)} onClick={() => takeBack(path)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
