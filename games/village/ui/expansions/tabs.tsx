import { type BoardSight, Glyph, type SpriteId } from '@spielstube/ui';
import type { PartProps } from '../board.ts';
import { choicesByPart, type PartName } from './parts.ts';
import { nameOfSheet, type SheetName, sealOf, sheetsOf } from './sheets.ts';
import styles from './tabs.module.css';

interface TabsProps extends PartProps {
  readonly sight: BoardSight;
  readonly open: SheetName;
  take(sheet: SheetName): void;
}

/** Nearer to the left edge than this, the village itself is in sight. */
const NEAR = 0.25;

/** On a phone: the parts of the board in one row, each with the number of choices that can be made there. */
export function Tabs({ board, sight, open, take }: TabsProps) {
  const { labels } = board.text.words;
  const counts = choicesByPart(board);
  const inSight: PartName = sight.across.from < NEAR ? 'near' : open;
  const tab = (part: PartName, name: string, sign: SpriteId, show: () => void) => {
    const count = counts.get(part) ?? 0;
    return (
      <button type="button" key={part} data-target="" aria-pressed={part === inSight} onClick={show}>
        <Glyph id={sign} />
        <span>{name}</span>
        {count > 0 && <em>{count}</em>}
      </button>
    );
  };
  return (
    <nav className={styles.tabs} aria-label={labels.sheets.board}>
      {tab('near', labels.sheets.board, 'v-ui-village', () => sight.show(0))}
      {sheetsOf(board.view).map((sheet) =>
        tab(sheet, nameOfSheet(board, sheet), sealOf(board, sheet), () => {
          take(sheet);
          sight.show(1);
        }),
      )}
    </nav>
  );
}
