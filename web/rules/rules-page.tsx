import { Sheet } from '@spielstube/ui';
import { use } from 'react';
import { useSearchParams } from 'wouter';
import { type GameParts, partsOf } from '../games/register.ts';
import { Mishap } from '../parts/mishap.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { Book } from './book.tsx';
import styles from './rules-page.module.css';

const texts = new Map<string, ReturnType<GameParts['text']>>();

/** The rules book as a page of its own: /rules/burgundy?rule=BUR-WORKER-04 */
export default function RulesPage({ gameId }: { gameId: string }) {
  const words = useWords();
  const { lang } = useSettings();
  const [search] = useSearchParams();
  const parts = partsOf(gameId);
  if (parts === undefined) return <Mishap title={words.error.noGame} text={words.error.noGameText} />;
  const loading = texts.get(gameId) ?? parts.text();
  texts.set(gameId, loading);
  const text = use(loading)[lang];
  return (
    <div className={styles.page} data-game={gameId}>
      <TopBar title={`${text.title}: ${words.rules.title}`} />
      <main className={styles.main}>
        <Sheet className={styles.sheet}>
          <h2 className="vh">{words.rules.chapters}</h2>
          <Book book={text.book} rule={search.get('rule') ?? ''} />
        </Sheet>
      </main>
    </div>
  );
}
