import { Dialog } from '@spielstube/ui';
import { useBook } from '../games/texts.ts';
import { useWords } from '../settings/settings.store.ts';
import { Book } from './book.tsx';

/** The rules book beside the table. */
export function RulesDrawer({ game, rule, onClose }: { game: string; rule: string; onClose(): void }) {
  const words = useWords().rules;
  const book = useBook(game);
  return (
    <Dialog title={words.title} closeLabel={words.close} place="side" onClose={onClose}>
      {book === null ? <p role="status">{words.loading}</p> : <Book book={book} rule={rule} />}
    </Dialog>
  );
}
