import { Dialog } from '@spielstube/ui';
import { useBook } from '../games/texts.ts';
import { useWords } from '../settings/settings.store.ts';
import { Book } from './book.tsx';

export interface RulesDrawerProps {
  readonly game: string;
  readonly rule: string;
  readonly chapter: string;
  onClose(): void;
}

/** The rules book beside the table. */
export default function RulesDrawer({ game, rule, chapter, onClose }: RulesDrawerProps) {
  const words = useWords().rules;
  const book = useBook(game);
  return (
    <Dialog title={words.title} closeLabel={words.close} place="side" onClose={onClose}>
      {book === null ? (
        <p role="status">{words.loading}</p>
      ) : (
        <Book book={book} rule={rule} chapter={chapter} />
      )}
    </Dialog>
  );
}
