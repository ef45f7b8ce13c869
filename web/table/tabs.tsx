import { Glyph, type SheetName } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './tabs.module.css';

export type SheetId = 'board' | 'own' | 'choices' | 'log';

export interface TabsProps {
  readonly sheet: SheetId;
  readonly names: { readonly board: SheetName; readonly own: SheetName };
  /** How many choices are open. */
  readonly choices: number;
  pick(sheet: SheetId): void;
}

/** On a phone the areas are sheets behind tabs; on a tablet the lists open from a rail. */
export function Tabs({ sheet, names, choices, pick }: TabsProps) {
  const words = useWords().table;
  const tabs: readonly (SheetName & { id: SheetId })[] = [
    { id: 'board', ...names.board },
    { id: 'own', ...names.own },
    { id: 'choices', label: words.actionsTab, glyph: 'ui-hand' },
    { id: 'log', label: words.log, glyph: 'ui-log' },
  ];
  return (
    <nav className={styles.tabs} aria-label={words.lists}>
      {tabs.map(({ id, label, glyph }) => (
        <button
          type="button"
          key={id}
          data-tab={id}
          aria-pressed={sheet === id}
          onClick={() => pick(sheet === id ? 'board' : id)}
        >
          {id === 'choices' && choices > 0 && <em>{choices}</em>}
          <Glyph id={glyph} />
          <span>{label}</span>
        </button>
      ))}
    </nav>
  );
}
