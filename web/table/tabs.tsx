import { Glyph, type SheetName } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './tabs.module.css';

export type SheetId = 'board' | 'own' | 'choices' | 'log' | 'talk';

export interface TabsProps {
  readonly sheet: SheetId;
  readonly names: { readonly board: SheetName; readonly own: SheetName };
  /** How many choices are open. */
  readonly choices: number;
  /** Where people talk: how much of it is new. */
  readonly talk: { readonly title: string; readonly unread: number } | null;
  pick(sheet: SheetId): void;
}

/** On a phone the areas are sheets behind tabs; on a tablet the lists open from a rail. */
export function Tabs({ sheet, names, choices, talk, pick }: TabsProps) {
  const words = useWords().table;
  const tabs: (SheetName & { readonly id: SheetId; readonly count?: number })[] = [
    { id: 'board', ...names.board },
    { id: 'own', ...names.own },
    { id: 'choices', label: words.actionsTab, glyph: 'ui-hand', count: choices },
    { id: 'log', label: words.log, glyph: 'ui-log' },
  ];
  if (talk !== null) tabs.push({ id: 'talk', label: talk.title, glyph: 'ui-talk', count: talk.unread });
  return (
    <nav className={styles.tabs} aria-label={words.lists} data-count={tabs.length}>
      {tabs.map(({ id, label, glyph, count = 0 }) => (
        <button
          type="button"
          key={id}
          data-tab={id}
          aria-pressed={sheet === id}
          onClick={() => pick(sheet === id ? 'board' : id)}
        >
          {count > 0 && <em>{count}</em>}
          <Glyph id={glyph} />
          <span>{label}</span>
        </button>
      ))}
    </nav>
  );
}
