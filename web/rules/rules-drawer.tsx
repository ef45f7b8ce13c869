import type { GameText } from '@spielstube/engine';
import { Dialog } from '../parts/dialog.tsx';
import { useWords } from '../settings/settings.store.ts';
import { Book } from './book.tsx';

/** The rules book beside the table. */
export function RulesDrawer({ text, rule, onClose }: { text: GameText; rule: string; onClose(): void }) {
  const words = useWords().rules;
  return (
    <Dialog title={words.title} closeLabel={words.close} place="side" onClose={onClose}>
      <Book book={text.book} rule={rule} />
    </Dialog>
  );
}
