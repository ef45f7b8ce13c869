import type { OwnCard } from '@spielstube/table';
import { Btn, Glyph } from '@spielstube/ui';
import { Link } from 'wouter';
import { recordFileName, saveFile } from '../../parts/save-file.ts';
import cards from '../../table/cards.module.css';
import type { TableStore } from '../../table/table.store.ts';
import { useOnlineWords } from '../online-words.ts';
import type { Visit } from '../visit.ts';
import styles from './request-cards.module.css';

export interface WatchingProps {
  readonly visit: Visit;
  readonly card: OwnCard;
  readonly store: TableStore;
}

/** For whoever looks on: what they see, and where they could step in. For all: that a game was ended. */
export function Watching({ visit, card, store }: WatchingProps) {
  const words = useOnlineWords();
  if (card.status === 'ended') return <Ended card={card} store={store} />;
  if (card.seat !== null || card.status !== 'playing') return null;
  const bot = card.seats.findIndex(({ kind }) => kind === 'bot');
  const sitter = card.seats[bot];
  return (
    <section className={`${cards.card} ${styles.slip} ${styles.oneLine}`} aria-label={words.table.watchTitle}>
      <header>
        <Glyph id="ui-eye" />
        <h3>{words.table.watchTitle}</h3>
      </header>
      <p className={styles.notOnPhone}>{words.table.watchText}</p>
      {sitter?.kind === 'bot' && (
        <p className={styles.ways}>
          <Btn glyph="ui-person" onClick={() => void visit.sit(bot)}>
            {words.letter.stepIn(sitter.name)}
          </Btn>
        </p>
      )}
    </section>
  );
}

function Ended({ card, store }: { card: OwnCard; store: TableStore }) {
  const words = useOnlineWords().table;
  return (
    <section className={`${cards.card} ${styles.slip}`} aria-label={words.ended}>
      <header>
        <Glyph id="ui-door" />
        <h3>{words.ended}</h3>
      </header>
      <p>{words.endedText}</p>
      <p className={styles.ways}>
        <Btn
          glyph="ui-export"
          onClick={() => {
            store.record().then(
              (record) => saveFile(recordFileName(card.game, Date.now()), record),
              () => {},
            );
          }}
        >
          {words.download}
        </Btn>
        {card.next !== null && <Link href={`/table/${card.next}`}>{words.nextTable}</Link>}
      </p>
    </section>
  );
}
